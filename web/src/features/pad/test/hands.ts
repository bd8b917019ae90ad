import { ANIMALS, type ArcticState, LANDSCAPE, MAIN } from '@banquise/arctic';
import { type BorealState, columnOf, floorOf, CARDS as SITES } from '@banquise/boreal';
import { type BorealisState, CARDS, headcount, PLACES, SCORE_CARDS } from '@banquise/borealis';
import type { ExpeditionsState } from '@banquise/expeditions';
import type { Hidden } from '@banquise/kernel';
import { model as arctic, type PadCard, type PadPlayer, type PadTokens } from '../../../games/arctic/pad-model.ts';
import { model as boreal, type PadPyramid, SPOTS } from '../../../games/boreal/pad-model.ts';
import { model as borealis, freeCards, type PadBoard, type PadGoals } from '../../../games/borealis/pad-model.ts';
import { model as expeditions, type PadTableau } from '../../../games/expeditions/pad-model.ts';
import type { Draft, PadModel } from '../../../kit/pad/model.ts';
import type { Column } from '../store.ts';

/** Somebody with a finished table before them: copies it as `banquise score` reads it, and enters the same into the pad. */
export interface Hand {
  readonly model: PadModel;
  /** The final position of a game, as written down in the agreement on positions. */
  copy(state: Hidden): object;
  /** The same entered piece by piece. */
  enter(position: never): Draft;
  /** What the tie-break needs, as one would type it under the sheet. */
  ties(position: never): readonly Column[];
}

type Pyramids = { readonly pyramids: readonly (readonly { readonly card: string; readonly floor: number; readonly column: number }[])[] };
type Piles = { readonly tokens: PadTokens; readonly players: readonly { pile: PadCard[]; totem: PadPlayer['totem']; penalties: number }[] };
type Boards = {
  readonly scoreCards: PadGoals['scoreCards'];
  readonly players: readonly { sites: string[][]; flags: number[]; scientists: number[]; stars: number }[];
};
type Tableaux = { readonly players: readonly { laid: number; recovered: number; hand: number; onBoard: number; tickets: number }[] };

const pyramids: Hand = {
  model: boreal,
  copy: (state) => ({
    pyramids: (state as BorealState).players.map(({ pyramid }) =>
      pyramid.flatMap((card, slot) => (card < 0 ? [] : [{ card: SITES[card]?.id, floor: floorOf(slot), column: columnOf(slot) }])),
    ),
  }),
  enter: (position: Pyramids) => ({
    common: null,
    players: position.pyramids.map((cards): PadPyramid => {
      const left = Math.min(...cards.flatMap(({ floor, column }) => (floor === 1 ? [column] : [])));
      const at = (floor: number, column: number): string | null =>
        cards.find((laid) => laid.floor === floor && laid.column === left + column)?.card ?? null;
      return { cards: SPOTS.map(({ floor, column }) => at(floor, column)) };
    }),
  }),
  ties: (position: Pyramids) => position.pyramids.map(({ length }) => ({ cards: String(length) })),
};

const piles: Hand = {
  model: arctic,
  copy: (state) => {
    const { piles: laid, sunk, totems, tokens, zones, markers, paw } = state as ArcticState;
    const players = laid.map((pile, seat) => ({
      pile: pile.map((card, i) => (sunk[seat]?.[i] === 0 ? ANIMALS[MAIN[card] as number] : '?')),
      totem: ANIMALS[totems[seat] as number],
      penalties: (zones[seat]?.length ?? 0) + (markers[seat] ?? 0),
    }));
    return {
      tokens: Object.fromEntries(ANIMALS.map((name, animal) => [name, LANDSCAPE[tokens[animal] as number]])),
      players: players.map((_, i) => players[(paw + i) % players.length]),
    };
  },
  enter: ({ tokens, players }: Piles) => ({ common: tokens, players }),
  ties: ({ players }: Piles) => players.map(() => ({})),
};

const boards: Hand = {
  model: borealis,
  copy: (state) => {
    const { scoreCards, players } = state as BorealisState;
    return {
      scoreCards: scoreCards.map((card) => SCORE_CARDS[card]),
      players: players.map(({ sites, flags, scientists, stars }) => ({
        sites: sites.map((stack) => stack.map((card) => CARDS[card]?.id)),
        flags,
        scientists: PLACES.map((_, place) => headcount(scientists, place)),
        stars,
      })),
    };
  },
  // By what one sees of a card in a stack, not by its id: the pad takes any card of that kind.
  enter: ({ scoreCards, players }: Boards) => {
    const entered: PadBoard[] = [];
    for (const { sites, ...rest } of players) {
      let own: PadBoard = { ...rest, sites: [[], [], []] };
      sites.forEach((stack, site) => {
        for (const id of stack) {
          const kind = CARDS.find((card) => card.id === id);
          const [taken] = kind === undefined ? [] : freeCards(kind, [...entered, own]);
          if (taken === undefined) throw new Error(`no card left for ${id}`);
          own = { ...own, sites: own.sites.with(site, [...(own.sites[site] ?? []), taken]) };
        }
      });
      entered.push(own);
    }
    return { common: { scoreCards }, players: entered };
  },
  ties: ({ players }: Boards) => players.map(({ flags }) => ({ flag: String(Math.max(...flags)) })),
};

const tableaux: Hand = {
  model: expeditions,
  copy: (state) => {
    const { hands, laid, recovered, tokens, tickets } = state as ExpeditionsState;
    return {
      players: hands.map((hand, seat) => ({
        laid: laid[seat]?.length,
        recovered: recovered[seat]?.length,
        hand: hand.length,
        onBoard: tokens[seat]?.length,
        tickets: tickets[seat],
      })),
    };
  },
  enter: ({ players }: Tableaux) => ({
    common: null,
    players: players.map(({ laid, recovered, hand, tickets }): PadTableau => ({ laid, recovered, hand, tickets })),
  }),
  ties: ({ players }: Tableaux) => players.map(({ tickets }) => ({ tickets: String(tickets) })),
};

export const HANDS: Readonly<Record<string, Hand>> = { boreal: pyramids, arctic: piles, borealis: boards, expeditions: tableaux };
