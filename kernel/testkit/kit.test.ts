import { describe, expect, test } from 'vitest';
import { EVERYONE, type Game, type Seat, stream } from '../src/index.ts';
import { LAWS, passesTheKit, perft, type Subject, textsOf } from './index.ts';
import { unmetReasons } from './reasons.ts';
import { DRAW, type Pebbles, type PebblesEvent, type PebblesTypes, pebbles } from './toy/pebbles.ts';
import { subject as pebblesSubject } from './toy/subject.ts';
import { dealOf, walk } from './walk.ts';

passesTheKit(pebblesSubject, { games: 60 });

/** Pebbles with one thing wrong, and the law that must notice. */
interface Broken {
  readonly wrong: string;
  readonly law: string;
  readonly game?: Partial<Game<PebblesTypes>>;
  readonly subject?: Partial<Subject<PebblesTypes>>;
}

const { apply, view, refuse, setup, imagine, score, texts } = pebbles;
let clock = 0;

const UNSOUND = 'random games run to their end through sound positions';
const JSON_LAW = 'states and moves survive JSON, and a game goes on from it as it would have';
const REPLAY = 'a record replays to the same end';
const BEHIND = 'no position changes behind one’s back';
const AGREE = 'moves and refusals agree on every move of the vocabulary';
const SECRET = 'what a seat may not know makes no difference to it';
const SHOWN = 'nobody learns a card that nothing showed';
const IMAGINE = 'imagining gives back the same view, and a sound position that can be played';
const SCORER = 'a second scorer finds the same totals';
const WORDS = 'everything that can be met has words in every language';

const changed = (
  state: Pebbles,
  seat: Seat,
  move: typeof DRAW,
  change: (state: Pebbles, events: PebblesEvent[]) => void,
): PebblesEvent[] => {
  const events = apply(state, seat, move);
  change(state, events);
  return events;
};

const BROKEN: readonly Broken[] = [
  { wrong: 'the game never ends', law: UNSOUND, game: { apply: (s, seat, move) => changed(s, seat, move, () => (s.stood = 0)) } },
  {
    wrong: 'a drawn pebble stays in the bag',
    law: UNSOUND,
    game: { apply: (s, seat, move) => changed(s, seat, move, () => move === DRAW && s.bag.push(s.hands[seat] as number)) },
  },
  {
    wrong: 'a seat to act has nothing to do',
    law: UNSOUND,
    game: { moves: (s, seat) => (s.bag.length > 0 ? pebbles.moves(s, seat) : []) },
  },
  { wrong: 'more moves at once than promised', law: UNSOUND, subject: { mostMoves: 1 } },
  {
    wrong: 'a state holds what JSON cannot',
    law: JSON_LAW,
    game: { setup: (...deal) => ({ ...setup(...deal), since: Number.POSITIVE_INFINITY }) },
  },
  { wrong: 'a move is not of the vocabulary', law: JSON_LAW, game: { vocabulary: [DRAW] } },
  {
    wrong: 'play depends on something outside the state',
    law: REPLAY,
    game: { apply: (s, seat, move) => changed(s, seat, move, () => (s.rng[0] = clock++)) },
  },
  { wrong: 'a view shares an array with the state', law: BEHIND, game: { view: (s, viewer) => ({ ...view(s, viewer), laid: s.laid }) } },
  { wrong: 'scoring changes the state', law: BEHIND, game: { score: (s) => score(Object.assign(s, { laid: s.laid.reverse() })) } },
  {
    wrong: 'an illegal move is not refused',
    law: AGREE,
    game: { refuse: (s, seat, move) => (s.bag.length === 0 ? undefined : refuse(s, seat, move)) },
  },
  { wrong: 'a legal move is refused', law: AGREE, game: { refuse: () => ({ code: 'not-your-turn' }) } },
  { wrong: 'a move is listed twice', law: AGREE, game: { moves: (s, seat) => [...pebbles.moves(s, seat), ...pebbles.moves(s, seat)] } },
  { wrong: 'a refusal names no clause', law: AGREE, game: { refusals: { 'not-your-turn': 'P-1' } as never } },
  { wrong: 'a view shows the other hands', law: SECRET, game: { view: (s, viewer) => ({ ...view(s, viewer), hands: s.hands.slice() }) } },
  { wrong: 'a view tells the chance to come', law: SECRET, game: { view: (s, viewer) => ({ ...view(s, viewer), bag: s.rng[0] }) } },
  {
    wrong: 'an event tells everybody what was drawn',
    law: SECRET,
    game: {
      apply: (s, seat, move) => changed(s, seat, move, (_, events) => events.push({ type: 'laid', seat, pebble: s.hands[seat] as number })),
    },
  },
  {
    wrong: 'a secret is addressed to everybody',
    law: SECRET,
    game: {
      apply: (s, seat, move) => apply(s, seat, move).map((e) => (e.type === 'drew' ? { ...e, secret: { ...e.secret, to: EVERYONE } } : e)),
    },
  },
  {
    wrong: 'a refusal tells what is hidden',
    law: SECRET,
    game: { refuse: (s, seat, move) => (refuse(s, seat, move) ? { code: 'bag-empty', left: s.hands[0] as number } : undefined) },
  },
  {
    wrong: 'moves depend on what is hidden',
    law: SECRET,
    game: { moves: (s, seat) => pebbles.moves(s, seat).slice(0, (s.bag[0] ?? 0) > 3 ? 1 : 2) },
  },
  {
    wrong: 'a draw teaches without saying so',
    law: SECRET,
    game: {
      apply: (s, seat, move) => changed(s, seat, move, () => s.knows.fill(EVERYONE)),
      setup: (...deal) => known(setup(...deal)),
      view: (s, viewer) => openView(s, viewer as Seat),
    },
  },
  {
    wrong: 'a draw tells everybody’s memory, but no event',
    law: SHOWN,
    game: {
      apply: (s, seat, move) =>
        changed(s, seat, move, () => {
          if (move === DRAW) s.knows[s.hands[seat] as number] = EVERYONE;
        }),
    },
  },
  {
    wrong: 'a dreamt player has nothing to do',
    law: IMAGINE,
    game: {
      moves: (s, seat) => (s.rng[3] === 7 ? [] : pebbles.moves(s, seat)),
      imagine: (v, rng) => ({ ...imagine(v, rng), rng: [1, 2, 3, 7] }),
    },
  },
  { wrong: 'imagining forgets what was laid', law: IMAGINE, game: { imagine: (v, rng) => ({ ...imagine(v, rng), laid: [] }) } },
  {
    wrong: 'imagining doubles a pebble',
    law: IMAGINE,
    game: {
      imagine: (v, rng) => {
        const dream = imagine(v, rng);
        dream.bag.fill(dream.bag[0] ?? 0);
        return dream;
      },
    },
  },
  {
    wrong: 'the first seat gets a point too many',
    law: SCORER,
    game: { score: (s) => score({ ...s, hands: s.hands.map((pebble, seat) => (seat === 0 ? pebble + 1 : pebble)) }) },
  },
  { wrong: 'the winners are not those ranked first', law: SCORER, game: { score: (s) => ({ ...score(s), winners: [] }) } },
  {
    wrong: 'a language lacks a word',
    law: WORDS,
    game: { texts: { ...texts, it: async () => ({ ...(await texts.it()), line: () => '' }) } },
  },
  {
    wrong: 'a sentence has a hole',
    law: WORDS,
    game: {
      texts: { ...texts, fr: async () => ({ ...(await texts.fr()), prompt: (v: PebblesTypes['View'], names) => `${names[v.turn + 5]}` }) },
    },
  },
];

function known(state: Pebbles): Pebbles {
  state.knows.fill(EVERYONE);
  return state;
}

/** Shows hands to their owners whatever `knows` says. */
function openView(state: Pebbles, viewer: Seat): PebblesTypes['View'] {
  return { ...view(state, viewer), hands: state.hands.map((pebble, seat) => (seat === viewer ? pebble : -1)) };
}

describe('each law bites', () => {
  test.each(BROKEN)('$wrong', async ({ law: name, game, subject }) => {
    const broken = { ...pebblesSubject, ...subject, game: { ...pebbles, ...game } };
    const law = LAWS.find((one) => one.name === name);
    const words = await textsOf(broken);
    const found: string[] = [];
    for (let n = 0; n < 60 && found.length === 0; n++) {
      const one = walk(broken, dealOf(broken, 'broken', n), 4);
      found.push(...(law?.check(broken, one, stream(one.record.seed, 'imagine'), words) ?? []));
    }
    expect(found).not.toEqual([]);
  });

  test('every law of the kit has a broken game', () => {
    expect(LAWS.map(({ name }) => name).filter((name) => !BROKEN.some(({ law }) => law === name))).toEqual([]);
  });

  test('a reason to refuse that cannot occur is found', () => {
    const game = { ...pebbles, refusals: { ...pebbles.refusals, 'no-such-pebble': 'P-1' } };
    expect(unmetReasons({ ...pebblesSubject, game }, 'broken', 60)).toEqual(['no-such-pebble']);
  });

  test('a lost move shows in the counts of positions', () => {
    const broken = { ...pebblesSubject, game: { ...pebbles, moves: (s: Pebbles, seat: Seat) => pebbles.moves(s, seat).slice(0, 1) } };
    const [frozen] = pebblesSubject.perft;
    expect(frozen && perft(broken, frozen.deal, 4)).not.toEqual(frozen?.counts);
  });
});
