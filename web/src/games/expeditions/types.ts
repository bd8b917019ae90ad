import type { ExpeditionsEvent, ExpeditionsMove, ExpeditionsTexts, ExpeditionsTypes, ExpeditionsView } from '@banquise/expeditions';
import type { Seen } from '@banquise/kernel';
import type { Moment } from '../../kit/board.ts';
import type { Choice } from '../../kit/choice.ts';

export type { ExpeditionsMove, ExpeditionsTypes, ExpeditionsView };
/** What happened, as one viewer may know it. */
export type SeenEvent = Seen<ExpeditionsEvent>;
/** Why the last round has come. */
export type EndCause = Extract<SeenEvent, { type: 'ending' }>['cause'];
export type ExpeditionsMoment = Moment<ExpeditionsTypes>;
export type ExpeditionsChoice = Choice<ExpeditionsMove>;

/** The kit carries the texts of any game; those of Expéditions also name its places. */
export const textsOf = ({ texts }: ExpeditionsMoment): ExpeditionsTexts => texts as ExpeditionsTexts;

/** Who looks: spectators sit behind the first seat, and see nothing that everybody may not see. */
export const seatOf = ({ you }: ExpeditionsMoment): number => (you === 'spectator' ? 0 : you);

/** A hand that nobody may look into is not listed. */
export const handOf = ({ view, you }: ExpeditionsMoment): readonly number[] => (you === 'spectator' ? [] : (view.hands[you] ?? []));

/** What the map shows as the reader's: the hand, and the cards that could come into it. */
export const soughtOf = (moment: ExpeditionsMoment): readonly number[] => [
  ...handOf(moment),
  ...(moment.view.turn === moment.you ? moment.view.drawn.filter((card) => card >= 0) : []),
];
