import { below, type Game, LANGUAGES, seedFromText, stream } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import type { Lines, Script } from '../../kit/learn/tutorial.ts';
import { checkLines, rehearse, secondsToFirstMove } from './check.ts';

const scripts = import.meta.glob<{ script: Script }>('../../games/*/tutorial/script.ts', { eager: true });
const languages = import.meta.glob<{ lines: Lines }>('../../games/*/tutorial/??.ts', { eager: true });
const rules = import.meta.glob<{ game: Game }>('../../../../games/*/src/index.ts', { eager: true });

describe.each(Object.entries(scripts))('%s', (path, { script }) => {
  const folder = path.split('/')[3] ?? '';
  const game = rules[`../../../../games/${folder}/src/index.ts`]?.game as Game;
  const lines = LANGUAGES.map((language) => languages[`../../games/${folder}/tutorial/${language}.ts`]?.lines as Lines);

  test('can be played to its end, and the game goes on from there', () => {
    const { state } = rehearse(game, script);
    expect(game.actors(state)).not.toEqual([]);
  });

  test('can be played to its end whichever of the allowed moves the learner makes', () => {
    for (let n = 0; n < 40; n++) {
      const chance = stream(seedFromText(`learner ${n}`), 'imagine');
      rehearse(game, script, (open) => open[open.length < 2 ? 0 : below(chance, open.length)]);
    }
  });

  test('lets one meet every kind of move, and the scoring', () => {
    const { met } = rehearse(game, script);
    const kinds = new Set(game.vocabulary.map(({ type }) => type));
    expect([...kinds].filter((kind) => !met.has(kind) && !script.told?.includes(kind))).toEqual([]);
    expect(script.steps.some(({ show }) => show === 'scores')).toBe(true);
  });

  test('lets one make a first move within a minute, in every language', () => {
    for (const said of lines) expect(secondsToFirstMove(script, said)).toBeLessThanOrEqual(60);
  });

  test('has words for every step, in every language', () => {
    for (const said of lines) expect(checkLines(script, said)).toEqual([]);
  });
});

test('a script that cannot be played says where, and what would be legal there', () => {
  const [found] = Object.values(rules);
  const game = found?.game as Game;
  const script: Script = { seed: 'broken', seats: game.seats.min, you: 0, steps: [{ id: 'wrong', play: [{ type: 'no-such-thing' }] }] };
  expect(() => rehearse(game, script)).toThrow(/step "wrong".*legal:/su);
});
