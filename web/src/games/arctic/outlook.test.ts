import {
  type ArcticMove,
  type ArcticState,
  type ArcticTypes,
  game,
  HAND_LIMIT,
  LANDSCAPE,
  texts as languages,
  MAIN,
  powerInPlay,
  visibleCard,
} from '@banquise/arctic';
import { below, copy, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { momentOf } from '../../kit/moment.ts';
import { choices, drawnAtOnce } from './choices.ts';
import { place, type Shortcut, shortcutTo } from './moves.ts';
import { drawRange, endOf, gainOf, outlookOf, pairOf, powerState, waysAfter } from './outlook.ts';
import { nextStep, powerSays } from './sayings.ts';
import { standingOf, totalOf } from './series.ts';
import type { ArcticMoment } from './types.ts';

const texts = await languages.en();
const [MOOSE, ORCA] = [2, 3];

const at = (state: ArcticState, seat: number): ArcticMoment =>
  momentOf<ArcticTypes>(game, texts, 'en', ['A', 'B', 'C'], seat, game.view(state, seat), game.moves(state, seat));

function everyDecision(games: number, look: (state: ArcticState, seat: number) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`outlook ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 3, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      look(state, seat);
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
}

test('what is foretold of placing comes true: points, the power taken, and where the tokens may go', () => {
  const ways = new Set<number>();
  everyDecision(3, (state, seat) => {
    const moment = at(state, seat);
    const placing = choices(moment).filter(({ verb }) => verb === 'place' || verb === 'under' || verb === 'bottom');
    for (const { moves } of placing.slice(0, 3)) {
      const outlook = outlookOf(moment, moves);
      const trial = copy(state);
      const events = moves.flatMap((move) => game.apply(trial, seat, move));
      const after = game.view(trial, seat);
      expect(outlook.after.runs).toBe(standingOf(after, seat).runs);
      expect(outlook.after.animals).toBe(standingOf(after, seat).animals);
      const total = (view: typeof after): number => totalOf(standingOf(view, seat));
      expect(gainOf(outlook, true)).toBe(total(after) - total(moment.view));
      expect(outlook.missing).toBe(events.filter(({ type }) => type === 'penalised').length);
      if (outlook.power !== undefined) expect(after.holders[outlook.power.animal]).toBe(seat);
      ways.add(outlook.ways.length);
      for (const way of outlook.ways) {
        const further = copy(trial);
        if (way.move !== undefined) game.apply(further, seat, way.move);
        expect(game.view(further, seat).tokens).toEqual(way.tokens);
      }
    }
  });
  expect([...ways].sort()).toEqual([1, 2]);
});

test('the cards that will be drawn are foretold as they come', () => {
  let drawn = 0;
  everyDecision(4, (state, seat) => {
    const moment = at(state, seat);
    const choice = choices(moment).find(({ verb }) => verb === 'place');
    if (choice === undefined || moment.view.final) return;
    const { least, most } = drawRange(moment, choice.moves);
    const trial = copy(state);
    for (const move of choice.moves) game.apply(trial, seat, move);
    const play = (wanted: (type: string) => boolean): void => {
      const legal = game.moves(trial, seat);
      game.apply(trial, seat, legal.find(({ type }) => wanted(type)) ?? (legal[0] as (typeof legal)[number]));
    };
    while (game.view(trial, seat).stage !== 'draw' && game.actors(trial)[0] === seat) play((type) => type === 'skip');
    let taken = 0;
    const more = (): boolean => game.actors(trial)[0] === seat && game.moves(trial, seat).some(({ type }) => type === 'draw');
    for (; more(); taken++) {
      expect(game.moves(trial, seat).some(({ type }) => type === 'stop')).toBe(taken >= least);
      play((type) => type === 'draw');
    }
    expect(taken).toBe(most);
    drawn += taken;
  });
  expect(drawn).toBeGreaterThan(100);
});

test('the prompt tells as many cards as will be drawn, also with a power that comes with the last card, by its name, and what the hand will not keep', () => {
  let spans = 0;
  let warned = 0;
  everyDecision(3, (state, seat) => {
    const moment = at(state, seat);
    const { final, stage, left } = moment.view;
    const cards = stage === 'place' && !final ? (moment.view.hands[seat] ?? []).slice(0, left) : [];
    if (cards.length < left || cards.length === 0) return;
    const { least, most } = drawRange(
      moment,
      cards.map((card) => place(card)),
    );
    const said = nextStep(
      moment,
      cards.map((card) => `hand:${card}`),
    );
    const over = (moment.view.hands[seat]?.length ?? 0) - cards.length + least - HAND_LIMIT;
    const then = moment.after(cards.map((card) => place(card))).view;
    const why = then.holders[MOOSE] === seat && powerInPlay(then, MOOSE).id === 'moose-draw' ? ' (Draw\u00a0±1)' : '';
    const drawn = least < most ? `you draw ${least} to ${most}${why}` : `you draw ${most}`;
    const lost = least < most ? `${over}–${over + most - least}` : `${over}`;
    expect(said).toContain(over > 0 ? `${drawn}, then ${lost}\u00a0to penalties.` : `${drawn}.`);
    if (why !== '') spans++;
    if (over > 0) warned++;
  });
  expect(spans).toBeGreaterThan(0);
  expect(warned).toBeGreaterThan(0);
});

test('of the cards that may be drawn beyond the least, the prompt says that they need not be, and what the hand cannot keep', () => {
  const said = new Set<boolean>();
  let over = 0;
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    if (moment.view.stage !== 'draw') return;
    const sets = choices(moment).filter(({ verb, set = [] }) => verb === 'draw' && set.length > 0);
    for (const { moves, set = [] } of sets.filter((_, n) => n % 5 === 0)) {
      const after = moment.after(moves).moves.map(({ type }) => type);
      if (!after.includes('draw')) continue;
      expect(nextStep(moment, set)).toMatch(after.includes('stop') ? /up to \d more/ : spans(moment, moves) ? /\d to \d more/ : /\d to go/);
      said.add(after.includes('stop'));
      const excess = (moment.view.hands[seat]?.length ?? 0) + set.length - HAND_LIMIT;
      if (!after.includes('stop') || excess <= 0) continue;
      expect(nextStep(moment, set)).toContain(`, then ${excess} to penalties;`);
      over++;
    }
  });
  expect(said).toEqual(new Set([true, false]));
  expect(over).toBeGreaterThan(0);
});

const spans = (moment: ArcticMoment, moves: readonly ArcticMove[]): boolean => {
  const { least, most } = drawRange(moment, moves);
  return least < most;
};

test('a card put under the visible one leaves that one to say what moves', () => {
  let hidden = 0;
  everyDecision(8, (state, seat) => {
    const moment = at(state, seat);
    const choice = choices(moment).find(({ verb, path }) => verb === 'under' && path.at(-1) === 'under');
    if (choice === undefined || moment.view.stage !== 'place') return;
    const [a, b] = pairOf(visibleCard(moment.after(choice.moves).view, seat)).map((animal) => texts.animal(animal));
    expect(nextStep(moment, choice.path)).toContain(`${a} and ${b} move`);
    hidden++;
  });
  expect(hidden).toBeGreaterThan(0);
});

test('while a card may also be traded, the prompt says so', () => {
  let asked = 0;
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    const [card] = moment.view.hands[seat] ?? [];
    const said = card === undefined ? '' : (nextStep(moment, [`hand:${card}`]) ?? '');
    if (!/to go/.test(said)) return;
    expect(/to trade it/.test(said)).toBe(moment.view.stage === 'swap');
    asked += Number(moment.view.stage === 'swap');
  });
  expect(asked).toBeGreaterThan(0);
});

test('a River card that is pointed at first asks what to give for it', () => {
  let asked = 0;
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    if (moment.view.stage !== 'swap') return;
    expect(nextStep(moment, ['river:0'])).toMatch(/^Which card of your hand for .+\?$/);
    asked++;
  });
  expect(asked).toBeGreaterThan(0);
});

test('a single card that may also be traded says what placing it does', () => {
  let asked = 0;
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    const [card] = moment.view.hands[seat] ?? [];
    const said = card === undefined || moment.view.stage !== 'swap' ? '' : (nextStep(moment, [`hand:${card}`]) ?? '');
    if (said === '' || /to go/.test(said)) return;
    expect(said).toMatch(/ move.*\. Or trade it with the River\.$/);
    asked++;
  });
  expect(asked).toBeGreaterThan(0);
});

test('both token moves are there to be seen before one of them is chosen', () => {
  everyDecision(2, (state, seat) => {
    const moment = at(state, seat);
    const ways = waysAfter(moment, []);
    if (moment.view.stage === 'tokens') {
      expect(ways.map(({ id }) => id)).toEqual(['a', 'b']);
      for (const { steps } of ways) expect(steps.map(({ animal }) => animal)).toHaveLength(2);
    } else if (moment.view.stage !== 'walrus') expect(ways).toEqual([]);
  });
});

test('a power shines when it can be used, and says why not otherwise', () => {
  const states = new Set<string>();
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    for (let animal = 0; animal < 6; animal++) {
      const shown = powerState(moment, animal);
      states.add(shown);
      const mine = moment.view.holders[animal] === seat;
      expect(mine).toBe(shown !== 'theirs' && shown !== 'middle');
    }
    const shown: Readonly<Record<string, number>> = { walrus: 5, gift: 0, swap: 4, 'take-back': 4, value: 2 };
    const its = shown[moment.view.stage];
    if (its !== undefined) expect(powerState(moment, its)).toBe('now');
    if (moment.view.stage === 'walrus') expect(powerSays(moment, 5, 'now')).toContain('Landscape');
    // What works by itself is never to be used.
    if (powerInPlay(moment.view, ORCA).id === 'orca-refill') expect(powerState(moment, ORCA)).not.toBe('now');
    // All cards are drawn: none is of use any more in this turn.
    if (moment.view.stage !== 'discard') return;
    for (const [animal, holder] of moment.view.holders.entries()) if (holder === seat) expect(powerState(moment, animal)).toBe('next-turn');
  });
  expect([...states].sort()).toEqual(['active', 'idle', 'later', 'middle', 'next-turn', 'not-last-round', 'now', 'theirs']);
});

test('pointed at, a way says where its tokens will stand, and a card to be taken back how many are placed then', () => {
  const told = new Set<string>();
  everyDecision(6, (state, seat) => {
    const moment = at(state, seat);
    for (const { verb, path, moves } of choices(moment)) {
      if (path.length !== 1 || !['tokens', 'walrus', 'take-back'].includes(verb)) continue;
      const after = copy(state);
      for (const move of moves) game.apply(after, seat, move);
      const figures = (nextStep(moment, path)?.match(/\d+(?=[,.]|\scards?\.)/g) ?? []).map(Number);
      const { tokens, value, hands } = game.view(after, seat);
      const stand = tokens.filter((to, animal) => to !== moment.view.tokens[animal]).map((to) => LANDSCAPE[to]);
      expect(figures.sort()).toEqual(verb === 'take-back' ? [Math.min(value, hands[seat]?.length ?? 0)] : stand.sort());
      told.add(verb);
    }
  });
  expect(told.size).toBe(3);
});

test('a card that is drawn alone says how many come after it', () => {
  const told = new Set<string>();
  everyDecision(12, (state, seat) => {
    const moment = at(state, seat);
    for (const { verb, path, moves } of choices(moment)) {
      if (path.length !== 1 || !['blind', 'recover', 'draw'].includes(verb)) continue;
      // Where others are chosen with it, it does not come alone.
      if (verb === 'draw' && drawnAtOnce(moment, shortcutTo(moment, 'draw') as Shortcut) > 1) continue;
      const after = copy(state);
      for (const move of moves) game.apply(after, seat, move);
      let least: number | undefined;
      let most = 0;
      for (let legal = game.moves(after, seat); legal.some(({ type }) => type === 'draw'); legal = game.moves(after, seat)) {
        if (legal.some(({ type }) => type === 'stop')) least ??= most;
        game.apply(after, seat, legal.find(({ type }) => type === 'draw') as ArcticMove);
        most++;
      }
      least ??= most;
      const then = nextStep(moment, path)?.match(/, then (.*?) more/)?.[1] ?? '';
      expect(then).toBe(most === 0 ? '' : least === 0 ? `up to ${most}` : `${least < most ? `${least} to ${most}` : most}`);
      told.add(`${verb} ${most > 0}`);
    }
  });
  expect([...told].sort()).toEqual(['blind false', 'blind true', 'draw false', 'draw true', 'recover false', 'recover true']);
});

test('the end comes nearer: some turns, then the last round, then the last turn', () => {
  const distances: string[] = [];
  everyDecision(1, (state) => {
    const { distance } = endOf(game.view(state, 'spectator'));
    if (distances.at(-1) !== distance) distances.push(distance);
  });
  expect(distances.filter((distance) => distance !== 'near')).toEqual(['far', 'closing', 'final']);
});

test('the power taken is that of the main animal of the card on top', () => {
  everyDecision(1, (state, seat) => {
    const moment = at(state, seat);
    const choice = choices(moment).find(({ verb, path }) => verb === 'place' && path.at(-1) !== 'pile');
    if (choice === undefined) return;
    const { power, visible } = outlookOf(moment, choice.moves);
    if (power !== undefined) expect(power.animal).toBe(MAIN[visible]);
  });
});
