import { existsSync, readdirSync } from 'node:fs';
import { type Game, LANGUAGES, type Ruling, seedFromText, start } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds } from './find.ts';

/** The files of a game below src/, with what each exports beside types: the table of README.md. */
const SKELETON: Readonly<Record<string, readonly string[]>> = {
  'data.ts': ['CARDS', 'CARD_COUNT'],
  'options.ts': ['OPTIONS'],
  'state.ts': ['STAGE_NAMES'],
  'setup.ts': ['setup'],
  'moves.ts': ['VOCABULARY'],
  'events.ts': [],
  'refusals.ts': ['REFUSALS'],
  'rulings.ts': ['RULINGS'],
  'rules/stage.ts': ['misplaced'],
  'rules/turn.ts': ['STAGES', 'actors', 'moves', 'refuse', 'apply'],
  'score.ts': ['LINES', 'score', 'sheetOf'],
  'tally.ts': ['tally', 'readPosition'],
  'view.ts': ['view'],
  'imagine.ts': ['imagine'],
  'judge.ts': ['judge'],
  'achievements.ts': ['achievements'],
  'text/texts.ts': [],
  'text/build.ts': ['build'],
  'text/index.ts': ['texts', 'achievementTexts'],
  'types.ts': [],
  'game.ts': ['game'],
  'index.ts': ['game', 'texts', 'achievements'],
};
const FOLDERS = ['data', 'rules', 'text'];
/** What the nets of the bots read off a state; not every game has it. */
const MAY = /^features(\.\w+)?(\.ts)?$/;

describe.each(gameIds())('%s has the skeleton of every game', (id) => {
  const folder = new URL(`${id}/`, import.meta.url);
  const has = (path: string): boolean => existsSync(new URL(path, folder));

  test.each(Object.entries(SKELETON))('src/%s exports %j', async (file, names) => {
    expect(has(`src/${file}`)).toBe(true);
    const module = (await import(new URL(`src/${file}`, folder).href)) as Record<string, unknown>;
    expect(names.filter((name) => module[name] === undefined)).toEqual([]);
  });

  test('its turn is a list of stages, each named once, in a file of its name', async () => {
    const load = async (path: string): Promise<Record<string, unknown>> => import(new URL(`src/${path}.ts`, folder).href);
    const { STAGES } = (await load('rules/turn')) as { STAGES: readonly (Record<string, unknown> & { readonly name: string })[] };
    expect([...STAGES.map(({ name }) => name), 'over']).toEqual((await load('state')).STAGE_NAMES);
    for (const stage of STAGES) {
      expect(Object.keys(stage).sort()).toEqual(['answers', 'apply', 'enter', 'list', 'name', 'refuse']);
      const camel = stage.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect((await load(`rules/${stage.name}`))[`${camel}Stage`], stage.name).toBe(stage);
    }
  });

  test('a state and every view of it say whose turn it is, and in which stage', async () => {
    const { game } = (await import(new URL('src/index.ts', folder).href)) as { game: Game };
    const state = start(game, game.seats.min, {}, seedFromText(id));
    const known = { turn: expect.any(Number), stage: expect.any(String) };
    expect([state, game.view(state, 0), game.view(state, 'spectator')]).toMatchObject([known, known, known]);
  });

  test('clauses, refusals and rulings bear the letters of the game: ABC-1, ABC-R1', async () => {
    const [{ REFUSALS }, { RULINGS }] = (await Promise.all(
      ['refusals', 'rulings'].map((file) => import(new URL(`src/${file}.ts`, folder).href)),
    )) as [{ REFUSALS: Record<string, string> }, { RULINGS: readonly Ruling[] }];
    const letters = Object.values(REFUSALS)[0]?.slice(0, 3);
    expect(Object.values(REFUSALS).filter((clause) => !new RegExp(`^${letters}-R?\\d+$`).test(clause))).toEqual([]);
    expect(RULINGS.map((ruling) => ruling.id).filter((clause) => !new RegExp(`^${letters}-R\\d+$`).test(clause))).toEqual([]);
  });

  test('nothing else lies beside them: what knows one thing lies in rules/, tables of figures in data/', () => {
    const others = readdirSync(new URL('src/', folder)).filter(
      (name) => !(name in SKELETON) && !FOLDERS.includes(name) && !name.endsWith('.test.ts') && !MAY.test(name),
    );
    expect(others).toEqual([]);
  });

  test.each(LANGUAGES)('%s has its words, also for the achievements', async (language) => {
    for (const file of ['index', 'achievements']) {
      const module = (await import(new URL(`src/text/${language}/${file}.ts`, folder).href)) as { texts?: object };
      expect(module.texts).toBeTypeOf('object');
    }
  });

  test('its rules, what the kit needs and the games of its first version are there', () => {
    const kit = ['subject', 'table', 'scramble', 'breaches', 'rescore', 'mutations', 'kit.test'].map((name) => `test/${name}.ts`);
    expect(['RULES.md', 'package.json', 'test/records/rules-1.jsonl', ...kit].filter((path) => !has(path))).toEqual([]);
  });
});
