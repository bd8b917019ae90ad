import { floorOf, incomeOf, LAST_SQUARE, NONE, squareOf, values } from '@banquise/boreal';
import type { Section } from '../../kit/board.ts';
import { slotsIn } from './choices.ts';
import { pointsOf } from './outlook.ts';
import { type BorealMoment, type BorealView, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';

/** The table of Boreal as text: the board square by square, then each player with pyramid and reserve. */
export function outline(moment: BorealMoment): readonly Section[] {
  const seat = seatOf(moment);
  return [boardSection(moment), ...playerSections(moment, seat), ...playerSections(moment, 1 - seat)];
}

function boardSection(moment: BorealMoment): Section {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const seat = seatOf(moment);
  const lines = Array.from({ length: LAST_SQUARE }, (_, i) => {
    const card = moment.view.board[squareOf(seat, i + 1) - 1] ?? NONE;
    const name = card === NONE ? words.emptyColumn : `${texts.card(card)}. ${texts.cardText(card)}`;
    return words.square(i + 1, LAST_SQUARE - i, name);
  });
  return { id: 'board', heading: words.board, lines: [...lines, words.deckOf(moment.view.deck.length)] };
}

function playerSections(moment: BorealMoment, seat: number): readonly Section[] {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const player = moment.view.players[seat] as BorealView['players'][number];
  const other = moment.view.players[1 - seat] as BorealView['players'][number];
  const name = moment.names[seat] ?? '';
  const worth = values(player, other);
  const floors = [4, 3, 2, 1].flatMap((floor) => {
    const slots = slotsIn(player.filled).filter((slot) => floorOf(slot) === floor);
    const cells = slots.map((slot) => `${texts.card(player.pyramid[slot] ?? 0)} (${words.worth(worth[slot] ?? 0)})`);
    return cells.length === 0 ? [] : [[words.floor(floor), ...cells]];
  });
  const status = words.status(player.token, incomeOf(player), pointsOf(moment.view)[seat] ?? 0);
  const reserve = player.reserve.map((card) => `${texts.card(card)}. ${texts.cardText(card)}`);
  return [
    { id: `pyramid-${seat}`, heading: words.pyramidOf(name), lines: [status], rows: floors },
    { id: `reserve-${seat}`, heading: words.reserveOf(name), lines: reserve.length === 0 ? [words.noCards] : reserve },
  ];
}
