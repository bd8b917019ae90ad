import { nodeOf } from '@banquise/expeditions';
import { signed } from '@banquise/kernel';
import { choices, isArrow, lastArrow } from './choices.ts';
import { nameOf } from './outline.ts';
import { type ExpeditionsOutlook, outlookOf } from './outlook.ts';
import { parse, ticketPlace } from './places.ts';
import type { ExpeditionsMoment, ExpeditionsMove } from './types.ts';
import { wordsOf } from './words/index.ts';

/** The prompt while a choice is under way: what is lacking, or what the button will do. */
export function nextStep(moment: ExpeditionsMoment, picked: readonly string[]): string | undefined {
  const words = wordsOf(moment.language);
  const [first = ''] = picked;
  const { kind, numbers } = parse(picked.at(-1) ?? '');
  const [n = 0] = numbers;
  const meant = choices(moment).find(({ path }) => path.length === picked.length && path.every((place, i) => place === picked[i]));
  const move = meant?.moves[0];
  if (move !== undefined) return deed(moment, move);
  if (first === ticketPlace('remove') && picked.length === 1) return words.chooseRemoval;
  if (first === ticketPlace('arrow') && picked.length === 1) return words.ticketArrowStep;
  if (kind === 'exp') return words.chooseEndOf(n);
  if (kind === 'drawn') return words.chooseDiscard(nameOf(moment, nodeOf(n)));
  return kind === 'node' ? words.chooseArrow(nameOf(moment, n)) : undefined;
}

/** What a move does, in one sentence. */
function deed(moment: ExpeditionsMoment, move: ExpeditionsMove): string | undefined {
  const words = wordsOf(moment.language);
  const name = (node: number): string => nameOf(moment, node);
  if (isArrow(move)) {
    const lead = words.leads[move.type](move.colour, name(move.to), name(move.from));
    const follows = brief(moment, outlookOf(moment, move)).join(', ');
    return follows === '' ? `${lead}.` : `${lead}${words.toldBreak}${follows}.`;
  }
  switch (move.type) {
    case 'ticket-remove': {
      const last = lastArrow(moment.view.expeditions[move.colour]?.arrows ?? []);
      return words.removes(move.colour, name(last?.from ?? 0), name(last?.to ?? 0));
    }
    case 'ticket-exchange':
      return words.exchangeStep;
    case 'exchange-keep':
      return words.comes(name(nodeOf(move.keep)), name(nodeOf(move.discard)));
    default:
      return undefined;
  }
}

/** What an arrow would set off, as short as a phone has it beside the place: the sentences stand with the buttons. */
function brief(moment: ExpeditionsMoment, { points, ticket, bonus, loop, theirs, ending }: ExpeditionsOutlook): string[] {
  const words = wordsOf(moment.language);
  const gain = points.after - points.now;
  const said: [boolean, string][] = [
    [gain !== 0, signed(gain)],
    [theirs !== undefined, words.theirsBrief(moment.labels[theirs ?? 0] ?? '')],
    [ticket, words.toldTicket(1)],
    [bonus, words.bonusBrief],
    [loop, words.loopBrief],
  ];
  return [...said.flatMap(([is, word]) => (is ? [word] : [])), ...(ending === undefined ? [] : [words.toldEnding(ending)])];
}

/** What comes of an arrow that is placed or removed, in sentences. */
export function gains(moment: ExpeditionsMoment, colour: number, outlook: ExpeditionsOutlook): string[] {
  const words = wordsOf(moment.language);
  const { mine, token, common, theirs, ticket, bonus, loop, last, ending } = outlook;
  const said: [boolean, string][] = [
    [mine, words.mineWould],
    [token, words.tokenWould],
    [common, words.commonWould],
    [theirs !== undefined, words.theirsWould(moment.names[theirs ?? 0] ?? '')],
    [ticket, words.ticketWould],
    [bonus, words.bonusWould],
    // With no arrow left it would not set out again.
    [loop && !last, words.loopWould(colour)],
    // The last of all three ends the game, which says more.
    [last && ending === undefined, words.lastWould(colour)],
  ];
  return [...said.flatMap(([is, sentence]) => (is ? [sentence] : [])), ...(ending === undefined ? [] : [words.endingWould(ending)])];
}
