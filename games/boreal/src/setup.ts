import { EVERYONE, NOBODY, type Rng, range, shuffle } from '@banquise/kernel';
import { ARCHIVES_IN_PLAY, CARD_COUNT, COLUMNS, FIRST_ARCHIVE, FIRST_SITE, FIRST_TOKEN, NONE, WHITE } from './data.ts';
import { SLOTS } from './rules/pyramid.ts';
import type { BorealState, Player } from './state.ts';

const newPlayer = (): Player => ({
  token: FIRST_TOKEN, // BRL-10
  reserve: [],
  pyramid: new Array<number>(SLOTS).fill(NONE),
  filled: 0,
  archive: NONE,
});

const STARTING_SITES = range(FIRST_SITE);
const SITES = range(FIRST_ARCHIVE).slice(FIRST_SITE);
const ARCHIVES = range(CARD_COUNT).slice(FIRST_ARCHIVE);

/** BRL-10 to BRL-14. */
export function setup(_seats: number, _options: object, rng: Rng): BorealState {
  const starting = shuffle(rng, STARTING_SITES.slice()); // BRL-11
  const archives = shuffle(rng, ARCHIVES.slice()); // BRL-12
  const deck = SITES.slice();
  for (let i = 0; i < ARCHIVES_IN_PLAY; i++) deck.push(archives[i] as number);
  shuffle(rng, deck);
  const board = starting.slice(0, COLUMNS);
  const box = starting.slice(COLUMNS);
  for (let i = ARCHIVES_IN_PLAY; i < archives.length; i++) box.push(archives[i] as number);
  const knows = new Array<number>(CARD_COUNT).fill(NOBODY);
  // Those on the board lie face up, and those in the box follow from them.
  for (let card = 0; card < FIRST_SITE; card++) knows[card] = EVERYONE;
  return {
    rng,
    knows,
    stage: 'action',
    turn: WHITE, // BRL-14
    discovered: NONE,
    idle: 0,
    board,
    deck,
    removed: [],
    box,
    players: [newPlayer(), newPlayer()],
  };
}
