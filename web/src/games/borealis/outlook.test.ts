import { type BorealisTexts, game, texts as languages, OBJECTIVES, type ObjectiveId, SCORE_CARDS } from '@banquise/borealis';
import { beforeAll, expect, test } from 'vitest';
import type { Turn } from '../../kit/board.ts';
import { cardText } from './describe.ts';
import { help } from './help.tsx';
import { weighedBy } from './mine.tsx';
import { outline } from './outline.ts';
import { isHot, outlookOf, pointsOf, standingsOf } from './outlook.ts';
import { goalPlace, REFRESH, REGROUP } from './places.ts';
import { nextStep, why } from './speech.ts';
import { firstGame, prepares, roundName, tell } from './tell.ts';
import { at, everyDecision } from './test/walk.ts';
import type { BorealisEvent, BorealisTypes } from './types.ts';
import { wordsOf } from './words/words.ts';

let texts: BorealisTexts;
beforeAll(async () => {
  texts = await languages.en();
});

test('what a site foretells comes true: points, scientists and flag', () => {
  everyDecision(4, (state, seat, move) => {
    if (move.type !== 'observe') return;
    const outlook = outlookOf(at(state, seat, texts), move);
    const trial = structuredClone(state);
    game.apply(trial, seat, move);
    expect(outlook.points.to).toBe(pointsOf(game.view(trial, seat))[seat]);
    expect(outlook.view.players[seat]?.scientists).toEqual(trial.players[seat]?.scientists);
    expect(outlook.advance !== undefined).toBe(trial.players[seat]?.flags.join() !== state.players[seat]?.flags.join());
  });
});

test('a new pool foretells what it costs', () => {
  let paid = 0;
  everyDecision(4, (state, seat, move) => {
    if (move.type !== 'refresh') return;
    const points = weighedBy(at(state, seat, texts), [REFRESH])?.points;
    expect((points?.to ?? 0) - (points?.from ?? 0)).toBe(-1);
    paid++;
  });
  expect(paid).toBeGreaterThan(0);
});

test('an objective that is gone is not said to be open', () => {
  const { goalHelp } = wordsOf('en');
  let gone = 0;
  everyDecision(8, (state, seat) => {
    const moment = at(state, seat, texts);
    moment.view.objectives.forEach((objective, index) => {
      const removed = moment.view.removed[index] === true;
      const said = help(moment, goalPlace(objective))?.lines.some(({ text }) => text === goalHelp);
      expect(said).toBe(!removed);
      if (removed) gone++;
    });
  });
  expect(gone).toBeGreaterThan(0);
});

test('where flags at one height pay, a first game says first that scoring cards can fall', () => {
  const { why } = wordsOf('en').firstGame;
  const firsts = new Set<string>();
  everyDecision(12, (state, seat) => {
    const moment = at(state, seat, texts);
    const level = state.scoreCards.some((card) => SCORE_CARDS[card] === 'S02');
    const said = firstGame(moment).why;
    expect(said[0]).toBe(level ? why[2] : why[0]);
    expect([...said].sort()).toEqual([...why].sort());
    firsts.add(said[0]);
  });
  expect(firsts.size).toBe(2);
});

test('of two objectives reached at once each says its own stars', () => {
  let told = 0;
  everyDecision(1, (state, seat, move) => {
    const moment = at(state, seat, texts);
    if (move.type !== 'take') return;
    const players = moment.view.players.map((player, at) => (at === seat ? { ...player, stars: player.stars + 11 } : player));
    const view = { ...moment.view, players };
    const names = [0, 1].map((index) => texts.words.objective[OBJECTIVES[view.objectives[index] ?? 0] as ObjectiveId].name);
    const outlook = {
      ...outlookOf(moment, move),
      view,
      points: { from: 0, to: 11 },
      reached: [0, 1].map((index) => view.objectives[index] ?? 0),
    };
    for (const name of names) expect(why(moment, outlook)).toContain(`${name}\u00a0+5`);
    expect(why(moment, outlook)).toContain('\u00a0+1');
    told++;
  });
  expect(told).toBeGreaterThan(0);
});

test('an objective is shown full when its player has just reached it, and not before', () => {
  let reached = 0;
  everyDecision(30, (state, seat, move) => {
    const trial = structuredClone(state);
    const events = game.apply(trial, seat, move);
    const view = game.view(trial, seat);
    view.objectives.forEach((objective, index) => {
      const mine = standingsOf(view, index)[seat];
      const now = events.some((event) => event.type === 'reached' && event.objective === objective);
      if (now) reached++;
      // O07 rewards the act of bringing people back: once done, the camps are empty again.
      if (objective === 6 || mine === undefined) return;
      if (now) expect(mine.have).toBe(mine.need);
      else if (move.type === 'observe' && view.removed[index] !== true && !mine.got) expect(mine.have).toBeLessThan(mine.need);
    });
  });
  expect(reached).toBeGreaterThan(20);
});

test('the table in words holds my hand card by card, every board and every goal', () => {
  everyDecision(2, (state, seat) => {
    const moment = at(state, seat, texts);
    const sections = outline(moment);
    const hand = sections.find(({ id }) => id === 'hand')?.lines ?? [];
    expect(hand.map((line) => line.split(' (')[0])).toEqual(state.players[seat]?.hand.map((card) => cardText(moment, card)));
    expect(sections.filter(({ id }) => id.startsWith('board-'))).toHaveLength(state.players.length);
    expect(sections.filter(({ id }) => id.startsWith('goal-') || id.startsWith('score-'))).toHaveLength(5);
  });
});

test('the last round is named as soon as it is known, and no other follows it', () => {
  let last = Number.POSITIVE_INFINITY;
  let named = 0;
  everyDecision(4, (state, seat) => {
    const { round } = state;
    if (round === 1) last = Number.POSITIVE_INFINITY;
    expect(round).not.toBeGreaterThan(last);
    const said = roundName(at(state, seat, texts), round);
    if (said === 'Last round') {
      last = round;
      named++;
    } else expect([said, last]).toEqual([`Round ${round}`, Number.POSITIVE_INFINITY]);
  });
  expect(named).toBeGreaterThan(3);
});

test('who reached an objective stands within its sentence', () => {
  let removed = 0;
  let mine = 0;
  everyDecision(8, (state, seat) => {
    const moment = at(state, seat, texts);
    const read = { ...moment, labels: moment.labels.with(seat, 'You') };
    for (const line of outline(read).flatMap((section) => section.lines)) {
      if (!line?.startsWith('Removed.')) continue;
      removed++;
      if (line.includes('you')) mine++;
      expect(line).toMatch(/^Removed\. Reached by (you|Odile|Malo|Inès|Lana)((, | and |, and )(you|Odile|Malo|Inès|Lana))*\.$/);
    }
  });
  expect(mine).toBeGreaterThan(0);
  expect(removed).toBeGreaterThan(mine);
});

test('a regroup says before it is made which scoring card it empties and which objective it reaches', () => {
  let [lost, reached] = [0, 0];
  everyDecision(20, (state, seat, move) => {
    if (move.type !== 'regroup') return;
    const moment = at(state, seat, texts);
    const said = nextStep(moment, [REGROUP]) ?? '';
    const [, by] = /Safe Return −(\d+)/.exec(said) ?? [];
    const camps = [0, 1, 2, 12, 13, 14].reduce((sum, place) => sum + (state.players[seat]?.scientists[place] ?? 0), 0);
    const pays = state.scoreCards.some((card) => SCORE_CARDS[card] === 'S07');
    expect(Number(by ?? 0)).toBe(pays ? 3 * camps : 0);
    if (by !== undefined) lost++;
    const shift = moment.view.objectives.findIndex((index) => OBJECTIVES[index] === 'O07');
    const open = shift >= 0 && moment.view.removed[shift] !== true && ((moment.view.reached[shift] ?? 0) & (1 << seat)) === 0;
    expect(said.includes('Morning Shift +5')).toBe(open && camps >= 5);
    if (open && camps >= 5) reached++;
  });
  expect(lost).toBeGreaterThan(0);
  expect(reached).toBeGreaterThan(0);
});

test('a regroup that brings nobody back is a turn, not a preparation', () => {
  let idle = 0;
  everyDecision(20, (state, seat, move) => {
    const events = game.apply(structuredClone(state), seat, move);
    const begins = move.type === 'observe' || move.type === 'regroup';
    expect(prepares({ seat, first: 0, last: 1, events })).toBe(!begins);
    if (move.type === 'regroup' && !events.some(({ type }) => type === 'returned')) idle++;
  });
  expect(idle).toBeGreaterThan(0);
});

test('drawing, taking and a new pool say that the discard pile is shuffled when the deck does not suffice', () => {
  const said = new Set<string>();
  everyDecision(1, (state, seat, move) => {
    if (state.stage !== 'draw' || move.type === 'refresh') return;
    for (const deck of [0, 3, 4]) {
      const moment = at({ ...state, deck: state.deck.slice(0, deck) }, seat, texts);
      for (const place of ['deck', 'market:0', REFRESH])
        said.add(`${place} ${deck}: ${nextStep(moment, [place])?.endsWith('Deck used up: the discard pile is shuffled.')}`);
    }
  });
  const wants = [...said].filter((line) => line.endsWith('true')).map((line) => line.replace(': true', ''));
  expect(wants.sort()).toEqual(['deck 0', 'market:0 0', `${REFRESH} 0`, `${REFRESH} 3`].sort());
  expect(said.size).toBe(9);
});

test('a turn is told without the starting cards that were chosen just before it', () => {
  let told = 0;
  everyDecision(3, (state, seat, move) => {
    if (move.type !== 'observe' || state.round > 1) return;
    const moment = at(state, seat, texts);
    const events = game.apply(structuredClone(state), seat, move);
    const turn = { seat, first: 0, last: 1, events };
    const both = { ...turn, events: [{ type: 'chosen' as const, seat }, { type: 'kept' as const, seat }, ...events] };
    expect(tell(moment, both as typeof turn)).toEqual(tell(moment, turn));
    told++;
  });
  expect(told).toBeGreaterThan(2);
});

test('how many starting cards somebody replaced is told as soon as all have chosen, whoever chose last', () => {
  const chosen = (seat: number, ...events: BorealisEvent[]): Turn<BorealisTypes> => ({
    ...{ seat, first: seat, last: seat },
    events: [{ type: 'chosen', seat, secret: { to: 0, cards: [] } }, ...events],
  });
  const [first, last] = [chosen(0), chosen(1, { type: 'discarded', seat: 0, cards: [1, 2, 3] }, { type: 'kept', seat: 1 })];
  let read = 0;
  everyDecision(1, (state, seat, move) => {
    if (move.type !== 'replace' || seat !== 1) return;
    const said = (turn: Turn<BorealisTypes>, later: Turn<BorealisTypes>[]): string | undefined =>
      tell(at(state, seat, texts), turn, later).short;
    expect(said(first, [])).toBe('Has chosen');
    expect(said(first, [last])).toBe('Replaces 3\u00a0cards');
    expect(said(last, [])).toBe('Keep your hand');
    read++;
  });
  expect(read).toBe(1);
});

test('the short words of a turn are two: what was done, and where or for how many objectives', () => {
  const seen = new Set<string>();
  everyDecision(20, (state, seat, move) => {
    if (move.type !== 'observe') return;
    const events = game.apply(structuredClone(state), seat, move);
    const { short = '' } = tell(at(state, seat, texts), { seat, first: 0, last: 1, events });
    const reached = events.filter(({ type }) => type === 'reached').length;
    expect(short).toMatch(
      reached === 0 ? /^\w+ (on the left|in the middle|on the right)$/ : reached === 1 ? /^\w+, objective$/ : /^\w+, 2\u00a0objectives$/,
    );
    seen.add(events.some(({ type }) => type === 'triggered') ? 'last' : `${reached}`);
  });
  expect([...seen].sort()).toEqual(expect.arrayContaining(['0', '1', 'last']));
});

test('an objective is said to be possible only while somebody may still reach it in the round', () => {
  const table = { players: [{}, {}, {}], removed: [false], first: 1 };
  const hot = (reached: number, turn: number, stage: string): boolean =>
    isHot({ ...table, reached: [reached], turn, stage } as unknown as Parameters<typeof isHot>[0], 0);
  expect(hot(0b000, 1, 'action')).toBe(false);
  expect(hot(0b010, 1, 'draw')).toBe(true);
  expect(hot(0b010, 0, 'action')).toBe(true);
  // The last of the round has been tested and draws; nobody plays after.
  expect(hot(0b010, 0, 'draw')).toBe(false);
  expect(hot(0b111, 0, 'action')).toBe(false);
});
