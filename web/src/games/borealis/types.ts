import type { BorealisEvent, BorealisMove, BorealisTexts, BorealisTypes, BorealisView, PlayerView } from '@banquise/borealis';
import { UNKNOWN } from '@banquise/kernel';
import type { Moment } from '../../kit/board.ts';
import type { Choice } from '../../kit/choice.ts';

export type { BorealisEvent, BorealisMove, BorealisTypes, BorealisView, PlayerView };
export type BorealisMoment = Moment<BorealisTypes>;
export type BorealisChoice = Choice<BorealisMove>;

/** Where a card is missing, and a card one may not see. */
export const NO_CARD = UNKNOWN;

/** The kit carries the texts of any game; those of Borealis also name everything on the table. */
export const textsOf = ({ texts }: BorealisMoment): BorealisTexts => texts as BorealisTexts;

/** Whose board lies in front: spectators sit with the first player. */
export const seatOf = ({ you }: BorealisMoment): number => (you === 'spectator' ? 0 : you);

export const playerAt = (view: BorealisView, seat: number): PlayerView => view.players[seat] as PlayerView;
export const myself = (moment: BorealisMoment): PlayerView => playerAt(moment.view, seatOf(moment));

/** The other seats in turn order, beginning with the next one. */
export const rivalsOf = (moment: BorealisMoment): readonly number[] => {
  const seats = moment.view.players.length;
  return Array.from({ length: seats - 1 }, (_, i) => (seatOf(moment) + i + 1) % seats);
};
