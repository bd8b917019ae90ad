import { FLOORS, squareOf } from '@banquise/boreal';
import type { Told, Turn } from '../../kit/board.ts';
import { type ToldWords, toldWordsOf } from './told-words.ts';
import { type BorealMoment, type BorealTypes, seatOf, textsOf } from './types.ts';

/** Where a card was placed; the top floor is the tenth card, and why the game ends. */
const placeOf = (words: ToldWords, floor: number): string =>
  floor === FLOORS ? `${words.floor(floor)}, ${words.complete}` : words.floor(floor);

/**
 * A turn in one line: what was discovered and where it lies, what its effect did, how the own token moved, in that order, and
 * last the other's, so that no verb after it has two subjects.
 */
export function tell(moment: BorealMoment, { seat, events }: Turn<BorealTypes>): Told | undefined {
  const words = toldWordsOf(moment.language);
  const you = seat === moment.you;
  const name = (card: number): string => textsOf(moment).card(card);
  const deeds: string[] = [];
  const steps: string[] = [];
  const losses: string[] = [];
  let short = '';
  for (const event of events) {
    switch (event.type) {
      case 'discovered':
        deeds.push(words.discovers(you, name(event.card), event.from === 'board' ? squareOf(seatOf(moment), event.column) : undefined));
        short = name(event.card);
        break;
      case 'placed':
        deeds.push(`${deeds.pop() ?? name(event.card)}, ${placeOf(words, event.floor)}`);
        short = `${name(event.card)}, ${placeOf(words, event.floor)}`;
        break;
      case 'located':
        deeds.push(words.locates(you, name(event.card)));
        short = words.locates(you, name(event.card));
        break;
      case 'reserved':
        deeds.push(words.reserves(you, name(event.card)));
        break;
      case 'removed':
        deeds.push(words.removes(you, name(event.card)));
        break;
      case 'swapped-board':
      case 'swapped-pyramid':
        deeds.push(words.swaps(you, name(event.cardA), name(event.cardB)));
        break;
      case 'took':
        deeds.push(words.takes(you, name(event.card)));
        break;
      case 'gained':
        steps.push(words.gains(you, event.to - event.from));
        break;
      case 'lost':
        if (event.from !== event.to)
          losses.push(words.loses(event.seat === moment.you ? undefined : (moment.names[event.seat] ?? ''), event.from - event.to));
        break;
      case 'paid':
        if (event.cost > 0) steps.push(words.pays(you, event.cost));
        break;
      case 'rested':
        steps.push(words.rests(event.to - event.from));
    }
  }
  const full = [...deeds, ...(steps.length === 0 ? [] : [steps.join(', ')]), ...losses].join(words.and);
  return full === '' ? undefined : { full, ...(short !== '' && { short }) };
}
