import { spawnSync } from 'node:child_process';
import { gameIds, loadSubject } from '@banquise/games';
import type { Hidden, Sheet } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';
import { describe, expect, test } from 'vitest';
import { readLink, type Shared, writeLink } from './link.ts';
import { reckonColumns, reckonTable } from './reckon.ts';
import type { Column } from './store.ts';
import { EXAMPLES } from './test/examples.ts';
import { HANDS, type Hand } from './test/hands.ts';

const CLI = new URL('../../../../cli/src/main.ts', import.meta.url).pathname;
const modelOf = async (game: string) => HANDS[game]?.model;

interface Told {
  readonly players: readonly { readonly total: number; readonly lines: Readonly<Record<string, number>> }[];
  readonly winners: readonly number[];
}

/** What `banquise score` says of positions. */
function banquise(game: string, positions: readonly object[]): readonly Told[] {
  const input = positions.map((position) => JSON.stringify(position)).join('\n');
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, 'score', game], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  expect(stderr.replace(/^.*Warning.*$|^\(Use .*$/gm, '').trim()).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
}

const told = ({ seats, winners }: Sheet): Told => ({ players: seats.map(({ total, lines }) => ({ total, lines })), winners });

/** Enters a position, sends it as a link, and counts what arrives. */
async function counted(hand: Hand, game: string, position: object): Promise<ReturnType<typeof reckonTable>> {
  const draft = hand.enter(position as never);
  const names = draft.players.map((_, seat) => `Zoé ${seat}`);
  const leaf: Shared = { id: 'abcd', game, day: '2026-11-15', names, way: 'table', draft, columns: names.map(() => ({})) };
  const arrived = await readLink(await writeLink(leaf), modelOf);
  if (!('leaf' in arrived)) throw new Error(arrived.problem);
  expect(arrived.leaf).toEqual(leaf);
  return reckonTable(hand.model, arrived.leaf.draft);
}

/** The same numbers as one would write them on paper: points off without their sign. */
const typed = (hand: Hand, position: object, { players }: Told): readonly Column[] =>
  players.map(({ lines }, seat) => ({
    ...Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, String(Math.abs(value))])),
    ...hand.ties(position as never)[seat],
  }));

async function sameEverywhere(game: string, positions: readonly object[]): Promise<void> {
  const hand = HANDS[game] as Hand;
  const scores = banquise(game, positions);
  expect(scores.length).toBe(positions.length);
  for (const [i, position] of positions.entries()) {
    const { sheet, gaps, problem, position: read } = await counted(hand, game, position);
    expect({ problem, gaps: gaps.filter(({ code }) => code !== 'unfinished') }).toEqual({ problem: null, gaps: [] });
    expect(told(sheet as Sheet)).toEqual(scores[i]);
    const again = hand.model.game.tally(read);
    expect(again.ok && told(again.value)).toEqual(scores[i]);
    const onPaper = reckonColumns(hand.model, typed(hand, position, scores[i] as Told));
    expect({ bad: onPaper.bad.size, gaps: onPaper.gaps }).toEqual({ bad: 0, gaps: [] });
    expect(told(onPaper.sheet as Sheet)).toEqual(scores[i]);
  }
}

describe.each(gameIds())('%s', (game) => {
  test('a thousand random tables give the same on the pad, on paper, through a link, and to banquise score', {
    timeout: 120_000,
  }, async () => {
    const subject = await loadSubject(game);
    const { stepBreaches: _, note: __, ...quick } = { ...subject, breaches: () => [] };
    const positions: object[] = [];
    for (let n = 0; positions.length < 1000; n++) {
      const { last, over } = walk(quick, dealOf(quick, 'pad', n), 0);
      if (over) positions.push((HANDS[game] as Hand).copy(last as Hidden));
    }
    await sameEverywhere(game, positions);
  });

  test('every worked example of the rules comes out as written there', async () => {
    const examples = EXAMPLES.filter((example) => example.game === game);
    expect(examples.length).toBeGreaterThan(0);
    await sameEverywhere(
      game,
      examples.map(({ position }) => position),
    );
    for (const { id, position, totals, lines, winners } of examples) {
      const { sheet } = await counted(HANDS[game] as Hand, game, position);
      const got = told(sheet as Sheet);
      if (totals !== undefined) expect([id, ...got.players.map(({ total }) => total)]).toEqual([id, ...totals]);
      if (lines !== undefined) expect({ id, ...got.players[0]?.lines }).toMatchObject({ id, ...lines });
      if (winners !== undefined) expect([id, ...got.winners]).toEqual([id, ...winners]);
    }
  });
});
