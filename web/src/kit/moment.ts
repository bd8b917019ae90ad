import {
  type Game,
  type GameTypes,
  type Language,
  type Names,
  type Rng,
  seedFromText,
  stream,
  type Texts,
  type Viewer,
} from '@banquise/kernel';
import { lookAhead } from '@banquise/table';
import type { Moment } from './board.ts';

/** Chance for what is imagined while looking ahead. Nothing that is shown depends on it. */
const dreams = (): Rng => stream(seedFromText('ahead'), 'imagine');

/** Bundles what a board may know. Legal moves come from the table; reasons, and what would follow, from the view alone. */
export function momentOf<T extends GameTypes>(
  game: Game<T>,
  texts: Texts<T>,
  language: Language,
  names: Names,
  you: Viewer,
  view: T['View'],
  moves: readonly T['Move'][],
  labels: Names = names,
): Moment<T> {
  const legal = new Set(moves);
  const said = new Map<string, string>();
  const ahead = lookAhead(game, view, you === 'spectator' ? 0 : you, dreams());
  return {
    ...{ game, view, you, names, labels, texts, language, moves },
    refusal(move) {
      if (you === 'spectator' || legal.has(move)) return undefined;
      const refusal = ahead.refuse(move);
      if (refusal === undefined) return undefined;
      const sentence = texts.refusal(refusal);
      said.set(sentence, game.refusals[refusal.code as T['Refusal']['code']]);
      return sentence;
    },
    behind: (sentence) => [...said].flatMap(([words, clause]) => (sentence.includes(words) ? [clause] : [])),
    after: (some) => ahead.after(some),
  };
}
