import type { ArcticEvent, ArcticMove, ArcticTexts, ArcticTypes, ArcticView } from '@banquise/arctic';
import type { Seen } from '@banquise/kernel';
import type { Moment } from '../../kit/board.ts';
import type { Choice } from '../../kit/choice.ts';

export type { ArcticEvent, ArcticMove, ArcticTypes, ArcticView };
export type ArcticMoment = Moment<ArcticTypes>;
export type ArcticChoice = Choice<ArcticMove>;
/** An event as a viewer is told of it: a secret is there only for those who may know it. */
export type SeenEvent = Seen<ArcticEvent>;

/** The kit carries the texts of any game; those of Arctic also name its animals, cards and powers. */
export const textsOf = ({ texts }: ArcticMoment): ArcticTexts => texts as ArcticTexts;

/** Whose side one sits on: spectators sit with the Holder of the paw print. */
export const seatOf = ({ you, view }: ArcticMoment): number => (you === 'spectator' ? view.paw : you);

/** The other seats in turn order, the next one first. */
export function othersOf(moment: ArcticMoment): number[] {
  const { length } = moment.view.hands;
  return Array.from({ length: length - 1 }, (_, i) => (seatOf(moment) + 1 + i) % length);
}
