import { copy, fork, type GameTypes, learnt, type Rng, type Viewer, viewersOf, witness } from '../src/index.ts';
import { difference } from './difference.ts';
import type { Subject } from './subject.ts';
import type { Sample, Walk } from './walk.ts';

/**
 * Two positions that differ only in what a viewer may not know must be one to that viewer: same view, same moves, same
 * refusals; and a move that leaves the views equal must have looked the same. A move of which `knows` says that nobody
 * learnt anything must leave them equal.
 */
export function nonInterference<T extends GameTypes>(subject: Subject<T>, { samples, record }: Walk<T>, rng: Rng): string[] {
  return samples.flatMap((sample) => viewersOf(record.seats.length).flatMap((viewer) => pair(subject, sample, viewer, rng).breaches));
}

/** One sampled pair: what is wrong, and whether the two positions differed at all. */
export function pair<T extends GameTypes>(
  subject: Subject<T>,
  sample: Sample<T>,
  viewer: Viewer,
  rng: Rng,
): { breaches: string[]; differed: boolean } {
  const { game } = subject;
  const here = sample.before;
  const there = subject.scramble(copy(here), viewer, fork(rng));
  const breaches: string[] = [];
  const compare = (what: string, a: unknown, b: unknown): void => {
    const found = difference(a, b);
    if (found !== undefined) breaches.push(`viewer ${viewer}, ${what}: ${found}`);
  };
  const differed = difference({ ...here, rng: 0 }, { ...there, rng: 0 }) !== undefined;
  compare('view', game.view(there, viewer), game.view(here, viewer));
  compare('actors', game.actors(there), game.actors(here));
  if (viewer !== 'spectator') {
    compare('moves', game.moves(there, viewer), game.moves(here, viewer));
    // Refusals are answers too: a reason must not tell what the seat cannot know. A slice keeps large vocabularies cheap.
    const { vocabulary } = game;
    for (let i = 0, at = rng[0] % vocabulary.length; i < Math.min(vocabulary.length, 200); i++, at = (at + 7) % vocabulary.length) {
      const move = vocabulary[at] as T['Move'];
      compare(`refusal of ${JSON.stringify(move)}`, game.refuse(there, viewer, move), game.refuse(here, viewer, move));
    }
  }
  // The other position may hold another hand for the acting seat: only a move that both know can be compared.
  if (breaches.length === 0 && game.refuse(there, sample.seat, sample.move) === undefined) {
    const events = game.apply(there, sample.seat, sample.move);
    const unlike = difference(game.view(there, viewer), game.view(sample.after, viewer));
    if (unlike === undefined) {
      compare(
        `events of ${JSON.stringify(sample.move)}`,
        events.map((event) => witness(event, viewer)),
        sample.events.map((event) => witness(event, viewer)),
      );
    } else if (viewer === sample.seat && !learnt(here.knows, sample.after.knows)) {
      breaches.push(`viewer ${viewer}, ${JSON.stringify(sample.move)} taught nobody anything, yet the view changed: ${unlike}`);
    }
  }
  return { breaches, differed };
}
