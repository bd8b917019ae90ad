import {
  BOARDS,
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  PLACES,
  type Place,
  placeOf,
  SITES,
  type Site,
  TRACK_STARS,
} from '@banquise/borealis';
import { capital } from '@banquise/kernel';
import { type BorealisMoment, type PlayerView, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** Things of the table in words, for labels and for those who do not see them. */

export const faceOf = (card: number): Card => CARDS[card] as Card;

export function cardText(moment: BorealisMoment, card: number): string {
  const { species, vehicle, left, right, bonus } = faceOf(card);
  const { words } = textsOf(moment);
  return wordsOf(moment.language).card(words.species[species], words.vehicle[vehicle], words.colour[left], words.colour[right], bonus > 0);
}

export const placeName = (moment: BorealisMoment, place: number): string => capital(textsOf(moment).words.place[PLACES[place] as Place]);
export const siteName = (moment: BorealisMoment, site: number): string => placeName(moment, placeOf(site));

/** The two vehicles that would advance a flag next; none when it stands on the last space. */
export const nextVehicles = ({ board, flags }: PlayerView, site: number): readonly string[] =>
  BOARDS[board]?.tracks[SITES[site] as Site][(flags[site] ?? 0) + 1] ?? [];

export const spaceStars = (site: number, space: number): number => TRACK_STARS[site]?.[space] ?? 0;

/** Who stands in a place: "1 yellow, 2 blue". */
export function crowd(moment: BorealisMoment, player: PlayerView, place: number): string {
  const words = wordsOf(moment.language);
  const { colour } = textsOf(moment).words;
  const some = COLOURS.flatMap((name: Colour, i) => {
    const count = player.scientists[3 * place + i] ?? 0;
    return count === 0 ? [] : [words.coloured(count, colour[name])];
  });
  return some.join(', ');
}

export function crowdText(moment: BorealisMoment, player: PlayerView, place: number): string {
  const words = wordsOf(moment.language);
  const who = crowd(moment, player, place);
  return who === '' ? words.nobody(placeName(moment, place)) : words.standing(placeName(moment, place), who);
}

export function flagText(moment: BorealisMoment, player: PlayerView, site: number): string {
  const words = wordsOf(moment.language);
  const { vehicle } = textsOf(moment).words;
  const space = player.flags[site] ?? 0;
  const next = nextVehicles(player, site).map((name) => vehicle[name as keyof typeof vehicle]);
  const ahead = next.length === 0 ? words.lastSpace : words.nextSpace(next.join(` ${words.or} `));
  return `${words.flagOn(space, spaceStars(site, space))}, ${ahead}`;
}

/** A site in one sentence: how high, its flag, who stands there, and its top card. */
export function siteText(moment: BorealisMoment, player: PlayerView, site: number): string {
  const words = wordsOf(moment.language);
  const stack = player.sites[site] ?? [];
  const cards = stack.map((card) => briefly(moment, card));
  const height = words.siteHeight(siteName(moment, site), stack.length);
  return [
    height,
    ...(cards.length > 0 ? [cards.join(', ')] : []),
    capital(flagText(moment, player, site)),
    crowdText(moment, player, placeOf(site)),
  ].join('. ');
}

/** Species and vehicle: all that counts of a card in play. */
export function briefly(moment: BorealisMoment, card: number): string {
  const { species, vehicle } = faceOf(card);
  const { words } = textsOf(moment);
  return `${words.species[species]} ${words.by[vehicle]}`;
}
