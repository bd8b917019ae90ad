import { game } from '@banquise/expeditions';
import { below, seedFromText, start, stream, type Viewer, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import type { ExpeditionsView, SeenEvent } from './types.ts';

/** What the eye can tell apart on the table. */
const picture = ({
  hands,
  laid,
  recovered,
  tokens,
  tickets,
  deck,
  row,
  drawn,
  expeditions,
  turn,
  round,
  ending,
  bonus,
  mainDone,
  ticketsUsed,
}: ExpeditionsView) => ({
  hands: hands.map((hand) => [...hand].sort((a, b) => a - b)),
  ...{ laid, recovered, tokens, tickets, row, drawn, expeditions, turn, round, ending, bonus, mainDone, ticketsUsed },
  deck: deck.length,
});

test.each([2, 6])('with %i players the last frame of every move is the table as it then is, through all eyes', (seats) => {
  for (let n = 0; n < 4; n++) {
    const seed = seedFromText(`frames ${seats} ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, seats, {}, seed);
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    for (let seat = game.actors(state)[0], i = 0; seat !== undefined && i < 400; seat = game.actors(state)[0], i++) {
      const before = viewers.map((viewer) => game.view(state, viewer));
      const legal = game.moves(state, seat);
      const events = game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
      viewers.forEach((viewer, v) => {
        let view = before[v] as ExpeditionsView;
        for (const event of events) {
          const seen = witness(event, viewer) as SeenEvent;
          for (const frame of frames(view, seen, viewer)) view = frame.view;
        }
        expect(picture(view)).toEqual(picture(game.view(state, viewer)));
      });
    }
  }
});
