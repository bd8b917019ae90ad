import { arrowBetween, game, nodeNumber } from '@banquise/expeditions';
import { below, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/en/index.ts';
import { armed, nextPlaces } from '../../kit/choice.ts';
import { momentOf } from '../../kit/moment.ts';
import { help, reason } from './caption.tsx';
import { arrowsAbout, choices, obvious, openArrows, refusalAt } from './choices.ts';
import { endsOf, pointOf } from './geometry.ts';
import { outlookOf, pointsOf } from './outlook.ts';
import { expeditionPlace, nodePlace, ticketPlace } from './places.ts';

type State = ReturnType<typeof start<import('./types.ts').ExpeditionsTypes>>;

const at = (state: State, seat: number) => momentOf(game, texts, 'en', ['A', 'B'], seat, game.view(state, seat), game.moves(state, seat));

/** Walks through random games and shows every decision to the test. */
function everyDecision(games: number, most: number, look: (state: State, seat: number) => void): void {
  for (let n = 0; n < games; n++) {
    const seed = seedFromText(`choices ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2 + (n % 5), {}, seed);
    for (let seat = game.actors(state)[0], i = 0; seat !== undefined && i < most; seat = game.actors(state)[0], i++) {
      look(state, seat);
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
  }
}

/** The first decision after the key places are marked. */
function firstTurn(): State {
  const state = start(game, 2, { first: '1' }, seedFromText('first turn'));
  while (state.stage === 'mark') game.apply(state, state.turn, game.moves(state, state.turn)[0] as never);
  return state;
}

test('every legal move can be made by pointing at the table, and nothing else can', () => {
  everyDecision(6, 300, (state, seat) => {
    const found = new Set(choices(at(state, seat)).flatMap(({ moves }) => moves));
    const legal = game.moves(state, seat);
    // One expectation for all of a decision: thousands of them are slow.
    expect(found.size).toBe(legal.length);
    expect(legal.filter((move) => !found.has(move))).toEqual([]);
  });
});

test('no choice hides another: each is armed at the end of its own path and leaves nothing open there', () => {
  everyDecision(4, 200, (state, seat) => {
    const found = choices(at(state, seat));
    const pointed = found.filter(({ path }) => path.length > 0);
    expect(pointed.filter((choice) => !armed(found, choice.path).includes(choice))).toEqual([]);
    expect(pointed.filter(({ path }) => nextPlaces(found, path).size > 0)).toEqual([]);
  });
});

test('the same arrow can be the main action or cost a ticket, and a second click means the main action', () => {
  const found = choices(at(firstTurn(), 0));
  const path = [expeditionPlace(0), nodePlace(nodeNumber('rome'))];
  expect(armed(found, path).map(({ verb }) => verb)).toEqual(['main', 'ticket-arrow']);
  expect(obvious(armed(found, path))?.verb).toBe('main');
});

test('an end that all three expeditions can reach asks for the expedition', () => {
  const found = choices(at(firstTurn(), 0));
  expect(nextPlaces(found, [nodePlace(nodeNumber('rome'))]).size).toBe(3);
  expect(openArrows(found, [nodePlace(nodeNumber('rome'))]).length).toBe(3);
});

test('after the main action an arrow costs a ticket, so it begins at the ticket', () => {
  const state = firstTurn();
  game.apply(state, 0, game.moves(state, 0).find((move) => move.type === 'main' && move.to === nodeNumber('rome')) as never);
  const first = nextPlaces(choices(at(state, 0)), []);
  expect(first.has(ticketPlace('arrow'))).toBe(true);
  expect([...first].some((place) => place.startsWith('node:'))).toBe(false);
  expect(refusalAt(at(state, 0), nodePlace(nodeNumber('athens')), [])).toContain('ticket');
  // Then the expedition may be chosen, as without one.
  expect(nextPlaces(choices(at(state, 0)), [ticketPlace('arrow')]).has(expeditionPlace(1))).toBe(true);
  expect(nextPlaces(choices(at(state, 0)), [ticketPlace('arrow'), expeditionPlace(1)]).has(nodePlace(nodeNumber('athens')))).toBe(true);
});

test('a place that cannot be reached says from where its expedition goes on', () => {
  const state = firstTurn();
  expect(refusalAt(at(state, 0), nodePlace(nodeNumber('uluru')), [expeditionPlace(1)])).toContain('red');
});

test('what the ledge foretells of my points comes true', () => {
  everyDecision(4, 120, (state, seat) => {
    for (const move of game.moves(state, seat).slice(0, 20)) {
      const { points } = outlookOf(at(state, seat), move);
      const trial = structuredClone(state);
      game.apply(trial, seat, move);
      expect(points.after).toBe(pointsOf(game.view(trial, seat))[seat]);
    }
  });
});

test('what is foretold names no card that the player does not know', () => {
  everyDecision(4, 120, (state, seat) => {
    const moment = at(state, seat);
    const known = new Set([...moment.view.hands.flat(), ...moment.view.row]);
    for (const move of game.moves(state, seat).slice(0, 20))
      for (const event of outlookOf(moment, move).events)
        if ('card' in event && event.type !== 'marked') expect(known.has(event.card)).toBe(true);
  });
});

test('a place too far for an arrow says how far, from the expedition that was chosen, for the ticket as for the turn', () => {
  const state = firstTurn();
  const [rome, kush] = [nodeNumber('rome'), nodePlace(nodeNumber('kush'))];
  const arrow = game.moves(state, 0).find((move) => move.type === 'main' && move.colour === 1 && move.to === rome);
  expect(reason(at(state, 0), kush, [])).toMatch(/^Kush: 4\u00a0arrows from the start\./);
  game.apply(state, 0, arrow as never);
  const after = at(state, 0);
  expect(reason(after, kush, [ticketPlace('arrow')])).toMatch(/^Kush: 4\u00a0arrows from red\./);
  expect(reason(after, kush, [ticketPlace('arrow'), expeditionPlace(0)])).toMatch(/^Kush: 4\u00a0arrows from yellow\./);
});

test('a bubble says once how far a place out of reach is, and what it is to the reader', () => {
  const moment = at(firstTurn(), 0);
  const bubble = (node: number): string => {
    const lines = help(moment, nodePlace(node))?.lines ?? [];
    return [reason(moment, nodePlace(node), []), ...lines.flatMap(({ text, aside }) => (aside === true ? [] : [text]))].join(' ');
  };
  const far = moment.view.hands[0]?.map((card) => card + 1).filter((node) => reason(moment, nodePlace(node), []) !== '') ?? [];
  expect(far.length).toBeGreaterThan(3);
  for (const node of far) {
    expect(bubble(node).match(/your objective/gi)).toHaveLength(1);
    expect(bubble(node).match(/\d\u00a0arrows/g)).toHaveLength(1);
  }
  expect(bubble(nodeNumber('r01')).match(/gives a ticket/g)).toHaveLength(1);
  expect(bubble(nodeNumber('r01'))).toMatch(/both edges/);
});

test('an expedition beside a passage shows the edge where it stands, and a ticket the arrow that it takes', () => {
  const state = firstTurn();
  const fiordland = nodeNumber('fiordland');
  const last = arrowBetween(nodeNumber('great-barrier-reef'), fiordland);
  const moment = at(state, state.turn);
  const there = {
    ...moment,
    view: { ...moment.view, expeditions: moment.view.expeditions.with(0, { arrows: [last], tip: fiordland, left: 44 } as never) },
    moves: [{ type: 'main' as const, colour: 0 as const, from: fiordland, to: nodeNumber('r03') }],
  };
  const { x } = pointOf(nodeNumber('r03'), 'right');
  expect(endsOf(arrowsAbout(there, 0, [])).map((point) => point.x)).toEqual([pointOf(fiordland).x, x]);
  expect(arrowsAbout(there, 0, [ticketPlace('remove')])).toEqual([last]);
});
