import { OBJECTIVES, type ObjectiveId, placeOf } from '@banquise/borealis';
import type { FirstGame, Told, Turn } from '../../kit/board.ts';
import { briefly, faceOf } from './describe.ts';
import { type BorealisEvent, type BorealisMoment, type BorealisTypes, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** A turn in one line: what was observed and where, what the flag did, what was taken. */
export function tell(moment: BorealisMoment, turn: Turn<BorealisTypes>): Told {
  const you = turn.seat === moment.you;
  const said: readonly (readonly [boolean, string])[] = (turn.events as readonly BorealisEvent[]).flatMap((event) =>
    'seat' in event && event.seat !== turn.seat ? [] : [phrase(moment, event, you)],
  );
  const all = said.filter(([, text]) => text !== '');
  return {
    full: all.map(([, text]) => text).join(', '),
    short: all.flatMap(([main, text]) => (main ? [text] : [])).join(', '),
  };
}

/** What an event adds to the line, and whether it stays where there is little room. */
function phrase(moment: BorealisMoment, event: BorealisEvent, you: boolean): readonly [boolean, string] {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const at = (site: number): string => words.at[placeOf(site)] ?? '';
  switch (event.type) {
    case 'chosen':
      return [true, words.toldChooses(you)];
    case 'kept':
      return [true, words.toldReplaced(0, you)];
    case 'observed':
      return [true, words.toldObserved(texts.words.species[faceOf(event.card).species], at(event.site), you)];
    case 'advanced':
      return [true, words.toldFlag(event.stars)];
    case 'reached':
      return [true, words.toldReached(texts.words.objective[OBJECTIVES[event.objective] as ObjectiveId].name)];
    case 'took':
      return [false, words.toldTakes(briefly(moment, event.card), you)];
    case 'drew':
      return [false, words.toldDraws(event.count, you)];
    case 'refreshed':
      return [false, words.toldRefreshed(you)];
    case 'returned':
      return [true, words.toldRegroups(at(event.site), you)];
    case 'triggered':
      return [true, words.lastRound];
    default:
      return [false, ''];
  }
}

export const firstGame = ({ language }: BorealisMoment): FirstGame => wordsOf(language).firstGame;
