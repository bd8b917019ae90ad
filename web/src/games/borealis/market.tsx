import { MARKET_SIZE, REFRESH_COST } from '@banquise/borealis';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Back, Face, Picture, skyOf } from './card.tsx';
import { cardText } from './describe.ts';
import { cardPiece } from './frames.ts';
import { DECK, DISCARD, marketPlace, REFRESH } from './places.ts';
import { Sign } from './sign.tsx';
import { type BorealisMoment, type BorealisMove, NO_CARD } from './types.ts';
import { wordsOf } from './words/words.ts';

interface MarketProps {
  readonly moment: BorealisMoment;
  readonly label?: string;
  readonly lead: boolean;
  /** Cards that came since one's own turn, by whose turn brought them. */
  readonly came?: ReadonlyMap<number, number>;
}

/** The pool: four open cards, the deck, the discard pile, and the refresh that says what it reveals. */
export function Market({ moment, label, lead, came }: MarketProps): ReactNode {
  const words = wordsOf(moment.language);
  const { market } = moment.view;
  return (
    <section className={`bl-market ${lead ? 'lead' : 'small'}`} aria-label={label}>
      <h2 className="bl-label">{words.market}</h2>
      <div className="bl-row">
        {Array.from({ length: MARKET_SIZE }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots stay where they are
          <Slot key={slot} moment={moment} slot={slot} card={market[slot] ?? NO_CARD} came={came} />
        ))}
      </div>
      <div className="bl-piles">
        <Deck moment={moment} lead={lead} />
        <Refresh moment={moment} />
        <Discard moment={moment} />
      </div>
    </section>
  );
}

/** Also while something else is chosen: one may still change one's mind. */
const can = ({ moves }: BorealisMoment, wanted: BorealisMove['type']): boolean => moves.some(({ type }) => type === wanted);

function Slot({ moment, slot, card, came }: { moment: BorealisMoment; slot: number; card: number; came: MarketProps['came'] }): ReactNode {
  const words = wordsOf(moment.language);
  const empty = card === NO_CARD;
  const may = can(moment, 'take') ? 'may' : '';
  const by = came?.get(card);
  const since = by === undefined ? undefined : words.cameWith(moment.names[by] ?? '');
  const spot = useSpot({
    place: marketPlace(slot),
    label: empty ? words.noCards : [cardText(moment, card), since].filter(Boolean).join(', '),
    ...(empty ? {} : { piece: cardPiece(card) }),
    className: empty ? 'bl-card bl-empty' : `bl-card ${skyOf(card)} ${may}`,
  });
  return (
    <button {...spot} title={since}>
      {!empty && <Face card={card} />}
      {by !== undefined && (
        <i className="bl-came">
          <Mark seat={by} size="s" />
        </i>
      )}
    </button>
  );
}

function Deck({ moment, lead }: { moment: BorealisMoment; lead: boolean }): ReactNode {
  const words = wordsOf(moment.language);
  const { deck } = moment.view;
  const spot = useSpot({
    place: DECK,
    label: `${lead ? words.draw : words.deck} ${words.left(deck)}`,
    className: `bl-pile deck ${can(moment, 'draw') ? 'may' : ''}`,
  });
  return (
    <button {...spot} data-zone="deck">
      <Back />
      <span className="tx">
        <b className="deed">{words.draw}</b>
        <b className="noun">{words.deck}</b> <small className="num">{words.left(deck)}</small>
      </span>{' '}
      <b className="count num">{deck}</b>
    </button>
  );
}

function Refresh({ moment }: { moment: BorealisMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const label = `${words.refresh}, ${words.reveals(MARKET_SIZE)}, ${words.stars(REFRESH_COST)}`;
  const spot = useSpot({ place: REFRESH, label, className: `bl-pile refresh ${can(moment, 'refresh') ? 'may' : 'off'}` });
  return (
    <button {...spot} data-zone="refresh">
      <svg className="bl-cycle" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5" />
      </svg>
      <span className="tx">
        <b>{words.refresh}</b>{' '}
        <small className="num">
          <Icon name="eye" />
          {words.reveals(MARKET_SIZE)}
        </small>
      </span>{' '}
      <span className="bl-stars num">
        <Sign name="star" />
        {REFRESH_COST}
      </span>
    </button>
  );
}

/** Open to everybody: a click lays the whole pile out. */
function Discard({ moment }: { moment: BorealisMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const shell = useWords();
  const { explain } = useTable();
  const { discard } = moment.view;
  const top = discard.at(-1);
  return (
    <button
      type="button"
      className="bl-pile discard"
      data-zone="discard"
      aria-label={shell.explain(words.discardOf(discard.length))}
      onClick={() => explain(DISCARD)}
    >
      {top === undefined ? (
        <span className="bl-card bl-empty" />
      ) : (
        <span data-piece={cardPiece(top)}>
          <Picture card={top} width={34} />
        </span>
      )}
      <span className="tx">
        <b>{words.discard}</b>
      </span>
      <b className="count num">{discard.length}</b>
    </button>
  );
}
