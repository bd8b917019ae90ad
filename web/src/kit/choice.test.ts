import { expect, test } from 'vitest';
import { armed, type Choice, cancel, drop, landings, lift, NOTHING, nextPlaces, pick, survive } from './choice.ts';

const choices: readonly Choice<string>[] = [
  { path: ['card:1', 'slot:1'], verb: 'discover', moves: ['discover 1', 'place 1'] },
  { path: ['card:1', 'slot:2'], verb: 'discover', moves: ['discover 1', 'place 2'] },
  { path: ['card:1'], verb: 'discover', moves: ['discover 1'] },
  { path: ['card:1'], verb: 'locate', moves: ['locate 1'] },
  { path: ['card:2'], verb: 'locate', moves: ['locate 2'] },
];
const after = (...places: string[]) =>
  places.reduce((step, place) => pick(choices, step.selection, place), { selection: NOTHING } as ReturnType<typeof pick<string>>);

test('at rest, the pieces that can be used are lit', () => {
  expect([...nextPlaces(choices, [])]).toEqual(['card:1', 'card:2']);
});

test('a chosen card lights the places where it can go, and offers what can be done without a place', () => {
  const { selection, commit } = after('card:1');
  expect(commit).toBeUndefined();
  expect([...nextPlaces(choices, selection.picked)]).toEqual(['slot:1', 'slot:2']);
  expect(armed(choices, selection.picked).map(({ verb }) => verb)).toEqual(['discover', 'locate']);
});

test('the second click on the place does it', () => {
  expect(after('card:1', 'slot:2').commit).toBeUndefined();
  const { commit, selection } = after('card:1', 'slot:2', 'slot:2');
  expect(commit?.moves).toEqual(['discover 1', 'place 2']);
  expect(selection).toEqual(NOTHING);
});

test('another place instead of the first one keeps the card in hand', () => {
  expect(after('card:1', 'slot:2', 'slot:1').selection.picked).toEqual(['card:1', 'slot:1']);
});

test('another card instead puts the first one back', () => {
  expect(after('card:1', 'slot:2', 'card:2').selection.picked).toEqual(['card:2']);
});

test('a second click on a card that still needs a place puts it back', () => {
  expect(after('card:1', 'card:1').selection).toEqual(NOTHING);
  expect(after('card:1', 'slot:1', 'card:1').selection.picked).toEqual([]);
});

test('a second click on a card with one thing to do does it', () => {
  expect(after('card:2', 'card:2').commit?.verb).toBe('locate');
});

test('what cannot be chosen is asked about, and nothing else changes', () => {
  expect(after('card:1', 'card:9').selection).toEqual({ picked: ['card:1'], asked: 'card:9' });
});

test('dropping a card on its place chooses both, and one more click there does it; dropping it elsewhere asks why', () => {
  const dropped = drop(choices, NOTHING, 'card:1', 'slot:1');
  expect(dropped).toEqual({ picked: ['card:1', 'slot:1'], asked: null });
  expect(pick(choices, dropped, 'slot:1').commit?.moves).toEqual(['discover 1', 'place 1']);
  expect(drop(choices, NOTHING, 'card:1', 'slot:9')).toEqual({ picked: ['card:1'], asked: 'slot:9' });
});

test('a lifted card is chosen, so that its places are lit; one with nowhere to go changes nothing', () => {
  expect(lift(choices, after('card:2').selection, 'card:1').picked).toEqual(['card:1']);
  expect(lift(choices, after('card:1', 'slot:1').selection, 'card:1').picked).toEqual(['card:1']);
  const before = after('card:1').selection;
  expect(lift(choices, before, 'card:2')).toBe(before);
});

test('escape goes back one step at a time', () => {
  const { selection } = after('card:1', 'slot:1');
  expect(cancel(selection).picked).toEqual(['card:1']);
  expect(cancel(cancel(selection))).toEqual(NOTHING);
});

test('a selection that is no longer possible is dropped when the table changes', () => {
  expect(survive(choices, { picked: ['card:1'], asked: null }).picked).toEqual(['card:1']);
  expect(survive(choices, { picked: ['card:7'], asked: null })).toEqual(NOTHING);
});

test('cards of a set are chosen in any order and taken back one by one; only a button does it', () => {
  const bags: readonly Choice<string>[] = [[], ['a'], ['b'], ['a', 'b']].map((set) => ({
    path: ['camp'],
    set,
    verb: 'regroup',
    moves: [set.join('')],
  }));
  const along = (...places: string[]) =>
    places.reduce((step, place) => pick(bags, step.selection, place), { selection: NOTHING } as ReturnType<typeof pick<string>>);
  expect([...nextPlaces(bags, ['camp'])]).toEqual(['a', 'b']);
  expect(armed(bags, along('camp', 'b', 'a').selection.picked).map(({ moves }) => moves[0])).toEqual(['ab']);
  expect(along('camp', 'b', 'a', 'b').selection.picked).toEqual(['camp', 'a']);
  expect(along('camp', 'b', 'a', 'a').commit).toBeUndefined();
  expect(along('camp', 'b', 'camp').selection).toEqual(NOTHING);
});

test('a second click does it too when the only other place means the same', () => {
  const moves = ['place 1'];
  const pile: readonly Choice<string>[] = [
    { path: ['hand:1'], verb: 'place', moves },
    { path: ['hand:1', 'pile'], verb: 'place', moves },
  ];
  const first = pick(pile, NOTHING, 'hand:1');
  expect(pick(pile, first.selection, 'hand:1').commit?.moves).toEqual(moves);
});

test('a card taken out of a row of chosen ones leaves the others chosen', () => {
  const rows: readonly Choice<string>[] = ['a b', 'b a', 'a c', 'c a', 'b c', 'c b'].map((row) => ({
    path: row.split(' '),
    verb: 'place',
    moves: [row],
  }));
  expect(pick(rows, { picked: ['a', 'b'], asked: null }, 'a').selection.picked).toEqual(['b']);
});

test('cards dropped on a tray are laid out one after the other, and nothing is done before they are confirmed', () => {
  const rows: readonly Choice<string>[] = ['a b', 'b a', 'a c', 'c a', 'b c', 'c b'].map((row) => ({
    path: row.split(' '),
    tray: 'pile',
    verb: 'place',
    moves: [row],
  }));
  expect([...landings(rows, 'a')]).toContain('pile');
  expect(lift(rows, NOTHING, 'c')).toBe(NOTHING);
  const first = drop(rows, NOTHING, 'c', 'pile');
  expect(first).toEqual({ picked: ['c'], asked: null });
  const second = drop(rows, first, 'a', 'pile');
  expect(second).toEqual({ picked: ['c', 'a'], asked: null });
  // Once more, nothing changes; another one takes the last place.
  expect(drop(rows, second, 'a', 'pile').picked).toEqual(['c', 'a']);
  expect(drop(rows, second, 'b', 'pile').picked).toEqual(['c', 'b']);
});

test('what only its button does is put back by a second click, and chosen with its place by dropping it', () => {
  const locate = [
    { path: ['card'], button: true, verb: 'locate', moves: ['l'] },
    { path: ['card', 'reserve'], verb: 'locate', moves: ['l'] },
  ] as const;
  const chosen = pick(locate, NOTHING, 'card').selection;
  expect(armed(locate, chosen.picked).map(({ verb }) => verb)).toEqual(['locate']);
  const again = pick(locate, chosen, 'card');
  expect(again.commit).toBeUndefined();
  expect(again.selection.picked).toEqual([]);
  expect(armed(locate, drop(locate, NOTHING, 'card', 'reserve').picked).map(({ verb }) => verb)).toEqual(['locate']);
});
