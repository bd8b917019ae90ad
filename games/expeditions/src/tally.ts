import { bad, type Problem, type Result, type Sheet } from '@banquise/kernel';
import { CARD_COUNT } from './board.ts';
import { type ExpeditionsLine, scoreTableaux, type Tableau } from './score.ts';
import { KEY_PLACES } from './state.ts';

const MOST_PLAYERS = 6;

/** The most that each field can hold on a real table; nobody counts tickets beyond the rules (RUL-7). */
const LIMITS: readonly (readonly [keyof Tableau, number])[] = [
  ['laid', CARD_COUNT],
  ['recovered', KEY_PLACES],
  ['hand', CARD_COUNT],
  ['onBoard', KEY_PLACES],
  ['tickets', Number.MAX_SAFE_INTEGER],
];

/** The score of a position copied off a real table: {"players":[{"laid":9,"recovered":3,"hand":2,"onBoard":1,"tickets":2}]}. */
export function tally(position: unknown): Result<Sheet<ExpeditionsLine>> {
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
  return { ok: true, value: scoreTableaux(players as Tableau[]) };
}

function problemOf(player: unknown, field: string): Problem | undefined {
  if (!isObject(player)) return bad(field, `an object with ${LIMITS.map(([name]) => name).join(', ')}`).problem;
  for (const [name, most] of LIMITS) {
    const value = player[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) continue;
    const range = most === Number.MAX_SAFE_INTEGER ? 'of at least 0' : `from 0 to ${most}`;
    return bad(`${field}.${name}`, `a whole number ${range}`).problem;
  }
  const free = KEY_PLACES - (player as unknown as Tableau).recovered;
  if ((player as unknown as Tableau).onBoard <= free) return undefined;
  return bad(`${field}.onBoard`, `at most ${free}: a player has ${KEY_PLACES} tokens, the recovered ones included`).problem;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
