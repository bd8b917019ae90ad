import { type BorealisEvent, type BorealisView, game } from '@banquise/borealis';
import { type Viewer, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { everyDecision } from './test/walk.ts';

/** What is drawn of a view: hands of others as a number of cards. */
const drawn = ({ stage, round, turn, deck, discard, market, reached, removed, players }: BorealisView) => ({
  ...{ stage, round, turn, deck, discard, market, reached, removed },
  players: players.map(({ hand, sites, flags, scientists, stars }) => ({ hand: [...hand].sort(), sites, flags, scientists, stars })),
});

test('the pictures of what happened end in the table as it is, for everybody', () => {
  everyDecision(6, (state, seat, move) => {
    const trial = structuredClone(state);
    const viewers: readonly Viewer[] = ['spectator', ...state.players.keys()];
    const before = viewers.map((viewer) => game.view(state, viewer));
    const events = game.apply(trial, seat, move);
    viewers.forEach((viewer, i) => {
      let view = before[i] as BorealisView;
      for (const event of events) view = frames(view, witness(event, viewer) as BorealisEvent, viewer).at(-1)?.view ?? view;
      expect(drawn(view)).toEqual(drawn(game.view(trial, viewer)));
    });
  });
});

test('scientists coming back walk place by place', () => {
  everyDecision(3, (state, seat, move) => {
    if (move.type !== 'place') return;
    const view = game.view(state, seat);
    const trial = structuredClone(state);
    const returned = game.apply(trial, seat, move).find(({ type }) => type === 'returned') as BorealisEvent;
    let last = view.players[seat]?.scientists ?? [];
    for (const shot of frames(view, returned, seat)) {
      const now = shot.view.players[seat]?.scientists ?? [];
      expect(now.reduce((sum, count) => sum + count, 0)).toBe(9);
      expect(now).not.toEqual(last);
      last = now;
    }
    expect(last).toEqual(trial.players[seat]?.scientists);
  });
});
