import { type ArrowType, cardNumber, nodeNumber } from '@banquise/expeditions';
import type { Made, Pattern, Script } from '../../../kit/learn/tutorial.ts';
import { handPlace, nodePlace } from '../places.ts';

const [YELLOW, RED] = [0, 1];
const mark = (place: string): Pattern => ({ type: 'mark', card: cardNumber(place) });
const arrow = (type: ArrowType, colour: number, from: string, to: string): Pattern => ({
  ...{ type, colour },
  ...{ from: nodeNumber(from), to: nodeNumber(to) },
});
const node = (id: string): string => nodePlace(nodeNumber(id));
/** What the opponent does on one turn. */
const turn = (...moves: readonly Pattern[]): readonly Made[] => [...moves, { type: 'end' }].map((move) => [1, move] as const);
const END: Pattern = { type: 'end' };

export const script = {
  seed: 'expeditions 84805',
  seats: 2,
  options: { first: '1' },
  you: 0,
  steps: [
    { id: 'welcome', point: [handPlace(cardNumber('sahara'))] },
    { id: 'mark', play: [mark('sahara')] },
    {
      id: 'marked',
      later: [
        [1, mark('novosibirsk')],
        [0, mark('babylon')],
        [1, mark('harappa')],
        [0, mark('persepolis')],
        [1, mark('omatako')],
        [0, mark('douala')],
        [1, mark('madagascar')],
      ],
      point: [node('canary-islands')],
    },
    { id: 'first', play: [arrow('main', YELLOW, 'start', 'athens')] },
    { id: 'over', play: [END], after: turn(arrow('main', RED, 'start', 'b12'), arrow('bonus', RED, 'b12', 'caspian-sea')) },
    { id: 'blue', point: [node('b12')] },
    { id: 'way', play: [arrow('main', YELLOW, 'athens', 'giza')] },
    { id: 'ticket', play: [arrow('ticket-arrow', YELLOW, 'giza', 'sahara')] },
    { id: 'token', play: [END], after: turn(arrow('main', YELLOW, 'sahara', 'timgad')) },
    { id: 'loop', play: [arrow('main', YELLOW, 'timgad', 'athens')] },
    { id: 'restart', play: [arrow('restart', YELLOW, 'timgad', 'b08')] },
    { id: 'common', play: [arrow('bonus', YELLOW, 'b08', 'canary-islands')] },
    { id: 'three', play: [END], after: turn(arrow('main', RED, 'caspian-sea', 'novosibirsk')) },
    { id: 'remove', play: [{ type: 'ticket-remove', colour: YELLOW }] },
    { id: 'again', play: [arrow('bonus', YELLOW, 'b08', 'newfoundland')] },
    { id: 'exchange', play: [{ type: 'ticket-exchange' }] },
    { id: 'keep', play: [{ type: 'exchange-keep', keep: cardNumber('banff'), discard: cardNumber('amur-river') }] },
    { id: 'red', play: [arrow('main', YELLOW, 'newfoundland', 'r07')] },
    {
      id: 'gained',
      play: [END],
      after: turn(arrow('main', RED, 'novosibirsk', 'putorana-plateau'), { type: 'ticket-exchange' }, { type: 'exchange-decline' }),
    },
    { id: 'banff', play: [arrow('main', YELLOW, 'r07', 'banff')] },
    {
      id: 'watch',
      play: [END],
      after: turn(
        arrow('main', RED, 'putorana-plateau', 'zagorsk'),
        arrow('ticket-arrow', RED, 'zagorsk', 'b12'),
        { type: 'restart-decline' },
        { type: 'bonus-decline' },
      ),
    },
    { id: 'both', point: [node('b12')] },
    { id: 'scores', show: 'scores' },
    { id: 'passage', point: [node('r01')] },
    { id: 'finish' },
  ],
} as const satisfies Script;
