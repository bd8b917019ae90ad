import { signed } from '@banquise/kernel';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { armed } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { cardClass, Face, Figure, Sign } from './card.tsx';
import { shortcutTo } from './moves.ts';
import { type ArcticOutlook, gainOf } from './outlook.ts';
import { BOTTOM, isPlace, numberIn, UNDER } from './places.ts';
import { type ArcticMoment, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './tray.css';

interface Shown {
  readonly moment: ArcticMoment;
  readonly outlook: ArcticOutlook | undefined;
  /** My Totem lies open, for my eyes. */
  readonly open: boolean;
}

/** What is chosen for the pile, in the order in which it will lie. Nothing is laid yet, so the order can still change. */
export function Tray({ moment, outlook, open, under }: Shown & { readonly under: boolean }): ReactNode {
  const { controller, scenery } = useTable();
  const [held, setHeld] = useState<string | null>(null);
  const shortcut = moment.moves.length === 0 ? undefined : shortcutTo(moment, 'place');
  if (shortcut === undefined) return null;
  const { picked } = scenery.selection;
  const words = wordsOf(moment.language);
  const path = picked.filter((place) => isPlace(place, 'hand'));
  const { left, missing } = shortcut.view;
  const swapping = picked.some((place) => isPlace(place, 'river'));
  if (left === 0 || swapping) return null;
  const free = Math.max(0, left - path.length);
  // The last card goes beneath or to the bottom: its place here is empty, and a touch on it brings the card back.
  const away = picked.includes(UNDER) || picked.includes(BOTTOM) ? path.length - 1 : undefined;

  const at = held === null ? -1 : path.indexOf(held);
  // What was lifted is put down with the card: none of the next choice comes lifted.
  if (held !== null && at < 0) setHeld(null);

  const reorder = (from: number, to: number): void => {
    const place = path[from];
    if (place === undefined || to < 0 || to >= path.length) return;
    controller.select(path.toSpliced(from, 1).toSpliced(to, 0, place));
  };
  const swap = (a: number, b: number): void => {
    const places = [...path];
    [places[a], places[b]] = [places[b] ?? '', places[a] ?? ''];
    setHeld(null);
    controller.select(places);
  };
  const onTouch = (i: number): void => {
    const [deed] = armed(scenery.choices, path);
    if (i === away) controller.select(path);
    else if (left === 1 && deed !== undefined) controller.commit(deed);
    else if (at < 0 || at === i) setHeld(at === i ? null : (path[i] ?? null));
    else swap(at, i);
  };
  const onKey = (event: KeyboardEvent, i: number): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) reorder(i, i + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') controller.select(path.toSpliced(i, 1));
    else return;
    event.preventDefault();
  };
  return (
    <section className={`ar-tray ${left > 1 ? 'ar-many' : ''}`} aria-label={words.tray}>
      {path.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays with the place in the order
        <Fragment key={i}>
          {under && i === path.length - 2 && <Target moment={moment} place={UNDER} outlook={outlook} open={open} className="ar-tounder" />}
          <button
            type="button"
            className={`ar-laid ${cardClass(numberIn(place))} ${at === i ? 'ar-held' : ''} ${i === away ? 'ar-away' : ''}`}
            aria-label={`${words.trayCard(i + 1, left, textsOf(moment).card(numberIn(place)))}${left > 1 ? `, ${words.trayHelp}` : ''}`}
            aria-pressed={left > 1 ? at === i : undefined}
            onClick={() => onTouch(i)}
            onKeyDown={(event) => onKey(event, i)}
          >
            {i !== away && <Face card={numberIn(place)} codes={words.codes} />}
            {left > 1 && <Figure of={i + 1} className="ar-no" />}
          </button>
        </Fragment>
      ))}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={i} className="ar-free num" aria-hidden="true">
          {path.length + i + 1}
        </span>
      ))}
      {Array.from({ length: missing }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={i} className="ar-lack num" title={words.missing(missing)} aria-hidden="true">
          −1
        </span>
      ))}
      {outlook !== undefined && path.length === left && away === undefined && <Gain outlook={outlook} open={open} />}
      {left > 1 && (
        <span className="ar-traysay" aria-hidden="true">
          {path.length > 1 ? words.trayHelp : words.tray}
        </span>
      )}
    </section>
  );
}

/** What the chosen cards bring, where the last of them goes. */
export function Gain({ outlook, open }: { outlook: ArcticOutlook; open: boolean }): ReactNode {
  const gain = gainOf(outlook, open);
  return (
    <span className={`ar-gain num ${gain < 0 ? 'ar-lose' : ''}`} aria-hidden="true">
      {signed(gain)}
    </span>
  );
}

/** A dashed place beneath the card that will be visible, or at the bottom of the pile. */
export function Target({
  moment,
  place,
  outlook,
  open,
  className,
}: Shown & { readonly place: string; readonly className: string }): ReactNode {
  const words = wordsOf(moment.language);
  const { scenery } = useTable();
  const verb = place === UNDER ? 'under' : 'bottom';
  const spot = useSpot({ place, label: words.verbs[verb], className: `ar-target ${className}` });
  return (
    <button {...spot}>
      <Sign name={place === UNDER ? 'joker' : 'fox-bottom'} />
      {outlook !== undefined && scenery.selection.picked.includes(place) && <Gain outlook={outlook} open={open} />}
    </button>
  );
}
