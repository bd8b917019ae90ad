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
  witness,
} from '@banquise/kernel';
import { foresee } from '@banquise/table';
import type { Moment, Outlook } from './board.ts';

/** Chance for what is imagined while looking ahead. Nothing that is shown depends on it. */
const dreams = (): Rng => stream(seedFromText('ahead'), 'imagine');

/** Bundles what a board may know. Legal moves come from the table; reasons and outlooks from the view alone. */
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
  let imagined: T['State'] | undefined;
  const state = (): T['State'] => {
    imagined ??= game.imagine(view, dreams());
    return imagined;
  };
  return {
    ...{ game, view, you, names, labels, texts, language, moves },
    refusal(move) {
      if (you === 'spectator' || legal.has(move)) return undefined;
      const refusal = game.refuse(state(), you, move);
      if (refusal === undefined) return undefined;
      const sentence = texts.refusal(refusal);
      said.set(sentence, game.refusals[refusal.code as T['Refusal']['code']]);
      return sentence;
    },
    behind: (sentence) => [...said].flatMap(([words, clause]) => (sentence.includes(words) ? [clause] : [])),
    foresee: (ahead) => outlook(game, view, you === 'spectator' ? 0 : you, ahead),
  };
}

function outlook<T extends GameTypes>(game: Game<T>, view: T['View'], seat: number, moves: readonly T['Move'][]): Outlook<T> {
  const [first, ...others] = moves;
  if (first === undefined) return { reveals: false, events: [], view };
  // One move is foreseen by the table's own means; a chain goes on in the state imagined for the first one.
  if (others.length === 0) {
    const seen = foresee(game, view, seat, first, dreams());
    if (!seen.ok) return { reveals: false, events: [], view };
    return { reveals: seen.value.reveals, events: seen.value.events as readonly T['Event'][], view: seen.value.view };
  }
  const state = game.imagine(view, dreams());
  const knew = state.knows.slice();
  const events: T['Event'][] = [];
  for (const move of moves) {
    if (game.refuse(state, seat, move) !== undefined) break;
    events.push(...game.apply(state, seat, move).map((event: T['Event']) => witness(event, seat) as T['Event']));
  }
  const reveals = state.knows.some((mask, card) => (mask & ~(knew[card] ?? 0)) !== 0);
  return { reveals, events, view: game.view(state, seat) };
}
