import { cardOf, game } from '@banquise/boreal';
import { below, seedFromText, start, stream, type Texts } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { nextPlaces } from '../../kit/choice.ts';
import { momentOf } from '../../kit/moment.ts';
import { choices, columnPlace, reason } from './choices.ts';
import { outlookOf, pointsOf } from './outlook.ts';
import type { BorealTypes } from './types.ts';

const texts = { refusal: ({ code }: { code: string }) => code } as unknown as Texts<BorealTypes>;

/** Walks through random games and shows every decision to the test. */
function everyDecision(games: number, look: (state: ReturnType<typeof start<BorealTypes>>, seat: number) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`outlook ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      look(state, seat);
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
}

const at = (state: ReturnType<typeof start<BorealTypes>>, seat: number) =>
  momentOf(game, texts, 'en', ['A', 'B'], seat, game.view(state, seat), game.moves(state, seat));

test('every legal move can be made by pointing at the table, and nothing else can', () => {
  everyDecision(6, (state, seat) => {
    const found = choices(at(state, seat));
    const first = new Set(found.map(({ moves }) => moves[0]));
    expect(first).toEqual(new Set(game.moves(state, seat)));
    for (const { moves } of found) {
      const trial = structuredClone(state);
      for (const move of moves) {
        expect(game.refuse(trial, seat, move)).toBeUndefined();
        game.apply(trial, seat, move);
      }
    }
  });
});

test('the button of a card also places it where one place only is open, and nowhere else', () => {
  const asked = new Set<boolean>();
  everyDecision(6, (state, seat) => {
    const found = choices(at(state, seat)).filter(({ verb }) => verb === 'discover');
    for (const { path, moves } of found.filter(({ path }) => path.length === 1)) {
      const whole = found.filter((other) => other.path.length === 2 && other.path[0] === path[0]);
      asked.add(whole.length > 1);
      expect(moves).toEqual(whole.length === 1 ? whole[0]?.moves : [moves[0]]);
    }
  });
  expect(asked.size).toBe(2);
});

test('a chosen card of the board always has somewhere to go: a slot, or the reserve', () => {
  everyDecision(4, (state, seat) => {
    if (state.stage !== 'action') return;
    const found = choices(at(state, seat));
    for (const place of nextPlaces(found, [])) expect(nextPlaces(found, [place]).size).toBeGreaterThan(0);
  });
});

test('what the ledge foretells comes true: compasses and points', () => {
  everyDecision(6, (state, seat) => {
    for (const { moves } of choices(at(state, seat)).slice(0, 12)) {
      const outlook = outlookOf(at(state, seat), moves);
      const trial = structuredClone(state);
      for (const move of moves) game.apply(trial, seat, move);
      expect(outlook.asks ? outlook.token.paid : outlook.token.rested).toBe(trial.players[seat]?.token);
      expect(outlook.points.after).toBe(pointsOf(game.view(trial, seat))[seat]);
    }
  });
});

test('the rest is foretold also where an effect asks for a choice first, as it comes when the choice changes nothing of it', () => {
  let asked = 0;
  everyDecision(6, (state, seat) => {
    for (const { moves } of choices(at(state, seat)).slice(0, 12)) {
      const outlook = outlookOf(at(state, seat), moves);
      const trial = structuredClone(state);
      for (const move of moves) game.apply(trial, seat, move);
      if (!outlook.asks || trial.stage === 'swap-pyramid') continue;
      while (trial.turn === seat && trial.stage !== 'over' && trial.stage !== 'action') {
        const next = game.moves(trial, seat)[0];
        if (next === undefined || next.type === 'swap-pyramid') break;
        game.apply(trial, seat, next);
      }
      if (trial.stage !== 'action' || trial.turn === seat) continue;
      asked++;
      expect(trial.players[seat]?.token).toBe(outlook.token.rested);
    }
  });
  expect(asked).toBeGreaterThan(3);
});

test('a card that is worth a fixed number is worth it wherever it goes, also where two change places', () => {
  let swaps = 0;
  everyDecision(10, (state, seat) => {
    for (const { moves, verb } of choices(at(state, seat)).slice(0, 12)) {
      if (verb !== 'swap') continue;
      const { worth, points } = outlookOf(at(state, seat), moves);
      for (const slot of worth.keys()) expect(cardOf(state.players[seat]?.pyramid[slot] ?? 0).scoring.kind).not.toBe('fixed');
      if (moves[0]?.type !== 'swap-pyramid') continue;
      swaps++;
      expect([...worth.values()].reduce((sum, change) => sum + change, 0)).toBe(points.after - points.now);
    }
  });
  expect(swaps).toBeGreaterThan(3);
});

test('a second Archive is refused for what it is, however far and dear; other cards out of reach can be located', () => {
  const said = new Set<string>();
  everyDecision(8, (state, seat) => {
    if (state.stage !== 'action') return;
    const moment = at(state, seat);
    for (let column = 1; column <= 8; column++) {
      const why = reason(moment, columnPlace(column), 'or locate it');
      const locatable = moment.moves.some((move) => move.type === 'locate' && move.column === column);
      expect(why === '' || why.endsWith('or locate it')).toBe(locatable);
      if (!locatable) said.add(why);
    }
  });
  expect([...said].sort()).toEqual(['empty-column', 'second-archive']);
});
