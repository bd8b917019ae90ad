import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { inquiryAt } from './inquiry.ts';

/** Why something cannot be chosen: the same words for the mouse, the finger and the keyboard. */
export function Reason({ root, hovered }: { root: RefObject<HTMLElement | null>; hovered: string | null }): ReactNode {
  const words = useWords();
  const table = useTable();
  const { controller, scenery, consult } = table;
  const bubble = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [, scrolled] = useReducer((times: number) => times + 1, 0);
  const { moment, selection, choices } = scenery;
  useEffect(() => {
    const ground = root.current;
    if (ground === null) return;
    const enter = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      setFocused(element.matches(':focus-visible') ? (element.dataset.place ?? null) : null);
    };
    const leave = (): void => setFocused(null);
    ground.addEventListener('focusin', enter);
    ground.addEventListener('focusout', leave);
    // It goes with what it belongs to: a hand may be scrolled under it.
    ground.addEventListener('scroll', scrolled, true);
    return () => {
      ground.removeEventListener('scroll', scrolled, true);
      ground.removeEventListener('focusin', enter);
      ground.removeEventListener('focusout', leave);
    };
  }, [root]);

  const place = selection.asked ?? hovered ?? focused;
  // What is chosen has its reason in the ledge.
  const shown = place !== null && choices.length > 0 && !selection.picked.includes(place);
  const text = !shown ? '' : controller.board.reason(moment, place, selection.picked);
  useLayoutEffect(() => {
    const box = bubble.current;
    const targets = place === null ? [] : [...(root.current?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? [])];
    // A place may be drawn twice: the bubble belongs to the one that was pointed at.
    const target = targets.find((drawn) => drawn.matches(':hover, :focus')) ?? targets[0];
    if (box === null || text === '') return;
    const { left, top, bottom, width } = target?.getBoundingClientRect() ?? new DOMRect(-1);
    const size = box.getBoundingClientRect();
    const middle = left + width / 2;
    // What the mouse still rests over may be gone: a card that was just placed, or one scrolled away.
    box.style.visibility = middle < 0 || middle > innerWidth ? 'hidden' : '';
    const x = Math.max(8, Math.min(innerWidth - size.width - 8, middle - size.width / 2));
    const above = top - size.height - 10;
    const under = above < 4;
    Object.assign(box.style, { left: `${x}px`, top: `${under ? bottom + 10 : above}px` });
    box.style.setProperty('--tip', `${middle - x}px`);
    box.classList.toggle('under', under);
  });
  if (text === '' || place === null) return null;
  const asked = selection.asked === place;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape shuts it too
    <div
      ref={bubble}
      className={`reason ${asked ? 'stays' : ''}`}
      role="tooltip"
      onClick={(event) => {
        // One that stays shuts under a finger: what lies behind it cannot be seen, and must not be pressed.
        event.stopPropagation();
        controller.select(selection.picked);
      }}
    >
      {text}
      {asked && (
        <button type="button" className="reason-rule" aria-label={words.ruleBehind} onClick={() => consult(inquiryAt(table, place))}>
          <Icon name="learn" />
        </button>
      )}
      {asked && <What place={place} />}
    </div>
  );
}

/** What it is and does, in the words of its explanation: nobody should have to know of a long press to read them. */
function What({ place }: { place: string }): ReactNode {
  const { controller, scenery } = useTable();
  const help = controller.board.help(scenery.moment, place, scenery.selection.picked, scenery.recent);
  if (help === undefined) return null;
  return (
    <div className="reason-what">
      <b>{help.title}</b>
      {help.lines.map(({ text, aside }) => aside !== true && <span key={text}>{text}</span>)}
    </div>
  );
}
