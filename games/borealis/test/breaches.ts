import type { BorealisEvent, BorealisMove, BorealisState, Player } from '../src/index.ts';

const EVERYBODY = 0x7fffffff;

/** BLS-I1 to BLS-I6 at one position, and who knows which card. Empty when all is well. */
export function breaches(state: BorealisState): string[] {
  return [
    ...cardBreaches(state),
    ...knowledgeBreaches(state),
    ...state.players.flatMap((player, seat) => playerBreaches(player).map((breach) => `seat ${seat}: ${breach}`)),
    ...flowBreaches(state),
  ];
}

function cardBreaches({ deck, discard, market, players, stage, turn }: BorealisState): string[] {
  const all = [...deck, ...discard, ...market, ...players.flatMap(({ hand, sites }) => [...hand, ...sites.flat()])];
  const wrong: string[] = [];
  if (all.length !== 100 || new Set(all).size !== 100 || all.some((card) => card < 0 || card > 99)) {
    wrong.push(`BLS-I1: ${all.length} cards, ${new Set(all).size} different`);
  }
  if (market.length !== 4) wrong.push(`BLS-44: ${market.length} slots in the market`);
  players.forEach(({ hand }, seat) => {
    const expected = stage === 'draw' && seat === turn ? 3 : 4;
    if (hand.length !== expected) wrong.push(`BLS-I1: seat ${seat} holds ${hand.length} cards instead of ${expected}`);
  });
  if (stage !== 'draw' && deck.length + discard.length < 4) wrong.push('BLS-I4: less than 4 cards in deck and discard pile');
  return wrong;
}

function knowledgeBreaches({ stage, deck, discard, market, players, knows, era, shuffles }: BorealisState): string[] {
  const wrong: string[] = [];
  for (const card of deck) {
    if (knows[card] !== 0) wrong.push(`somebody knows the card ${card} of the deck`);
    if (era[card] !== shuffles) wrong.push(`the card ${card} of the deck missed the last shuffle`);
  }
  for (const card of [...discard, ...market, ...players.flatMap(({ sites }) => sites.flat())]) {
    if (knows[card] !== EVERYBODY) wrong.push(`somebody does not know the open card ${card}`);
  }
  players.forEach(({ hand }, seat) => {
    for (const card of hand) {
      // Nobody has taken anything before the opening hands are settled.
      const open = knows[card] === EVERYBODY && stage !== 'replace';
      if (knows[card] !== 1 << seat && !open) wrong.push(`card ${card} of seat ${seat} is known to ${knows[card]}`);
    }
  });
  return wrong;
}

function playerBreaches({ sites, flags, scientists, stars }: Player): string[] {
  const wrong: string[] = [];
  for (const colour of [0, 1, 2]) {
    const count = scientists.filter((_, at) => at % 3 === colour).reduce((sum, n) => sum + n, 0);
    if (count !== 3 || scientists.some((n) => n < 0)) wrong.push(`BLS-I2: ${count} scientists of colour ${colour}`);
  }
  flags.forEach((index, site) => {
    if (index < 0 || index > 7 || index > (sites[site]?.length ?? 0)) wrong.push(`BLS-I3: flag ${site} at ${index}`);
  });
  const heights = sites.map((stack) => stack.length);
  if (heights.some((height) => height > 7)) wrong.push(`BLS-I4: ${Math.max(...heights)} cards on one site`);
  if (heights.filter((height) => height === 7).length > 1) wrong.push('BLS-47: two sites with 7 cards');
  if (sites.flat().length > 19) wrong.push('BLS-I4: more than 19 cards in play');
  if (stars < 0) wrong.push(`BLS-I5: ${stars} stars`);
  return wrong;
}

function flowBreaches({ stage, players, turn, first, triggered, reached, removed, chosen }: BorealisState): string[] {
  const wrong: string[] = [];
  const full = players.some(({ sites }) => sites.some((stack) => stack.length === 7));
  if (full !== triggered) wrong.push(`BLS-46: triggered is ${triggered}`);
  if (stage === 'over' && (!triggered || turn !== (first + players.length - 1) % players.length)) {
    wrong.push('BLS-I6: the game ended before everybody had as many turns');
  }
  if (removed.some((gone, i) => gone && reached[i] === 0)) wrong.push('BLS-21: an objective was removed that nobody reached');
  if ((stage === 'replace') !== chosen.includes(-1)) wrong.push(`BLS-16: ${stage} while the choices are ${chosen}`);
  return wrong;
}

/** What may not happen by one move. */
export function stepBreaches(
  before: BorealisState,
  after: BorealisState,
  seat: number,
  move: BorealisMove,
  events: readonly BorealisEvent[],
): string[] {
  return after.players.flatMap((player, other) => {
    const old = before.players[other] as Player;
    const wrong = [...starBreaches(old, player, other, events), ...flagBreaches(old, player)];
    wrong.push(...openBreaches(before.knows, after.knows, old.hand, player.hand, events));
    const spread = spreadOf(player) - spreadOf(old);
    if (other === seat && move.type === 'observe' && (spread !== 2 || centreOf(player) !== centreOf(old))) {
      wrong.push(`BLS-I2: an observation spread the scientists by ${spread}`);
    }
    if (other !== seat && (spread !== 0 || player.sites.flat().length !== old.sites.flat().length)) {
      wrong.push('BLS-37: another board changed');
    }
    return wrong.map((breach) => `seat ${other}: ${breach}`);
  });
}

/** Section 11: the only open cards of a hand are those that everybody saw being taken from the market. */
function openBreaches(
  knew: readonly number[],
  knows: readonly number[],
  held: readonly number[],
  hand: readonly number[],
  events: readonly BorealisEvent[],
): string[] {
  const taken = events.flatMap((event) => (event.type === 'took' ? event.card : []));
  return hand
    .filter((card) => knows[card] === EVERYBODY && !taken.includes(card) && !(held.includes(card) && knew[card] === EVERYBODY))
    .map((card) => `section 11: everybody knows the card ${card}, which nobody was shown`);
}

/** Each scientist at -2 (left camp) to 2 (right camp). */
const sumOver = ({ scientists }: Player, value: (place: number) => number): number =>
  scientists.reduce((sum, count, at) => sum + count * value(Math.floor(at / 3) - 2), 0);
const centreOf = (player: Player): number => sumOver(player, (place) => place);
const spreadOf = (player: Player): number => sumOver(player, (place) => place * place);

function starBreaches(old: Player, player: Player, seat: number, events: readonly BorealisEvent[]): string[] {
  let stars = old.stars;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') stars += event.stars;
    if (event.type === 'reached') stars += 5;
    if (event.type === 'refreshed') stars -= 1;
  }
  return stars === player.stars ? [] : [`BLS-I5: ${player.stars} stars where the events make ${stars}`];
}

function flagBreaches(old: Player, player: Player): string[] {
  const steps = player.flags.map((index, site) => index - (old.flags[site] ?? 0));
  const total = steps.reduce((sum, step) => sum + step, 0);
  return steps.some((step) => step < 0) || total > 1 ? [`BLS-I3: flags moved by ${steps}`] : [];
}
