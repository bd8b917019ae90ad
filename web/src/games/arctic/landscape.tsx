import { LANDSCAPE } from '@banquise/arctic';
import { signed } from '@banquise/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { Figure, Head, LANDSCAPE_PICTURE, Sign } from './card.tsx';
import { tokenPiece } from './frames.ts';
import { legendAt } from './legend.ts';
import { seatColour } from './middle.tsx';
import { tokensAt } from './outline.ts';
import { totemPoints, type Way } from './outlook.ts';
import { landPlace, stepPlace, wayPlace } from './places.ts';
import type { Moved } from './recent.ts';
import { type ArcticChoice, type ArcticMoment, seatOf } from './types.ts';
import { wordsOf } from './words.ts';
import './landscape.css';
import './landscape-small.css';
import './landscape-wide.css';

interface Props {
  readonly moment: ArcticMoment;
  /** Where tokens may go: drawn as ghosts. */
  readonly ways: readonly Way[];
  /** Points without the Totem that go with those ways. */
  readonly points: number;
  /** My Totem, while I look at it. */
  readonly totem: number | undefined;
  /** Tokens that the others have moved since my last turn. */
  readonly moved: ReadonlyMap<number, Moved>;
}

/** One picture in six parts, rising to the right; six tokens, and where they could go. */
export function Landscape({ moment, ways, points, totem, moved }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const { tokens } = moment.view;
  const moving = new Set(ways.flatMap(({ steps }) => steps.map(({ animal }) => animal)));
  const crowds = crowdsOf(tokens, ways);
  return (
    <section className="ar-landw" aria-label={words.landscape}>
      <div className="ar-land">
        <img className="ar-bg" src={LANDSCAPE_PICTURE} alt="" width="1440" height="240" draggable="false" />
        {LANDSCAPE.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the Landscape never move
          <Panel key={index} moment={moment} index={index} ways={ways} moving={moving} totem={totem} moved={moved} />
        ))}
      </div>
      {ways.length > 0 && (
        <div className={`ar-opts ar-at-${legendAt(crowds)}`} aria-hidden="true">
          {ways.map((way) => (
            <Legend key={way.id} moment={moment} way={way} points={points} totem={totem} />
          ))}
        </div>
      )}
    </section>
  );
}

/** How many tokens and ghosts stand on each part. */
const crowdsOf = (tokens: readonly number[], ways: readonly Way[]): readonly number[] =>
  LANDSCAPE.map((_, index) => [...tokens, ...ways.flatMap(({ steps }) => steps.map(({ to }) => to))].filter((at) => at === index).length);

interface PanelProps {
  readonly moment: ArcticMoment;
  readonly index: number;
  readonly ways: readonly Way[];
  readonly moving: ReadonlySet<number>;
  readonly totem: number | undefined;
  readonly moved: ReadonlyMap<number, Moved>;
}

function Panel({ moment, index, ways, moving, totem, moved }: PanelProps): ReactNode {
  const words = wordsOf(moment.language);
  const { controller } = useTable();
  const value = LANDSCAPE[index] ?? 0;
  const spot = useSpot({ place: landPlace(index), label: words.landAt(value, tokensAt(moment, index)), className: 'ar-pan' });
  const there = moment.view.tokens.flatMap((at, animal) => (at === index ? [animal] : []));
  const ghosts = ways.flatMap((way) => way.steps.flatMap(({ animal, to }) => (to === index ? [{ animal, way }] : [])));
  const crowd = there.length + ghosts.length;
  /** A token that may go is sent by a touch on where it would stand. */
  const goes = (way: Way, event: MouseEvent): void => {
    const choice = choiceOf(moment, way);
    if (choice === undefined) return;
    event.stopPropagation();
    controller.commit(choice);
  };
  return (
    <button {...spot}>
      <span className={`ar-toks ${crowd > 6 ? 'ar-crowd ar-throng' : crowd > 4 ? 'ar-crowd' : ''}`}>
        {there.map((animal) => (
          <span
            key={animal}
            className={`ar-tok ${moving.has(animal) ? 'ar-go' : ''} ${animal === totem ? 'ar-tm' : ''}`}
            data-piece={tokenPiece(animal)}
          >
            <Head animal={animal} />
            <Figure of={words.codes[animal] ?? ''} className="ar-code" />
            {ways.length === 0 && <Came moved={moved.get(animal)} index={index} />}
          </span>
        ))}
        {ghosts.map(({ animal, way }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the button of this way, which every hand finds
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span key={`${animal} ${way.id}`} className={`ar-tok ar-gh ar-g-${way.id}`} onClick={(event) => goes(way, event)}>
            <Head animal={animal} />
            <Letter way={way} />
          </span>
        ))}
      </span>
      <Figure of={value} className="ar-val" />
    </button>
  );
}

/** Which way a token was moved last, in the colour of who did, until I move it myself. */
const Came = ({ moved, index }: { moved: Moved | undefined; index: number }): ReactNode =>
  moved?.to !== index ? null : (
    <span className="ar-came" style={seatColour(moved.seat)} aria-hidden="true">
      <Sign name={index < moved.found ? 'left' : 'right'} />
    </span>
  );

/** One of the ways as a choice of now; none while it is only foretold. */
export const choiceOf = ({ moves }: ArcticMoment, { id, move }: Way): ArcticChoice | undefined =>
  move === undefined || !moves.includes(move)
    ? undefined
    : { path: [id === 'left' || id === 'right' ? stepPlace(id) : wayPlace(id)], verb: 'tokens', moves: [move] };

/** Letters that are no seat's and no key's (Z undoes), and no numbers: those count the cards to place, on the table at the same time. */
const LETTERS: Readonly<Record<Way['id'], string>> = { a: 'V', b: 'W', forced: '', left: '←', right: '→' };

/** What a choice is called where it is drawn, and on its button. */
export const Letter = ({ way }: { way: Way }): ReactNode =>
  LETTERS[way.id] === '' ? null : <Figure of={LETTERS[way.id]} className={`ar-letter ar-l-${way.id}`} />;

/** Tokens with the direction each of them takes. */
export const Steps = ({ way }: { way: Way }): ReactNode =>
  way.steps.map(({ animal, from, to }) => (
    <span key={animal} className="ar-mv">
      <Head animal={animal} />
      <Sign name={to < from ? 'left' : 'right'} />
    </span>
  ));

/** In the sky: what each way does, and what it means for my Totem while I look at it. */
function Legend({ moment, way, points, totem }: Pick<Props, 'moment' | 'points' | 'totem'> & { readonly way: Way }): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const now = totemPoints(moment.view, seat);
  const then = totemPoints(moment.view, seat, way.tokens);
  const shown = totem !== undefined && now !== undefined && then !== undefined;
  return (
    <span className={`ar-opt ${shown ? 'ar-withsum' : ''}`}>
      <Letter way={way} />
      <Steps way={way} />
      {shown && (
        <span className="ar-ef num">
          <span className="ar-by">
            <span className="ar-word">{words.total} </span>
            {signed(then - now)}
          </span>
          <b className="ar-then">= {points + then}</b>
        </span>
      )}
    </span>
  );
}
