import { nodeOf } from '@banquise/expeditions';
import { UNKNOWN } from '@banquise/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { hyphenated, ROOMY } from '../../kit/hyphens.ts';
import { useSpot } from '../../kit/spot.ts';
import type { Camera } from './camera.ts';
import { cardPiece } from './frames.ts';
import { pointOf } from './geometry.ts';
import { centre } from './lens.ts';
import { Flag, SeatToken, Sign, Vignette } from './marks.tsx';
import { cardName, farWords, markWords, nearest } from './outline.ts';
import { drawnPlace, handPlace, nodePlace, rowPlace } from './places.ts';
import { type ExpeditionsMoment, handOf } from './types.ts';
import { wordsOf } from './words/index.ts';

interface CardProps {
  readonly moment: ExpeditionsMoment;
  readonly card: number;
  readonly place: string;
  readonly camera: Camera;
  readonly className: string;
}

/** How near the nearest expedition is, with its colour; the sign of the start stands for those that have not set out. */
function Nearness({ moment, card }: { moment: ExpeditionsMoment; card: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { colour, arrows } = nearest(moment.view, nodeOf(card));
  // Nobody can come there any more: the line stays, or the card would look as if something were missing.
  const reached = Number.isFinite(arrows);
  return (
    <span className="near" aria-hidden="true">
      {!reached ? null : colour === undefined ? <Sign name="node-start" /> : <Flag colour={colour} letter={words.letters[colour] ?? ''} />}
      <span className="num" data-n={reached ? arrows : '—'} data-unit={reached ? words.arrowUnit(arrows) : ''} />
    </span>
  );
}

/**
 * The card of a place. While arrows are placed a card stands for its place on the map: the map goes there, and where an
 * arrow can lead, the card chooses it.
 */
function PlaceCard({ moment, card, place, camera, className }: CardProps): ReactNode {
  const words = wordsOf(moment.language);
  const { controller, lit, scenery } = useTable();
  const { view } = moment;
  const node = nodePlace(nodeOf(card));
  const { className: state, ...spot } = useSpot({
    place,
    label: [
      cardName(moment, card),
      ...markWords(moment, nodeOf(card)).filter((mark) => mark !== words.yourObjective),
      ...farWords(moment, nodeOf(card)),
    ].join(', '),
    piece: cardPiece(card),
    className: `place-card ${className}`,
  });
  const onMap = lit.has(node) && !lit.has(place);
  const chosen = scenery.selection.picked.includes(node);
  const onClick = (event: MouseEvent): void => {
    const at = pointOf(nodeOf(card));
    // In the middle: what is said about a card lies over the edge of the map.
    if (!camera.sees(at)) camera.go((pane, now) => centre(pane, at, now.k));
    if (!onMap && !chosen) return;
    event.stopPropagation();
    controller.pick(node);
  };
  const key = view.tokens.findIndex((tokens) => tokens.includes(card));
  return (
    <button {...spot} className={`${state} ${onMap ? 'can' : ''} ${chosen ? 'chosen' : ''}`} onClick={onClick}>
      <Vignette card={card} />
      {key >= 0 && <SeatToken seat={key} />}
      <span className="nm" data-drawn={hyphenated(cardName(moment, card))} data-roomy={hyphenated(cardName(moment, card), ROOMY)}>
        {cardName(moment, card)}
      </span>
      <Nearness moment={moment} card={card} />
    </button>
  );
}

/** My objectives, as they are held. */
export function Hand({ moment, camera }: { moment: ExpeditionsMoment; camera: Camera }): ReactNode {
  const words = wordsOf(moment.language);
  const hand = handOf(moment);
  return (
    <section className={`hand n${Math.min(12, hand.length)}`} aria-label={words.objectives}>
      <h2 className="sr">{words.objectives}</h2>
      {hand.length === 0 ? (
        <p className="muted small none">{words.noCards}</p>
      ) : (
        <ul>
          {hand.map((card) => (
            <li key={card}>
              <PlaceCard moment={moment} card={card} place={handPlace(card)} camera={camera} className="mine" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Commons({ moment, camera }: { moment: ExpeditionsMoment; camera: Camera }): ReactNode {
  const words = wordsOf(moment.language);
  const { row, deck } = moment.view;
  return (
    <section className="commons" aria-label={words.commons}>
      <h2>
        {words.commons}
        <small className="num" data-zone="deck">
          {words.deck(deck.length)}
        </small>
      </h2>
      <ul>
        {row.map((card) => (
          <li key={card}>
            <PlaceCard moment={moment} card={card} place={rowPlace(card)} camera={camera} className="common" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two cards were drawn: one may be kept for one of the hand. */
export function Drawn({ moment, camera }: { moment: ExpeditionsMoment; camera: Camera }): ReactNode {
  const words = wordsOf(moment.language);
  const drawn = moment.view.drawn.filter((card) => card !== UNKNOWN);
  if (drawn.length === 0) return null;
  return (
    <section className="drawn" data-keep="" aria-label={words.drawn}>
      <h2>{words.drawn}</h2>
      <p className="small">{words.keptHint}</p>
      <ul>
        {drawn.map((card) => (
          <li key={card}>
            <PlaceCard moment={moment} card={card} place={drawnPlace(card)} camera={camera} className="new" />
          </li>
        ))}
      </ul>
    </section>
  );
}
