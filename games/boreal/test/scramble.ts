import { fork, NOBODY, type Rng, sees, shuffle, type Viewer } from '@banquise/kernel';
import { type BorealState, CARDS } from '../src/index.ts';

const isArchive = (card: number): boolean => CARDS[card]?.group === 'archive';

/**
 * The table of section 9: hidden are the order of the deck and which Archives are in it, but for the cards that the
 * viewer saw with A-4. Who knows a place of the deck goes on knowing it, whatever card lies there now.
 */
export function scramble(state: BorealState, viewer: Viewer, rng: Rng): BorealState {
  const { deck, box, knows } = state;
  const hiddenPlaces = deck.map((_, i) => i).filter((i) => !sees(knows[deck[i] as number] as number, viewer));
  const masks = deck.map((card) => knows[card] as number);
  const unusedPlaces = box.map((_, i) => i).filter((i) => isArchive(box[i] as number));
  const unseen = [...hiddenPlaces.map((i) => deck[i] as number), ...unusedPlaces.map((i) => box[i] as number)];
  const archives = shuffle(rng, unseen.filter(isArchive));
  for (const i of unusedPlaces) box[i] = archives.pop() as number;
  const others = shuffle(rng, [...archives, ...unseen.filter((card) => !isArchive(card))]);
  for (const i of hiddenPlaces) deck[i] = others.pop() as number;
  for (const i of unusedPlaces) knows[box[i] as number] = NOBODY;
  deck.forEach((card, i) => {
    knows[card] = masks[i] as number;
  });
  state.rng = fork(rng);
  return state;
}
