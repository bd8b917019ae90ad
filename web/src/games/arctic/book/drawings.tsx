import { ANIMALS, type AnimalName, CARDS, game, POWERS, type PowerId } from '@banquise/arctic';
import type { CSSProperties, ReactNode } from 'react';
import type { Drawings, Example, FragmentProps } from '../../../kit/learn/book.ts';
import { animalClass, Head, Picture, Sign } from '../card.tsx';
import { Hand } from '../dock.tsx';
import { Landscape } from '../landscape.tsx';
import { Sum } from '../mine.tsx';
import { type Way, waysAfter } from '../outlook.ts';
import { Strip } from '../pile.tsx';
import { isPlace, numberIn, PILE } from '../places.ts';
import { blocksOf, scored, standingOf } from '../series.ts';
import type { ArcticMoment, ArcticTypes } from '../types.ts';
import { animalIndex, lay } from './lay.ts';
import './fragment.css';

type Props = FragmentProps<ArcticTypes>;

const Fragment = ({ children }: { children: ReactNode }): ReactNode => <div className="arctic ar-fragment">{children}</div>;

const visible: Example<ArcticTypes> = {
  position: () =>
    lay({
      pile: ['p1-bear-3', 'p1-walrus-2', 'p2-walrus-4', 'p1-fox-2'],
      hand: ['p1-fox-5', 'p1-moose-1', 'p2-orca-4', 'p3-fox-3'],
      stage: 'place',
    }),
  seat: 0,
  Fragment: ({ moment }: Props) => (
    <Fragment>
      <Strip moment={moment} outlook={undefined} open={false} />
      <Hand moment={moment} />
    </Fragment>
  ),
  answer: (place) => (place === PILE ? 'visible' : isPlace(place, 'hand') ? 'hand' : 'run'),
};

const TOKENS = { bear: 1, moose: 2, puffin: 3, orca: 3, fox: 5, walrus: 5 } as const;

const Tokens = ({ moment, ways }: { moment: ArcticMoment; ways: readonly Way[] }): ReactNode => (
  <Fragment>
    <Strip moment={moment} outlook={undefined} open={false} />
    <Landscape moment={moment} ways={ways} points={0} totem={undefined} moved={new Map()} />
  </Fragment>
);

/** Whether a part of the Landscape bears a token that moves, is where one may go, or neither. */
function bears({ view }: ArcticMoment, ways: readonly Way[], index: number): 'moving' | 'target' | 'still' | 'empty' {
  const steps = ways.flatMap((way) => way.steps);
  if (steps.some(({ from }) => from === index)) return 'moving';
  if (steps.some(({ to }) => to === index)) return 'target';
  return view.tokens.includes(index) ? 'still' : 'empty';
}

const tokens: Example<ArcticTypes> = {
  position: () => lay({ pile: ['p1-puffin-3'], tokens: TOKENS, stage: 'tokens' }),
  seat: 0,
  Fragment: ({ moment }: Props) => <Tokens moment={moment} ways={waysAfter(moment, [])} />,
  answer: (place, moment) => (isPlace(place, 'land') ? bears(moment, waysAfter(moment, []), numberIn(place)) : undefined),
};

const [BEAR, WALRUS] = [animalIndex('bear'), animalIndex('walrus')];

/** What must be: the Walrus comes back from the end, the Bear goes the other way. */
const FORCED: Way = {
  id: 'forced',
  move: undefined,
  steps: [
    { animal: WALRUS, from: TOKENS.walrus, to: TOKENS.walrus - 1 },
    { animal: BEAR, from: TOKENS.bear, to: TOKENS.bear + 1 },
  ],
  tokens: [],
};

const ends: Example<ArcticTypes> = {
  position: () => lay({ pile: ['p1-walrus-3'], tokens: TOKENS }),
  seat: 0,
  Fragment: ({ moment }: Props) => <Tokens moment={moment} ways={[FORCED]} />,
  answer(place) {
    if (!isPlace(place, 'land')) return undefined;
    const at = numberIn(place);
    if (at === TOKENS.walrus) return 'end';
    if (at === TOKENS.walrus - 1) return 'inwards';
    return at === TOKENS.bear || at === TOKENS.bear + 1 ? 'other' : 'still';
  },
};

const Pile = ({ moment }: Props): ReactNode => {
  const now = standingOf(moment.view, 0);
  return (
    <Fragment>
      <Sum moment={moment} now={now} then={now} open />
      <Strip moment={moment} outlook={undefined} open={false} />
    </Fragment>
  );
};

/** The block of the pile that a place stands for; the card on top belongs to the last one. */
function blockAt({ view }: ArcticMoment, place: string): ReturnType<typeof blocksOf>[number] | undefined {
  const blocks = blocksOf(scored(view, 0));
  return place === PILE ? blocks.at(-1) : isPlace(place, 'run') ? blocks[numberIn(place)] : undefined;
}

const pile: Example<ArcticTypes> = {
  position: () =>
    lay({
      pile: [
        ...['p1-moose-2', 'p1-walrus-1', 'p2-walrus-3', 'p3-walrus-5', 'p1-orca-2', 'p2-orca-2'],
        ...['p1-fox-1', 'p1-fox-2', 'p2-fox-3', 'p3-fox-4', 'p4-fox-5', 'p1-walrus-4', 'p4-walrus-2'],
        ...['p1-orca-5', 'p2-orca-3', 'p3-orca-1', 'p4-orca-4'],
      ],
      tokens: { fox: 4, walrus: 0, orca: 5, puffin: 3 },
      totem: 'fox',
    }),
  seat: 0,
  Fragment: Pile,
  answer(place, moment) {
    const block = blockAt(moment, place);
    if (block === undefined) return undefined;
    return block.counts ? 'counts' : block.length > 1 ? 'shorter' : 'single';
  },
};

const wild: Example<ArcticTypes> = {
  position: () =>
    lay({
      pile: ['p1-walrus-1', 'p2-walrus-3', 'p3-walrus-5', 'p1-orca-2', '?p2-bear-2', 'p1-fox-2', 'p2-fox-3'],
      totem: 'fox',
    }),
  seat: 0,
  Fragment: Pile,
  answer(place, moment) {
    const block = blockAt(moment, place);
    return block === undefined ? undefined : block.jokers.length > 0 ? 'wild' : 'counts';
  },
};

const isAnimal = (id: string): id is AnimalName => (ANIMALS as readonly string[]).includes(id);
const powerAnimal = (id: string): number => POWERS.find((power) => power.id === id)?.animal ?? 0;

const NO_CODES: readonly string[] = [];
/** A card of an animal to stand for all of them. */
const faceOf = (name: AnimalName): number => CARDS.findIndex(({ main, place }) => main === name && place === 3);

export const drawings: Drawings<ArcticTypes> = {
  game,
  icon: (id) =>
    isAnimal(id) ? (
      <Head animal={animalIndex(id)} className="ar-bookhead" />
    ) : (
      <span className={`ar-booksign ${id.includes('-') ? animalClass(powerAnimal(id)) : ''}`}>
        <Sign name={id} />
      </span>
    ),
  card: (id, width) =>
    isAnimal(id) ? (
      <Picture card={faceOf(id)} codes={NO_CODES} width={width} />
    ) : (
      <span className={`ar-bookpower ${animalClass(powerAnimal(id))}`} style={{ '--w': `${width}px` } as CSSProperties}>
        <Sign name={id} />
      </span>
    ),
  cardName(id, texts) {
    const say = texts as unknown as { animal(animal: number): string; power(id: PowerId): string };
    return isAnimal(id) ? say.animal(animalIndex(id)) : say.power(id as PowerId);
  },
  examples: { visible, tokens, ends, pile, wild },
};
