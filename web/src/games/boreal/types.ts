import type { BorealEvent, BorealMove, BorealTexts, BorealTypes, BorealView } from '@banquise/boreal';
import type { Moment } from '../../kit/board.ts';

export type { BorealEvent, BorealMove, BorealTypes, BorealView };
export type BorealMoment = Moment<BorealTypes>;

/** The kit carries the texts of any game; those of Boreal also name its cards. */
export const textsOf = ({ texts }: BorealMoment): BorealTexts => texts as BorealTexts;

/** Who looks: spectators sit on White's side. */
export const seatOf = ({ you }: BorealMoment): number => (you === 'spectator' ? 0 : you);
