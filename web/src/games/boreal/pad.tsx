import { type BorealTexts, CARDS, cardNamed, cardOf, FAMILIES, NONE, values } from '@banquise/boreal';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type EntryProps, type PadGame, withPlayer } from '../../kit/pad/game.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/tools.tsx';
import { Face, isConditional, lookOf, Sign } from './card.tsx';
import { layoutOf, model, type PadPyramid, SPOTS, slotOf } from './pad-model.ts';
import { type BorealPadWords, spotName, wordsOf } from './pad-words.ts';
import './pad.css';

type Props = EntryProps<null, PadPyramid>;

const SHELVES = ['all', ...FAMILIES, 'archive'] as const;
type Shelf = (typeof SHELVES)[number];

/** The cards of a family, or the Archives: the cheaper first, as one would sort them. */
const shelved = (shelf: Shelf): readonly number[] =>
  CARDS.map((_, card) => card)
    .filter((card) => shelf === 'all' || (shelf === 'archive' ? cardOf(card).group === shelf : cardOf(card).families.includes(shelf)))
    .sort((a, b) => cardOf(a).cost - cardOf(b).cost || a - b);

/** One player's pyramid: ten places to touch, and below them the cards that lie nowhere yet. */
function Pyramid({ draft, seat, texts, language, onChange }: Props): ReactNode {
  const words = wordsOf(language);
  const { card: cardName } = texts as unknown as BorealTexts;
  const own = draft.players[seat] ?? model.blank.player;
  const [spot, setSpot] = useState(() => Math.max(0, own.cards.indexOf(null)));
  const [said, setSaid] = useState('');
  const places = useRef<HTMLDivElement>(null);
  const here = own.cards[spot] ?? null;
  const put = (cards: PadPyramid['cards']): void => onChange(withPlayer(draft, seat, { cards }));
  const lay = (card: number, event: MouseEvent): void => {
    const cards = own.cards.with(spot, cardOf(card).id);
    const after = cards.indexOf(null, spot);
    const next = after >= 0 ? after : cards.indexOf(null) >= 0 ? cards.indexOf(null) : spot;
    put(cards);
    setSpot(next);
    setSaid(words.laid(cardName(card), spotName(words, spot)));
    // The card leaves the shelf with the focus on it; somebody with a keyboard goes on at the next place.
    places.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus({ preventScroll: event.detail > 0 });
  };
  return (
    <div className="boreal-pad">
      <p className="small muted">{words.pyramidMore}</p>
      <div ref={places}>
        <Places draft={draft} seat={seat} texts={texts} words={words} spot={spot} onSpot={setSpot} />
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      <div className="boreal-pad-here">
        <h3 className="label">{words.choose(spotName(words, spot))}</h3>
        {here !== null && (
          <button type="button" className="btn" onClick={() => put(own.cards.with(spot, null))}>
            <Icon name="close" />
            {words.remove(cardName(cardNamed(here)))}
          </button>
        )}
      </div>
      <Shelves draft={draft} texts={texts as unknown as BorealTexts} words={words} onCard={lay} />
    </div>
  );
}

interface PlacesProps extends Pick<Props, 'draft' | 'seat' | 'texts'> {
  readonly words: BorealPadWords;
  readonly spot: number;
  readonly onSpot: (spot: number) => void;
}

function Places({ draft, seat, texts, words, spot, onSpot }: PlacesProps): ReactNode {
  const own = draft.players[seat] ?? model.blank.player;
  const other = draft.players[1 - seat] ?? model.blank.player;
  const worth = values(layoutOf(own), layoutOf(other));
  return (
    <section className="boreal-pad-pyramid" aria-label={words.pyramid}>
      {[1, 2, 3, 4].map((floor) => (
        <div key={floor}>
          {SPOTS.map((place, n) => {
            if (place.floor !== floor) return null;
            const card = cardNamed(own.cards[n] ?? '');
            const look = card === NONE ? { className: 'boreal-pad-free', style: {} } : lookOf(card);
            const points = worth[slotOf(n)] ?? 0;
            const what = card === NONE ? words.free : `${(texts as unknown as BorealTexts).card(card)}, ${words.worth(points)}`;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: places never move
                key={n}
                type="button"
                className={`${look.className} ${n === spot ? 'on' : ''}`}
                style={look.style}
                data-spot={n}
                aria-pressed={n === spot}
                aria-label={`${spotName(words, n)}: ${what}`}
                onClick={() => onSpot(n)}
              >
                {card !== NONE && <Face card={card} />}
                {card !== NONE && isConditional(card) && <span className="now" data-n={`= ${points}`} />}
              </button>
            );
          })}
        </div>
      ))}
    </section>
  );
}

interface ShelvesProps extends Pick<Props, 'draft'> {
  readonly texts: BorealTexts;
  readonly words: BorealPadWords;
  readonly onCard: (card: number, event: MouseEvent) => void;
}

/** All cards that lie nowhere yet, by family. */
function Shelves({ draft, texts, words, onCard }: ShelvesProps): ReactNode {
  const [shelf, setShelf] = useState<Shelf>('all');
  const used = new Set(draft.players.flatMap(({ cards }) => cards));
  const nameOf = (one: Shelf): string => (one === 'all' ? words.all : one === 'archive' ? words.archives : texts.family(one));
  return (
    <>
      <Segments
        legend={words.which}
        hideLegend
        values={SHELVES}
        value={shelf}
        name={(one) =>
          one === 'all' ? (
            nameOf(one)
          ) : (
            <span className="boreal-pad-family">
              <Sign name={one === 'archive' ? one : `family-${one}`} />
              <span className="sr">{nameOf(one)}</span>
            </span>
          )
        }
        onChange={setShelf}
      />
      <ul className="boreal-pad-shelf">
        {shelved(shelf)
          .filter((card) => !used.has(cardOf(card).id))
          .map((card) => {
            const { className, style } = lookOf(card);
            return (
              <li key={card}>
                <button
                  type="button"
                  className={className}
                  style={style}
                  aria-label={`${texts.card(card)}. ${texts.cardText(card)}`}
                  onClick={(event) => onCard(card, event)}
                >
                  <Face card={card} />
                </button>
              </li>
            );
          })}
      </ul>
    </>
  );
}

export const pad: PadGame<null, PadPyramid> = { model, words: wordsOf, Own: Pyramid };
