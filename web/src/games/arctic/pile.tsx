import { NONE, visibleCard } from '@banquise/arctic';
import { signed } from '@banquise/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { nextPlaces } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { animalClass, cardClass, Face, Figure, Head, Sign } from './card.tsx';
import { cardPiece } from './frames.ts';
import { blockSays } from './outline.ts';
import type { ArcticOutlook } from './outlook.ts';
import { BOTTOM, isPlace, PILE, runPlace, UNDER } from './places.ts';
import { type Block, blocksOf, laterPoints, scored } from './series.ts';
import { Target, Tray } from './tray.tsx';
import { type ArcticMoment, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './pile.css';
import './pile-wide.css';

interface StripProps {
  readonly moment: ArcticMoment;
  readonly outlook: ArcticOutlook | undefined;
  /** My Totem lies open, for my eyes. */
  readonly open: boolean;
}

/** A pile longer than its place fades where more of it lies. */
function fade(box: HTMLElement): void {
  box.classList.toggle('ar-before', box.scrollLeft > 1);
  box.classList.toggle('ar-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
}

/** My pile from its bottom at the left to its top at the right: runs are blocks, the visible card is whole. */
export function Strip({ moment, outlook, open }: StripProps): ReactNode {
  const { scenery } = useTable();
  const { view } = moment;
  const seat = seatOf(moment);
  const { picked } = scenery.selection;
  const pile = view.piles[seat] ?? [];
  const blocks = blocksOf(scored(view, seat));
  const visible = visibleCard(view, seat);
  const strip = useRef<HTMLDivElement>(null);
  // The places to lay cards go and come with my moves: as many as before are no news to whoever watches widths.
  const acting = moment.moves.length > 0;
  // The top is what one looks at; the bottom only when a card may go there.
  useLayoutEffect(() => {
    const box = strip.current;
    if (box === null || pile.length + picked.length + Number(acting) < 0) return;
    const show = (): void => {
      box.scrollLeft = picked.at(-1) === BOTTOM ? 0 : box.scrollWidth;
      fade(box);
    };
    // It is asked once the page is laid out, at first and when the device is turned: asking now would lay it out twice.
    const watcher = new ResizeObserver(show);
    watcher.observe(box);
    // The places for the cards to be laid come with the turn.
    if (box.firstElementChild !== null) watcher.observe(box.firstElementChild);
    return () => watcher.disconnect();
  }, [pile.length, picked, acting]);
  const lit = nextPlaces(scenery.choices, picked);
  const isOpen = (place: string): boolean => lit.has(place) || picked.includes(place);
  // A card goes beneath the last one laid before it: only the first of a turn beneath the one that is visible now.
  const isUnder = isOpen(UNDER) && picked.filter((place) => isPlace(place, 'hand')).length < 2;
  const shift = outlook !== undefined && (outlook.view.piles[seat]?.[0] ?? NONE) !== (pile[0] ?? NONE) && pile.length > 0 ? 1 : 0;
  // A card beneath the visible one lifts that one alone.
  const hidden =
    outlook !== undefined && outlook.visible === visible && outlook.view.piles[seat]?.length === pile.length + 1 && shift === 0;
  const soon = laterPoints(
    blocks,
    outlook === undefined ? [] : blocksOf(scored(outlook.view, seat)),
    blocks.map((_, i) => (hidden && i === blocks.length - 1 ? 1 : shift)),
  );
  return (
    <div className="ar-bed">
      {isOpen(BOTTOM) && <Target moment={moment} place={BOTTOM} outlook={outlook} open={open} className="ar-tobottom" />}
      <div className="ar-strip" ref={strip} onScroll={({ currentTarget }) => fade(currentTarget)}>
        <div className="ar-inner">
          {blocks.map((block, i) => {
            const props = { moment, block, index: i, soon: soon[i] ?? block.points };
            return i === blocks.length - 1 && visible !== NONE ? (
              <TopRun key={block.first} {...props} outlook={outlook} open={open} card={visible} under={isUnder} />
            ) : (
              <Run key={block.first} {...props} />
            );
          })}
          {visible === NONE && <EmptyTop moment={moment} />}
          <Tray moment={moment} outlook={outlook} open={open} under={isOpen(UNDER) && !isUnder} />
        </div>
      </div>
    </div>
  );
}

interface RunProps {
  readonly moment: ArcticMoment;
  readonly block: Block;
  readonly index: number;
  /** Points with what is chosen. */
  readonly soon: number;
}

const runClass = ({ animal, counts, length }: Block): string =>
  `ar-run ${animalClass(animal)} ${counts ? 'ar-multi' : length > 1 ? 'ar-multi ar-pale' : 'ar-one'}`;

function Run({ moment, block, index, soon }: RunProps): ReactNode {
  const spot = useSpot({ place: runPlace(index), label: blockSays(moment, block), className: runClass(block) });
  return (
    <button {...spot}>
      <span className="ar-sl">
        <Slivers block={block} shown={block.length} />
      </span>
      <Foot moment={moment} block={block} soon={soon} />
    </button>
  );
}

/** One sliver for each card; a joker stands where it counts. */
function Slivers({ block, shown }: { block: Block; shown: number }): ReactNode {
  const places = Array.from({ length: shown }, (_, i) => block.first + i);
  return (
    <>
      {places.map((place) => (
        <span key={place} className={`ar-sliver ${block.jokers.includes(place) ? 'ar-jk' : ''}`}>
          {block.jokers.includes(place) && <Sign name="joker" />}
        </span>
      ))}
      <span className="ar-hd">
        <Head animal={block.animal} />
        {block.length > 1 && <Figure of={block.length} className="ar-badge2" />}
      </span>
    </>
  );
}

function Foot({ moment, block, soon }: { moment: ArcticMoment; block: Block; soon: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { counts, points, length, animal } = block;
  const shown = counts || length > 1;
  return (
    <span className={`ar-pts num ${soon === points ? '' : 'ar-ticks'}`}>
      <span>
        <Figure of={words.codes[animal] ?? ''} className="ar-code2" />
        {shown && <Figure of={counts ? signed(points) : 0} />}
        {soon !== points && (
          <>
            <Sign name="right" />
            <Figure of={signed(soon)} />
          </>
        )}
      </span>
    </span>
  );
}

interface TopProps extends RunProps {
  readonly card: number;
  readonly under: boolean;
  readonly outlook: ArcticOutlook | undefined;
  readonly open: boolean;
}

/** The last run with the visible card, which lies whole: its values matter. */
function TopRun({ moment, block, index, soon, card, under, outlook, open }: TopProps): ReactNode {
  const words = wordsOf(moment.language);
  const run = useSpot({ place: runPlace(index), label: blockSays(moment, block), className: 'ar-sl' });
  const top = useSpot({
    place: PILE,
    label: words.topCard(textsOf(moment).cardText(card)),
    piece: cardPiece(card),
    className: cardClass(card),
  });
  return (
    <div className={`${runClass(block)} ar-top`}>
      {block.length > 1 && (
        <button {...run}>
          <Slivers block={block} shown={block.length - 1} />
        </button>
      )}
      {under && <Target moment={moment} place={UNDER} outlook={outlook} open={open} className="ar-tounder" />}
      <span className="ar-toph" data-zone="pile">
        <button {...top}>
          <Face card={card} codes={words.codes} />
        </button>
      </span>
      <Foot moment={moment} block={block} soon={soon} />
    </div>
  );
}

/** Where the first card goes, or the next one after a take-back. */
function EmptyTop({ moment }: { moment: ArcticMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const spot = useSpot({ place: PILE, label: `${words.myPile}: ${words.noVisible}`, className: 'ar-ac ar-hole' });
  const empty = (moment.view.piles[seatOf(moment)]?.length ?? 0) === 0;
  return (
    <>
      {empty && <p className="ar-firstly">{words.emptyPile}</p>}
      <span className="ar-toph ar-lone" data-zone="pile">
        <button {...spot} />
      </span>
    </>
  );
}
