import {
  type BorealisMove,
  DRAW,
  OBSERVE,
  PLACE,
  REFRESH as REFRESH_MOVE,
  REGROUP as REGROUPS,
  REPLACE,
  SITES,
  TAKE,
} from '@banquise/borealis';
import { DECK, handPlace, isPlace, marketPlace, numberIn, REFRESH, REGROUP, sitePlace } from './places.ts';
import { type BorealisChoice, type BorealisMoment, myself } from './types.ts';
import type { TableWords } from './words/words.ts';

/** Where to point for each legal move. Cards to replace or to discard are chosen in any order. */
export function choices(moment: BorealisMoment): readonly BorealisChoice[] {
  return moment.moves.map((move) => choiceOf(moment, move));
}

function choiceOf(moment: BorealisMoment, move: BorealisMove): BorealisChoice {
  const one = (...path: string[]): BorealisChoice => ({ path, verb: move.type, moves: [move] });
  switch (move.type) {
    case 'replace':
      return { ...one(), set: handPlaces(moment, move.mask) };
    case 'regroup':
      return { ...one(REGROUP), set: handPlaces(moment, move.mask) };
    case 'observe':
      return one(handPlace(move.card), sitePlace(move.site));
    case 'take':
      return one(marketPlace(move.slot));
    case 'draw':
      return one(DECK);
    case 'refresh':
      return one(REFRESH);
    case 'place':
      return one(sitePlace(move.site));
  }
}

/** The cards at the positions of a mask. */
const handPlaces = (moment: BorealisMoment, mask: number): readonly string[] =>
  myself(moment).hand.flatMap((card, position) => (mask & (1 << position) ? [handPlace(card)] : []));

/** The move that lays a card on a site; moves are the very objects of the vocabulary. */
export const observation = (card: number, site: number): BorealisMove => OBSERVE[SITES.length * card + site] as BorealisMove;

export const playableSites = ({ moves }: BorealisMoment, card: number): readonly number[] =>
  moves.flatMap((move) => (move.type === 'observe' && move.card === card ? [move.site] : []));

/** Why a place cannot be chosen; nothing when it can, or when nobody would ask. */
export function reason(moment: BorealisMoment, place: string, picked: readonly string[], words: TableWords): string {
  const why = (move: BorealisMove | undefined): string => (move === undefined ? '' : (moment.refusal(move) ?? ''));
  if (picked[0] === REGROUP && (isPlace(place, 'site') || isPlace(place, 'market'))) return words.regroupFirst;
  if (isPlace(place, 'hand')) return handReason(moment, numberIn(place), picked, words, why);
  if (isPlace(place, 'site')) return siteReason(moment, numberIn(place), picked, words, why);
  if (isPlace(place, 'market')) return why(TAKE[numberIn(place)]);
  if (place === DECK) return why(DRAW);
  if (place === REFRESH) return why(REFRESH_MOVE);
  if (isPlace(place, 'camp')) return words.campHint;
  return place === REGROUP ? why(REGROUPS[0]) : '';
}

type Why = (move: BorealisMove | undefined) => string;

function handReason(moment: BorealisMoment, card: number, picked: readonly string[], words: TableWords, why: Why): string {
  const { stage } = moment.view;
  if (stage === 'replace') return why(REPLACE[0]);
  if (stage !== 'action' || moment.moves.length === 0) return why(observation(card, 0));
  if (picked[0] === REGROUP || playableSites(moment, card).length > 0) return '';
  return words.noSite;
}

function siteReason(moment: BorealisMoment, site: number, picked: readonly string[], words: TableWords, why: Why): string {
  const { stage } = moment.view;
  if (stage === 'place') return why(PLACE[site]);
  const card = picked.find((place) => isPlace(place, 'hand'));
  if (stage === 'action' && card === undefined) return words.cardFirst;
  return why(card === undefined ? PLACE[site] : observation(numberIn(card), site));
}
