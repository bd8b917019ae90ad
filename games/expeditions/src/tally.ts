import { bad, type Problem, type Result, type Sheet } from '@banquise/kernel';
import { CARD_COUNT } from './data.ts';
import { type ExpeditionsLine, sheetOf, type Tableau } from './score.ts';
import { handSize } from './setup.ts';
import { KEY_PLACES } from './state.ts';

const MOST_PLAYERS = 6;
/** Hands never grow, and nobody is dealt more than two players are (EXP-16). */
const LARGEST_HAND = handSize(2);

/** The most that each field can hold on a real table; nobody counts tickets beyond the rules (EXP-R7). */
const LIMITS: readonly (readonly [keyof Tableau, number])[] = [
  ['laid', CARD_COUNT],
  ['recovered', KEY_PLACES],
  ['hand', LARGEST_HAND],
  ['onBoard', KEY_PLACES],
  ['tickets', Number.MAX_SAFE_INTEGER],
];

/** The score of a position copied off a real table: {"players":[{"laid":9,"recovered":3,"hand":2,"onBoard":1,"tickets":2}]}. */
export function tally(position: unknown): Result<Sheet<ExpeditionsLine>> {
  const read = readPosition(position);
  return read.ok ? { ok: true, value: sheetOf(read.value) } : read;
}

/** What the players of such a position have. */
export function readPosition(position: unknown): Result<readonly Tableau[]> {
  if (!isObject(position)) return bad('position', 'an object with "players"');
  const { players } = position;
  if (!Array.isArray(players) || players.length < 1 || players.length > MOST_PLAYERS) {
    return bad('players', `a list of 1 to ${MOST_PLAYERS} players`);
  }
  let cards = 0;
  for (const [seat, player] of players.entries()) {
    const problem = problemOf(player, `players[${seat}]`);
    if (problem) return { ok: false, problem };
    cards += (player as Tableau).laid + (player as Tableau).hand;
  }
  if (cards > CARD_COUNT) return bad('players', `at most ${CARD_COUNT} cards laid and in hand together, not ${cards}`);
  return { ok: true, value: players as Tableau[] };
}

function problemOf(player: unknown, field: string): Problem | undefined {
  if (!isObject(player)) return bad(field, `an object with ${LIMITS.map(([name]) => name).join(', ')}`).problem;
  for (const [name, most] of LIMITS) {
    const value = player[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) continue;
    const range = most === Number.MAX_SAFE_INTEGER ? 'of at least 0' : `from 0 to ${most}`;
    return bad(`${field}.${name}`, `a whole number ${range}`).problem;
  }
  return tokenProblem(player as unknown as Tableau, field);
}

/** A token that came back lies on a laid card, and all others stand on the board (EXP-21, EXP-38). */
function tokenProblem({ laid, recovered, onBoard }: Tableau, field: string): Problem | undefined {
  if (recovered > laid) return bad(`${field}.recovered`, `at most ${laid}: a recovered token lies on a laid card`).problem;
  const out = KEY_PLACES - recovered;
  if (onBoard === out) return undefined;
  return bad(`${field}.onBoard`, `${out}: of the ${KEY_PLACES} tokens of a player, those not recovered stand on the board`).problem;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
