import { bad, type Problem, type Result, type Sheet } from '@banquise/kernel';
import { cardOf, LAST_SPACE, PLACES, SCORE_CARDS, type ScoreCardId, SITE_COUNT } from './data.ts';
import { type BorealisLine, type Standing, sheetOf } from './score.ts';
import { FULL_SITE } from './state.ts';

const MOST_PLAYERS = 4;
const SCIENTISTS = 9;
const A_POSITION = 'an object {"scoreCards":["S04","S08"],"players":[...]}';
const A_PLAYER = 'an object {"sites":[[...],[...],[...]],"flags":[3,5,3],"scientists":[1,2,1,2,3],"stars":16}';

/** The score of a final position copied off a real table. Flags and stacks are not compared: a pad trusts its writer. */
export function tally(position: unknown): Result<Sheet<BorealisLine>> {
  const read = readPosition(position);
  return read.ok ? { ok: true, value: sheetOf(read.value.scoreCards, read.value.standings) } : read;
}

/** The score cards and players of such a position. */
export function readPosition(
  position: unknown,
): Result<{ readonly scoreCards: readonly number[]; readonly standings: readonly Standing[] }> {
  if (!isObject(position)) return bad('position', A_POSITION);
  const scoreCards = readScoreCards(position.scoreCards);
  if (!scoreCards.ok) return scoreCards;
  const { players } = position;
  if (!Array.isArray(players) || players.length < 1 || players.length > MOST_PLAYERS) {
    return bad('players', `a list of 1 to ${MOST_PLAYERS} players`);
  }
  const seen = new Map<number, string>();
  const standings: Standing[] = [];
  for (const [seat, player] of players.entries()) {
    const standing = readStanding(player, `players[${seat}]`, seen);
    if (!standing.ok) return standing;
    standings.push(standing.value);
  }
  return { ok: true, value: { scoreCards: scoreCards.value, standings } };
}

function readScoreCards(raw: unknown): Result<number[]> {
  if (!Array.isArray(raw) || raw.length !== 2) return bad('scoreCards', 'a list of two score cards, S01 to S10');
  const indices = raw.map((id: unknown) => SCORE_CARDS.indexOf(id as ScoreCardId));
  const wrong = indices.indexOf(-1);
  if (wrong >= 0) return bad(`scoreCards[${wrong}]`, 'a score card, S01 to S10');
  if (indices[0] === indices[1]) return bad('scoreCards[1]', `another score card than ${SCORE_CARDS[indices[0] as number]}`);
  return { ok: true, value: indices };
}

function readStanding(raw: unknown, field: string, seen: Map<number, string>): Result<Standing> {
  if (!isObject(raw)) return bad(field, A_PLAYER);
  const sites = readSites(raw.sites, `${field}.sites`, seen);
  if (!sites.ok) return sites;
  const flags = readNumbers(raw.flags, `${field}.flags`, SITE_COUNT, LAST_SPACE, 'three flags: left, middle, right');
  if (!flags.ok) return flags;
  const scientists = readNumbers(raw.scientists, `${field}.scientists`, PLACES.length, SCIENTISTS, `five counts: ${PLACES.join(', ')}`);
  if (!scientists.ok) return scientists;
  const total = scientists.value.reduce((sum, number) => sum + number, 0);
  if (total !== SCIENTISTS) return bad(`${field}.scientists`, `${SCIENTISTS} scientists in all, not ${total}`);
  const { stars } = raw;
  if (!isCount(stars, Number.MAX_SAFE_INTEGER)) return bad(`${field}.stars`, 'the stars owned, a whole number of 0 or more');
  return { ok: true, value: { sites: sites.value, flags: flags.value, heads: scientists.value, stars } };
}

function readSites(raw: unknown, field: string, seen: Map<number, string>): Result<number[][]> {
  if (!Array.isArray(raw) || raw.length !== SITE_COUNT) return bad(field, 'three lists of cards: left, middle, right');
  const sites: number[][] = [];
  for (const [site, stack] of raw.entries()) {
    const at = `${field}[${site}]`;
    if (!Array.isArray(stack) || stack.length > FULL_SITE) return bad(at, `a list of at most ${FULL_SITE} cards, bottom to top`);
    const full = sites.findIndex((other) => other.length === FULL_SITE); // BLS-47
    if (full >= 0 && stack.length === FULL_SITE) {
      return bad(at, `at most ${FULL_SITE - 1} cards: only one site of a player can hold ${FULL_SITE}, and ${field}[${full}] does`);
    }
    const cards: number[] = [];
    for (const [height, id] of stack.entries()) {
      const problem = readCard(id, `${at}[${height}]`, seen, cards);
      if (problem !== undefined) return { ok: false, problem };
    }
    sites.push(cards);
  }
  return { ok: true, value: sites };
}

/** Adds a card to the stack; the box holds each card once, so it may not lie elsewhere too. */
function readCard(id: unknown, field: string, seen: Map<number, string>, stack: number[]): Problem | undefined {
  const card = typeof id === 'string' ? cardOf(id) : undefined;
  if (card === undefined) return { field, expected: 'an animal card, A001 to A100' };
  const elsewhere = seen.get(card);
  if (elsewhere !== undefined) return { field, expected: `another card: ${id} already lies at ${elsewhere}` };
  seen.set(card, field);
  stack.push(card);
  return undefined;
}

function readNumbers(raw: unknown, field: string, length: number, most: number, what: string): Result<number[]> {
  if (!Array.isArray(raw) || raw.length !== length) return bad(field, `a list of ${what}`);
  const wrong = raw.findIndex((number) => !isCount(number, most));
  if (wrong >= 0) return bad(`${field}[${wrong}]`, `a whole number from 0 to ${most}`);
  return { ok: true, value: raw.slice() as number[] };
}

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isCount = (raw: unknown, most: number): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most;
