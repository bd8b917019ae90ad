import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { settings } from '../../ui/settings.ts';
import { SIZE_CLASSES } from '../../ui/sizes.ts';
import { createStore, useStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';
import { Chat, LastLine, useUnread } from './chat.tsx';
import { useSpeech } from './words.ts';

/** Whether the talk stands beside the board now: some boards have room for it, some have not. */
const docked = createStore(false);

/** The talk in the side panel of a board, under its log. It is there as often as the log is. */
export function TalkDock({ attendance }: { attendance: Attendance }): ReactNode {
  const { words } = useSpeech();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = (): void => docked.set(ref.current !== null && ref.current.offsetParent !== null);
    look();
    const observer = new ResizeObserver(look);
    if (ref.current !== null) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      docked.set(false);
    };
  }, []);
  return (
    <section ref={ref} className="talk-dock" aria-label={words.chat}>
      <p className="label">{words.chat}</p>
      <Chat attendance={attendance} />
    </section>
  );
}

/** Where the talk has no place beside the board, its last line has one under the bar. */
export function TalkLine({ attendance, onOpen }: { attendance: Attendance; onOpen: () => void }): ReactNode {
  return useStore(docked) ? null : <LastLine attendance={attendance} onOpen={onOpen} />;
}

/** Whether that line is there: the board gives it its height. */
export function useTalks(attendance: Attendance): boolean {
  const muted = useStore(attendance.links)?.muted ?? [];
  const said = useStore(attendance.chat).some(({ seat }) => !muted.includes(seat));
  return !useStore(docked) && said;
}

/** On a phone on its side there is room for neither: a line that comes in passes over the board. */
export function usePassingLine(attendance: Attendance, say: (text: string) => void): void {
  const { news } = useUnread(attendance, false);
  const saying = useRef(say);
  saying.current = say;
  useEffect(() => {
    if (news !== '' && !docked.get() && matchMedia(SIZE_CLASSES.side).matches) saying.current(news);
  }, [news]);
}

const TALK = 't';

/** One key goes to the talk: to its field beside the board, or to its dialog. */
export function useTalkKey(talk: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key.toLowerCase() !== TALK || event.ctrlKey || event.metaKey || event.altKey || !settings.get().keys) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) return;
      event.preventDefault();
      const field = docked.get() ? document.querySelector<HTMLInputElement>('.talk-dock input') : null;
      if (field === null) talk();
      else field.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

export function TalkTool({ attendance, open, onClick }: { attendance: Attendance; open: boolean; onClick: () => void }): ReactNode {
  const { words } = useSpeech();
  // Beside the board it is read as it comes.
  const { count, news } = useUnread(attendance, useStore(docked) || open);
  return (
    <>
      <button type="button" className="btn bare tool talk" onClick={onClick}>
        <Icon name="talk" />
        <span className="tool-name">{words.chat}</span>
        <span className="key" aria-hidden="true">
          {TALK.toUpperCase()}
        </span>
        {count > 0 && (
          <span className="unread num">
            {count}
            <span className="sr"> {words.chatUnread(count)}</span>
          </span>
        )}
      </button>
      <span className="sr" aria-live="polite">
        {news}
      </span>
    </>
  );
}
