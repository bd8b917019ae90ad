import { bad, type Result, type Sheet } from '@banquise/kernel';
import { ANIMALS, type AnimalName, CARD_COUNT, LANDSCAPE } from './data.ts';
import { JOKER } from './rules/runs.ts';
import { type ArcticLine, type Holdings, sheetOf } from './score.ts';

type Fields = Record<string, unknown>;
type Tokens = Record<AnimalName, number>;

/** What the players read so far have; the box holds no more of it (ARC-1, ARC-4). */
interface Used {
  readonly totems: AnimalName[];
  /** Face-up cards in all piles, by animal. */
  readonly faceUp: number[];
  /** Cards in all piles. */
  cards: number;
}

const ANIMAL_LIST = ANIMALS.join(', ');
const CARDS_PER_ANIMAL = CARD_COUNT / ANIMALS.length;

/** The sheet of a table copied from outside: players in turn order from the Holder, so the first wins ties (ARC-72). */
export function tally(position: unknown): Result<Sheet<ArcticLine>> {
  const read = readPosition(position);
  return read.ok ? { ok: true, value: sheetOf(read.value, 0) } : read;
}

/** What the players of such a table have. */
export function readPosition(position: unknown): Result<readonly Holdings[]> {
  if (!isFields(position)) return bad('position', 'an object such as {"tokens":{...},"players":[...]}');
  const tokens = readTokens(position.tokens);
  if (!tokens.ok) return tokens;
  const { players } = position;
  if (!Array.isArray(players) || players.length < 1 || players.length > 4) return bad('players', 'a list of 1 to 4 players');
  const read: Holdings[] = [];
  const used: Used = { totems: [], faceUp: ANIMALS.map(() => 0), cards: 0 };
  for (const [seat, player] of players.entries()) {
    const holdings = readPlayer(player, `players[${seat}]`, tokens.value, used);
    if (!holdings.ok) return holdings;
    read.push(holdings.value);
  }
  return { ok: true, value: read };
}

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isAnimal = (raw: unknown): raw is AnimalName => ANIMALS.includes(raw as AnimalName);

function readTokens(raw: unknown): Result<Tokens> {
  if (!isFields(raw)) return bad('tokens', `an object with a value for each of ${ANIMAL_LIST}`);
  for (const key of Object.keys(raw)) if (!isAnimal(key)) return bad(`tokens.${key}`, `one of ${ANIMAL_LIST}`);
  for (const animal of ANIMALS) {
    if (!LANDSCAPE.includes(raw[animal] as (typeof LANDSCAPE)[number])) {
      return bad(`tokens.${animal}`, `a landscape value: one of ${LANDSCAPE.join(', ')}`);
    }
  }
  return { ok: true, value: raw as Tokens };
}

function readPlayer(raw: unknown, field: string, tokens: Tokens, used: Used): Result<Holdings> {
  if (!isFields(raw)) return bad(field, 'an object such as {"pile":[...],"totem":"fox","penalties":0}');
  const pile = readPile(raw.pile, `${field}.pile`, used);
  if (!pile.ok) return pile;
  const { totem, penalties } = raw;
  if (!isAnimal(totem)) return bad(`${field}.totem`, `one of ${ANIMAL_LIST}`);
  const before = used.totems.indexOf(totem);
  if (before >= 0) return bad(`${field}.totem`, `a Totem that nobody else has: players[${before}].totem is ${totem} already`);
  used.totems.push(totem);
  if (typeof penalties !== 'number' || !Number.isInteger(penalties) || penalties < 0 || penalties > CARD_COUNT) {
    return bad(`${field}.penalties`, `a whole number from 0 to ${CARD_COUNT}`);
  }
  return { ok: true, value: { pile: pile.value, totem: tokens[totem], penalties } };
}

function readPile(raw: unknown, field: string, used: Used): Result<number[]> {
  if (!Array.isArray(raw)) return bad(field, 'a list of animals, bottom to top');
  used.cards += raw.length;
  if (used.cards > CARD_COUNT) return bad(field, `at most ${CARD_COUNT} cards in all piles together, not ${used.cards}`);
  const pile: number[] = [];
  for (const [i, entry] of raw.entries()) {
    if (entry !== '?' && !isAnimal(entry)) return bad(`${field}[${i}]`, `one of ${ANIMAL_LIST}, or ? for a face-down card`);
    const animal = entry === '?' ? JOKER : ANIMALS.indexOf(entry);
    if (animal !== JOKER) {
      const faceUp = (used.faceUp[animal] as number) + 1;
      if (faceUp > CARDS_PER_ANIMAL)
        return bad(`${field}[${i}]`, `at most ${CARDS_PER_ANIMAL} face-up ${entry} cards in all piles together`);
      used.faceUp[animal] = faceUp;
    }
    pile.push(animal);
  }
  return { ok: true, value: pile };
}
