import { type ArcticView, game } from '@banquise/arctic';
import { below, copy, seedFromText, start, stream, viewersOf, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';

/** What a person sees of a position: of other people's hands and zones the number of cards, of a pile its faces. */
const seen = (view: ArcticView) => ({
  ...{ river: view.river, tokens: view.tokens, holders: view.holders, deck: view.deck, reserve: view.reserve, markers: view.markers },
  ...{ turn: view.turn, closing: view.closing, final: view.final, totems: view.totems },
  piles: view.piles.map((pile, seat) => pile.map((card, i) => (view.sunk[seat]?.[i] === 0 || seat === view.viewer ? card : 'back'))),
  faceDown: view.sunk.map((sunk) => sunk.map((moment) => moment > 0)),
  hands: view.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.length)),
  zones: view.zones.map((zone, seat) => (seat === view.viewer ? zone : zone.length)),
});

test('the pictures shown one after the other end at the table as it is, whoever looks, in whole random games', () => {
  for (let n = 0; n < 16; n++) {
    const seats = 2 + (n % 3);
    const seed = seedFromText(`frames ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, seats, {}, seed);
    for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
      const before = copy(state);
      const legal = game.moves(state, actor);
      const events = game.apply(state, actor, legal[below(rng, legal.length)] as (typeof legal)[number]);
      for (const viewer of viewersOf(seats)) {
        let view: ArcticView = game.view(before, viewer);
        for (const event of events) for (const frame of frames(view, witness(event, viewer) as typeof event, viewer)) view = frame.view;
        expect(seen(view)).toEqual(seen(game.view(state, viewer)));
      }
    }
  }
});

test('a card that somebody else takes flies to their panel; mine stays itself on its way to my hand', () => {
  const view = game.view(start(game, 2, {}, seedFromText('fly')), 0);
  const card = view.river[2] ?? 0;
  expect(frames(view, { type: 'drew', seat: 1, slot: 2, card }, 0)[0]?.into).toEqual({ [`card:${card}`]: 'seat:1' });
  expect(frames(view, { type: 'drew', seat: 0, slot: 2, card }, 0)[0]?.into).toBeUndefined();
});
