import { type Card, cardOf, type EffectKind, type Scoring } from '@banquise/boreal';
import { type CSSProperties, memo, type ReactNode } from 'react';
import sprite from './art/icons.svg';
import './card.css';
import './card-state.css';

const pictures = import.meta.glob<string>('./art/cards/*.svg', { eager: true, query: '?url', import: 'default' });
const pictureOf = (name: string): string => pictures[`./art/cards/${name}.svg`] ?? '';

/** A pictogram of Boreal, for the eye only. */
export const Sign = ({ name, className = '' }: { name: string; className?: string }): ReactNode => (
  <svg className={`ic ${className}`} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

export const EFFECT_SIGNS: Readonly<Record<EffectKind, string>> = {
  gainCompasses: 'gain',
  opponentLosesCompasses: 'lose',
  boardCardToReserve: 'reserve',
  removeBoardCard: 'remove',
  swapTwoOnBoard: 'swap-board',
  swapTwoInPyramid: 'swap-pyramid',
  lookAtDeckReserveOne: 'look',
};

/** The sign of what a card needs to count; none for a plain number. */
function conditionSign(scoring: Scoring): string | undefined {
  switch (scoring.kind) {
    case 'none':
    case 'fixed':
      return undefined;
    case 'perFamilyInPyramid':
      return `in-pyramid-${scoring.family}`;
    case 'perAdjacentOfFamily':
      return `adjacent-${scoring.family}`;
    case 'perAdjacentCard':
      return 'per-adjacent';
    case 'perDistinctAdjacentFamily':
      return 'adjacent-distinct';
    case 'perFloor':
      return 'per-floor';
    case 'perFamilyMajority':
      return 'majority';
    case 'perFourFamilySet':
      return 'set-four';
    case 'copyLeft':
      return 'copy-left';
    case 'copyRight':
      return 'copy-right';
    case 'copyBestBelow':
      return 'copy-below';
  }
}

export const isConditional = (card: number): boolean => conditionSign(cardOf(card).scoring) !== undefined;

/** The class and the colours of a card: its family, two of them, or the archive. */
export function lookOf(card: number): { readonly className: string; readonly style: CSSProperties } {
  const { group, families } = cardOf(card);
  const [first, second] = families;
  if (group === 'archive') return { className: 'bc k-archive', style: {} };
  if (second === undefined) return { className: `bc k-${first}`, style: {} };
  return {
    className: 'bc k-duo',
    style: {
      '--fa': `var(--p-${first})`,
      '--fb': `var(--p-${second})`,
      '--ba': `var(--b-${first})`,
      '--bb': `var(--b-${second})`,
    } as CSSProperties,
  };
}

/** The face: what is needed to play it above, where it gets covered; what counts below. Every size from one drawing. */
export const Face = memo(function Face({ card }: { card: number }): ReactNode {
  const printed = cardOf(card);
  return (
    <span className="in" aria-hidden="true">
      <span className="top-half">
        <img src={pictureOf(printed.id)} alt="" width="630" height="420" decoding="async" draggable="false" />
        <b className="cost">
          <svg className="rose" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="20" />
            <path d="M24 0l7 9H17zM24 48l7-9H17zM0 24l9-7v14zM48 24l-9-7v14z" />
          </svg>
          <span data-n={printed.cost} />
        </b>
        <span className="inc">
          {Array.from({ length: printed.income }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <Sign key={i} name="compass" />
          ))}
        </span>
        {printed.effects.length > 0 && (
          <span className={`eff ${printed.effects.length > 1 ? 'two' : ''}`}>
            {printed.effects.map((effect) => (
              <span key={effect.kind}>
                <Sign name={EFFECT_SIGNS[effect.kind]} />
                {'amount' in effect && <b data-n={effect.amount} />}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="foot-half">
        <span className={`left n${printed.families.length}`}>
          {printed.group === 'archive' && <Sign name="archive" className="arch" />}
          <span className="fams">
            {printed.families.map((family) => (
              <Sign key={family} name={`family-${family}`} />
            ))}
          </span>
          {printed.banned && <Sign name="ban" className="ban" />}
        </span>
        <Value card={printed} />
      </span>
    </span>
  );
});

function Value({ card: { scoring } }: { card: Card }): ReactNode {
  if (scoring.kind === 'none') return <span className="val none" data-n="–" />;
  const condition = conditionSign(scoring);
  return (
    <span className={`val ${condition === undefined ? '' : 'cond'}`}>
      <span className="bk">
        <Sign name="book" />
        <b data-n={'points' in scoring ? scoring.points : '='} />
      </span>
      {condition !== undefined && <Sign name={condition} className="cd" />}
    </span>
  );
}

/** A card to look at, outside the table: in help, in the log, on the ledge. */
export function Picture({ card, width }: { card: number; width: number }): ReactNode {
  const { className, style } = lookOf(card);
  return (
    <span className={className} style={{ ...style, '--w': `${width}px` } as CSSProperties} aria-hidden="true">
      <Face card={card} />
    </span>
  );
}

export const Back = (): ReactNode => (
  <span className="bc back" aria-hidden="true">
    <img src={pictureOf('back-standard')} alt="" width="630" height="880" draggable="false" />
  </span>
);
