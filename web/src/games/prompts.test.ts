import { gameIds, loadGame } from '@banquise/games';
import {
  below,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  range,
  type Seat,
  seedFromText,
  start,
  stream,
  type Texts,
} from '@banquise/kernel';
import { create, follow, handle, type Mirror, since } from '@banquise/table';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardModule } from '../kit/board.ts';
import { armed, NOTHING, nextPlaces, placeless, placesOf } from '../kit/choice.ts';
import { momentOf } from '../kit/moment.ts';
import { promptOf } from '../kit/prompt.ts';
import type { Scenery } from '../kit/scenery.ts';
import { loadWords, type Words } from '../ui/i18n/index.ts';

/** Positions per game and language; `POSITIONS=10000 vitest run --project slow web/src/games/prompts.test.ts` is the long form. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);

/** Milliseconds; many positions take long. */
const PATIENCE = Math.max(120_000, POSITIONS * 300);

const NAMES = ['Lana', 'Odile', 'Malo', 'Inès', 'Bo', 'Ada'];
const YOURS: Readonly<Record<Language, RegExp>> = {
  en: /\byour?\b/i,
  fr: /\bv(?:ous|otre|os)\b|\b[a-zé]+(?:ez|tes)\b/i,
  it: /\bt(?:i|u|uo|ua|uoi|ue|e)\b|\b(?:scegli|posa|prendi|pesca|puoi|gioca|metti|togli|scambia|prolunga|segna)\b/i,
};
/** Nothing is counted that is not there, and nothing is left unsaid. */
const NONSENSE = /undefined|\bNaN\b|\[object|\{|\}|\b0 (?:card|carte|carta|penalt|pénalit|penalit|scien|place|lieu|luog)|[ \u00a0]{2}/i;

/** Words that promise something, in the three languages, and the moves of which one must then be legal. */
const PROMISES: Readonly<Record<string, readonly (readonly [RegExp, ...string[]])[]>> = {
  arctic: [
    [/pose[rz] (?:une|\d)|\bposa(?:re)? (?:una|\d)|place (?:a|\d)/i, 'place'],
    [/piochez|\bpesca\b|\bdraw\b/i, 'draw', 'blind', 'recover'],
    [/arrêtez|fermati|\bstop\b/i, 'stop'],
    [/à droite|a destra|to the right/i, 'tokens'],
    [/pénalité\s\?|penalità\?|penalty zone\?/i, 'recover-card'],
  ],
  boreal: [
    [/découvrez|\bscopri\b|\bdiscover a/i, 'discover-board', 'discover-reserve'],
    [/repérez|individua(?:ne)? una|\blocate (?:a|one)/i, 'locate'],
    [/reposez|\briposa\b|so rest/i, 'pass'],
  ],
  borealis: [
    [/jouez|\bgioca\b|\bplay\b/i, 'observe'],
    [/regroup|raggruppa/i, 'regroup'],
    [/prenez|\bprendi\b|\btake\b/i, 'take', 'draw'],
    [/remplacer|sostituire|\breplace\b/i, 'replace'],
    [/reviennent|revient|torna|return/i, 'place'],
  ],
  expeditions: [
    [/ticket|biglietto/i, 'ticket-arrow', 'ticket-remove', 'ticket-exchange'],
    [/bonus(?: arrows?)?\s?;/i, 'bonus'],
    [/finissez|finisci|end your turn/i, 'end'],
    [/prolongez une|prolunga una spedizione di|extend an /i, 'main'],
    [/boucle|anello|loop/i, 'restart'],
    [/lieux? clé|luog\S+ chiave|key place/i, 'mark'],
    [/vôtres|una delle tue|of yours/i, 'exchange-keep'],
  ],
};

// The client asks the browser about its wishes as soon as it is loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });

const texts = new Map<string, Texts>();
const words = new Map<Language, Words>();
const boards = new Map<string, BoardModule>();

beforeAll(async () => {
  const files = import.meta.glob<{ board: BoardModule }>('./*/board.tsx');
  for (const id of gameIds()) {
    const load = files[`./${id}/board.tsx`];
    if (load === undefined) throw new Error(`${id} has no board`);
    const { board } = await load();
    boards.set(id, board);
    for (const language of LANGUAGES) texts.set(`${id} ${language}`, await board.game.texts[language]());
  }
  for (const language of LANGUAGES) words.set(language, await loadWords(language));
}, PATIENCE);

/** Random games of every size, and in them positions at random. */
function* positions(game: Game, count: number): Generator<{ state: GameTypes['State']; seats: number }> {
  const rng = stream(seedFromText(`prompts ${game.id}`), 'imagine');
  for (let made = 0, n = 0; made < count; n++) {
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const state = start(game, seats, {}, seedFromText(`prompts ${game.id} ${n}`));
    for (let actor = game.actors(state)[0]; actor !== undefined && made < count; actor = game.actors(state)[0]) {
      if (below(rng, 4) === 0 || n > 40) {
        made++;
        yield { state, seats };
      }
      const legal = game.moves(state, actor);
      game.apply(state, actor, legal[below(rng, legal.length)] as GameTypes['Move']);
    }
  }
}

/** The table of a reader at a position, as the kit would draw it with nothing chosen. */
function sceneryAt(board: BoardModule, language: Language, state: GameTypes['State'], seats: number, you: Seat): Scenery {
  const { game } = board;
  const names = NAMES.slice(0, seats);
  const moves = game.moves(state, you);
  const moment = momentOf(game, texts.get(`${game.id} ${language}`) as Texts, language, names, you, game.view(state, you), moves);
  const mirror = {
    version: 1,
    entries: [],
    status: { phase: 'playing', awaited: game.actors(state) },
    own: { seat: you, moves, draft: [], complete: false },
  };
  return {
    ...{ moment, choices: moves.length === 0 ? [] : board.choices(moment), selection: NOTHING, looking: null, moving: false, told: 1 },
    ...{ recent: [], spoken: '', mirror: mirror as unknown as Mirror },
  };
}

describe.each(gameIds())('what %s asks', (id) => {
  test.each(LANGUAGES)(
    'in %s is what can be done, and nothing else is lit',
    (language) => {
      const board = boards.get(id) as BoardModule;
      const said = words.get(language) as Words;
      const { game } = board;
      for (const { state, seats } of positions(game, POSITIONS)) {
        const actors = game.actors(state);
        for (const you of range(seats)) {
          const scenery = sceneryAt(board, language, state, seats, you);
          const { moment, choices } = scenery;
          const prompt = promptOf(scenery, board, null, said);
          expect(prompt.text).not.toMatch(NONSENSE);
          expect(prompt.text).toMatch(/[.?!…]$/u);
          if (!actors.includes(you)) {
            expect(prompt.state).toBe('waiting');
            expect(choices).toEqual([]);
            // Somebody is named, and it is one of those who are awaited.
            const named = actors.filter((seat) => prompt.text.includes(NAMES[seat] as string));
            expect(named.length, prompt.text).toBeGreaterThan(0);
            continue;
          }
          expect(prompt.state).toBe('yours');
          expect(prompt.text, prompt.text).toMatch(YOURS[language]);
          // A choice may pass over a power first, and then do what the prompt promises.
          const doable = [...moment.moves, ...choices.flatMap(({ moves }) => moves)];
          const types: ReadonlySet<string> = new Set(doable.map((move) => (move as { type: string }).type));
          const promised = PROMISES[id]?.filter(([words]) => words.test(prompt.text)) ?? [];
          for (const [, ...deeds] of promised)
            expect(
              deeds.filter((deed) => types.has(deed)),
              prompt.text,
            ).not.toEqual([]);
          // Every decision can be made, and only decisions that may be made.
          const first = new Set(choices.map(({ moves }) => moves[0]));
          expect(
            moment.moves.filter((move) => !first.has(move)),
            prompt.text,
          ).toEqual([]);
          expect(choices.filter(({ moves }) => !moment.moves.includes(moves[0] as GameTypes['Move']))).toEqual([]);
          const lit = nextPlaces(choices, []);
          expect(lit.size + placeless(choices).length, prompt.text).toBeGreaterThan(0);
          // All the way along one of the choices: each place that is pointed at leads to a sentence.
          const choice = choices[state.knows.length % choices.length] as (typeof choices)[number];
          for (const n of range(placesOf(choice).length)) {
            const picked = placesOf(choice).slice(0, n + 1);
            const next = promptOf({ ...scenery, selection: { picked, asked: null } }, board, null, said);
            expect(next.text).not.toMatch(NONSENSE);
            expect(next.text).toMatch(/[.?!…]$/u);
            // It asks on while nothing can be done yet.
            if (armed(choices, picked).length === 0 && nextPlaces(choices, picked).size === 0)
              expect.fail(`nowhere to go on: ${next.text}`);
          }
        }
      }
    },
    PATIENCE,
  );
});

test('a turn that waits to be confirmed says so, whoever is awaited next', async () => {
  const game = await loadGame('expeditions');
  const board = boards.get('expeditions') as BoardModule;
  const person = (name: string): object => ({ kind: 'person', person: name, name, confirm: true });
  const made = create(game, {
    ...{
      id: 'x',
      game: game.id,
      rules: game.rules,
      options: { first: '1' },
      seats: [person('Lana'), person('Odile')] as never,
      owner: 'Lana',
    },
    ...{ clock: { kind: 'none' }, settings: { confirm: true, standIn: 3 }, seed: seedFromText('confirm'), at: 0 },
  });
  if (!made.ok) throw new Error(made.problem.field);
  let { table } = handle(game, made.value, { id: '0', by: 'host', version: 0, type: 'start' }, 0);
  for (let n = 1; since(game, table, 0, 0).own?.complete !== true && n < 20; n++) {
    const { own } = since(game, table, 0, 0);
    const move = own?.moves[0];
    ({ table } = handle(
      game,
      table,
      { id: String(n), by: { person: 'Lana' }, version: table.entries.length, type: 'move', seat: 0, step: own?.draft.length ?? 0, move },
      0,
    ));
  }
  const mirror = follow(undefined, since(game, table, 0, 0)) as Mirror;
  expect(mirror.own?.complete).toBe(true);
  for (const language of LANGUAGES) {
    const moment = momentOf(game, texts.get(`expeditions ${language}`) as Texts, language, ['Lana', 'Odile'], 0, mirror.view as object, []);
    const scenery: Scenery = {
      ...{ mirror, moment, choices: [], selection: NOTHING, looking: null, moving: false, told: mirror.version, recent: [], spoken: '' },
    };
    const said = words.get(language) as Words;
    expect(promptOf(scenery, board, null, said).text).toBe(said.confirmLead);
    // While its pieces are on their way it is the reader who moves them.
    expect(promptOf({ ...scenery, moving: true }, board, null, said).text).toBe(said.yourMove);
    expect(promptOf({ ...scenery, looking: 1 }, board, null, said)).toMatchObject({ state: 'past', more: said.pastMore });
  }
});
