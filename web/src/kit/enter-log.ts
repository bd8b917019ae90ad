/** Less than two lines of a log are a peep-hole: it is read in a dialog. */
const READABLE = 72;
const BECKON_MS = 900;

/**
 * Leads into the log that stands beside the board: a second one over the board would say the same. False where none stands,
 * or none that can be read.
 */
export function enterLog(): boolean {
  const log = document.querySelector<HTMLElement>('.tabletop .log');
  const newest = log?.querySelector<HTMLElement>('.when');
  const room = log?.parentElement?.getBoundingClientRect().height ?? 0;
  if (log === null || newest === null || newest === undefined || log.offsetParent === null || room < READABLE) return false;
  newest.scrollIntoView({ block: 'nearest' });
  newest.focus({ preventScroll: true });
  // A mouse that pressed the button sees no ring on what has the focus.
  log.animate([{ backgroundColor: 'var(--amber-soft)' }, { backgroundColor: 'transparent' }], { duration: BECKON_MS, easing: 'ease-in' });
  return true;
}
