import {
  below,
  copy,
  findMove,
  fork,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Rng,
  range,
  readRecord,
  replay,
  sees,
  type Texts,
  viewersOf,
  witness,
  writeRecord,
} from '../src/index.ts';
import { difference } from './difference.ts';
import { nonInterference } from './interference.ts';
import type { Subject } from './subject.ts';
import type { Walk } from './walk.ts';

/** The words of the subject in every language, loaded before the laws run. */
export type AllTexts<T extends GameTypes> = Readonly<Record<Language, Texts<T>>>;

export async function textsOf<T extends GameTypes>({ game }: Pick<Subject<T>, 'game'>): Promise<AllTexts<T>> {
  const [fr, it, en] = await Promise.all([game.texts.fr(), game.texts.it(), game.texts.en()]);
  return { fr, it, en };
}

const STEPS_INTO_A_DREAM = 12;

/** What every game must obey, looked at after a random game was played. Returns what is wrong. */
export interface Law {
  readonly name: string;
  check<T extends GameTypes>(subject: Subject<T>, walk: Walk<T>, rng: Rng, texts: AllTexts<T>): string[];
}

export const LAWS: readonly Law[] = [
  {
    name: 'random games run to their end through sound positions',
    check: (_subject, walk) => [...walk.breaches],
  },
  {
    name: 'states and moves survive JSON, and a game goes on from it as it would have',
    check({ game }, { samples }) {
      return samples.flatMap(({ before, seat, move, events, after }) => {
        const state = JSON.parse(JSON.stringify(before));
        const lost = difference(state, before);
        if (lost) return [`state: ${lost}`];
        if (findMove(game, JSON.parse(JSON.stringify(move))) !== move)
          return [`move ${JSON.stringify(move)} is not found in the vocabulary`];
        const again = game.apply(state, seat, move);
        return notes(['events', difference(again, events)], ['continued', difference(state, after)]);
      });
    },
  },
  {
    name: 'a record replays to the same end',
    check({ game }, { record, last }) {
      const read = readRecord(writeRecord(record));
      if (!read.ok) return [`record: ${read.problem.field}`];
      const replayed = replay(game, read.value);
      if (!replayed.ok) return [`replay: ${replayed.problem.field}, expected ${replayed.problem.expected}`];
      return notes(['end', difference(replayed.value, last)]);
    },
  },
  {
    name: 'no position changes behind one’s back',
    check({ game }, { samples, record }, rng) {
      return samples.flatMap(({ before, seat, move, after }) => {
        const asked = copy(before);
        game.actors(asked);
        game.moves(asked, seat);
        game.refuse(asked, seat, move);
        game.score(asked);
        game.judge?.(asked, seat);
        for (const viewer of viewersOf(record.seats.length)) game.imagine(game.view(asked, viewer), rng);
        const changed = difference(asked, before);
        if (changed) return [`asking a question changed the state: ${changed}`];
        // A view and a copy taken now must not feel what is played afterwards.
        const frozen = JSON.stringify(before);
        const living = copy(before);
        const view = game.view(living, seat);
        const seen = JSON.stringify(view);
        game.apply(living, seat, move);
        return notes(
          ['copied', JSON.stringify(before) === frozen ? undefined : 'the original changed with its copy'],
          ['view', JSON.stringify(view) === seen ? undefined : 'the view changed with the state'],
          ['played twice', difference(living, after)],
        );
      });
    },
  },
  {
    name: 'moves and refusals agree on every move of the vocabulary',
    check({ game }, { samples, record }) {
      return samples.flatMap(({ before }) => {
        const actors = game.actors(before);
        return viewersOf(record.seats.length).flatMap((seat) => {
          if (seat === 'spectator') return [];
          const legal = new Set(game.moves(before, seat));
          if (legal.size !== game.moves(before, seat).length) return ['a move is listed twice'];
          if (legal.size > 0 !== actors.includes(seat)) return [`seat ${seat}: ${legal.size} moves, but actors are ${actors}`];
          const wrong: string[] = [];
          let known = 0;
          for (const move of game.vocabulary) {
            const refusal = game.refuse(before, seat, move);
            if (legal.has(move)) known++;
            if (legal.has(move) !== (refusal === undefined))
              wrong.push(
                `seat ${seat}: ${JSON.stringify(move)} ${refusal ? `is listed but refused: ${refusal.code}` : 'is not listed but accepted'}`,
              );
            else if (refusal && !(refusal.code in game.refusals)) wrong.push(`refusal ${refusal.code} names no clause`);
          }
          if (known !== legal.size) wrong.push('a listed move is not of the vocabulary');
          return wrong.slice(0, 3);
        });
      });
    },
  },
  { name: 'what a seat may not know makes no difference to it', check: nonInterference },
  {
    name: 'nobody learns a card that nothing showed',
    check({ cards }, { samples, record }) {
      return samples.flatMap(({ before, after, events }) =>
        viewersOf(record.seats.length).flatMap((viewer) => {
          const shown = numbersIn(events.map((event) => witness(event, viewer)));
          const learns = (card: number): boolean =>
            sees(after.knows[card] as number, viewer) && !sees(before.knows[card] as number, viewer);
          return range(cards)
            .filter((card) => learns(card) && !shown.has(card))
            .map((card) => `viewer ${viewer} suddenly knows card ${card}`);
        }),
      );
    },
  },
  {
    name: 'imagining gives back the same view, and a sound position that can be played',
    check(subject, { samples, record }, rng) {
      const { game } = subject;
      return samples.flatMap(({ before, seat }) =>
        viewersOf(record.seats.length).flatMap((viewer) => {
          const view = game.view(before, viewer);
          const dream = game.imagine(copy(view), fork(rng));
          const wrong = notes(
            ['view', difference(game.view(dream, viewer), view)],
            ['actors', difference(game.actors(dream), game.actors(before))],
          );
          if (viewer === seat) wrong.push(...notes(['moves', difference(game.moves(dream, viewer), game.moves(before, viewer))]));
          wrong.push(...stuck(game, dream, rng));
          return [...wrong, ...subject.breaches(dream).map((breach) => `imagined: ${breach}`)].map((note) => `viewer ${viewer}: ${note}`);
        }),
      );
    },
  },
  {
    name: 'a second scorer finds the same totals',
    check(subject, { samples, last }) {
      return [...samples.map(({ after }) => after), last].flatMap((state) => {
        const { seats, winners } = subject.game.score(state);
        const totals = seats.map(({ total }) => total);
        const first = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
        const lines = seats.every((seat) => difference(Object.keys(seat.lines).sort(), [...subject.game.lines].sort()) === undefined);
        return notes(
          ['totals', difference(totals, subject.rescore(state))],
          ['winners', difference(winners, first)],
          ['lines', lines ? undefined : 'not those that the game declares'],
        );
      });
    },
  },
  {
    name: 'everything that can be met has words in every language',
    check({ game }, { samples, record, last }, _rng, texts) {
      const names = record.seats;
      const wrong: string[] = [];
      const say = (what: string, sentence: string, mayBeEmpty = false): void => {
        if ((sentence.trim() === '' && !mayBeEmpty) || /undefined|NaN|\[object|\bnull\b/.test(sentence))
          wrong.push(`${what}: ${JSON.stringify(sentence)}`);
      };
      for (const language of LANGUAGES) {
        const words = texts[language];
        for (const line of game.lines) say(`${language} line ${line}`, words.line(line));
        for (const { id, values } of game.options) {
          say(`${language} option ${id}`, words.option(id));
          for (const value of values) say(`${language} option ${id}=${value}`, words.optionValue(id, value));
        }
        for (const viewer of viewersOf(names.length))
          say(`${language} prompt at the end`, words.prompt(game.view(last, viewer), names, viewer));
        for (const { before, seat, events } of samples) {
          const view = game.view(before, seat);
          for (const viewer of viewersOf(names.length)) say(`${language} prompt`, words.prompt(game.view(before, viewer), names, viewer));
          for (const move of game.moves(before, seat)) say(`${language} move ${JSON.stringify(move)}`, words.move(move, view));
          for (const event of events) say(`${language} event ${event.type}`, words.event(event as never, names), true);
          for (const move of game.vocabulary) {
            const refusal = game.refuse(before, seat, move);
            if (refusal) say(`${language} refusal ${refusal.code}`, words.refusal(refusal));
          }
        }
      }
      return wrong.slice(0, 5);
    },
  },
];

/** Plays a few moves on from a dream: whoever may act there must have something to do. */
function stuck<T extends GameTypes>(game: Game<T>, dream: T['State'], rng: Rng): string[] {
  const state = copy(dream);
  for (let step = 0; step < STEPS_INTO_A_DREAM; step++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return [];
    const moves = game.moves(state, seat);
    if (moves.length === 0) return [`dreamt: seat ${seat} may act but has no move after ${step} steps`];
    game.apply(state, seat, moves[below(rng, moves.length)] as T['Move']);
  }
  return [];
}

/** Every number that stands anywhere in some data. */
function numbersIn(data: unknown, found = new Set<number>()): Set<number> {
  if (typeof data === 'number') found.add(data);
  else if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) numbersIn(value, found);
  return found;
}

function notes(...pairs: readonly (readonly [string, string | undefined])[]): string[] {
  return pairs.flatMap(([name, found]) => (found === undefined ? [] : [`${name}: ${found}`]));
}
