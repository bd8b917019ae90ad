import type { AnyMove, Viewer } from '@banquise/kernel';
import {
  type ClockStatus,
  type Moment,
  momentOf,
  newsSince,
  type Own,
  type SeenEntry,
  type Status,
  statusOf,
  type Table,
} from '@banquise/table';
import type { Live } from './live.ts';

/** The entries of a log that are told at once; who lacks more gets them in pages, and others are served in between. */
const ENTRIES = 300;

/** An update ready to be sent, and where it leads. */
export interface Page {
  readonly text: string;
  readonly version: number;
  readonly more: boolean;
  /** What its reader knows of the status from then on. */
  readonly still: string;
}

/** What was last written out of a table: what is the same for the next viewer, or after the next move, is not written again. */
interface Written {
  readonly table: Table;
  /** What a move leaves as it is, most of a status, and what every move changes: the time, who is awaited, and the clocks. */
  readonly still: string;
  readonly moment: string;
  entry: { readonly seen: SeenEntry; readonly text: string } | null;
}

const written = new WeakMap<Live, Written>();

function writtenOf(live: Live): Written {
  const { game, committed } = live;
  const known = written.get(live);
  if (known?.table === committed) return known;
  const isSame = known !== undefined && committed.phase !== 'finished' && isStill(known.table, committed);
  const still = isSame ? known.still : stillText(statusOf(game, committed));
  const made = { table: committed, still, moment: momentText(momentOf(game, committed)), entry: null };
  written.set(live, made);
  return made;
}

/** Whether nothing of a status has changed but what every move changes. */
const isStill = (a: Table, b: Table): boolean =>
  a.chairs === b.chairs &&
  a.options === b.options &&
  a.clock === b.clock &&
  a.settings === b.settings &&
  a.phase === b.phase &&
  a.owner === b.owner &&
  a.begins === b.begins &&
  a.pauseAsked === b.pauseAsked &&
  a.rematchAsked === b.rematchAsked &&
  a.next === b.next &&
  a.ending === b.ending &&
  a.practice === b.practice;

const stillText = ({ now: _now, awaited: _awaited, clocks: _clocks, ...still }: Status): string => JSON.stringify(still).slice(1, -1);

const momentText = ({ now, awaited, clocks }: Moment): string =>
  `"now":${now},"awaited":[${awaited.join(',')}],"clocks":[${clocks.map(clockText).join(',')}]`;

const clockText = ({ left, up, until }: ClockStatus): string => `{"left":${left},"up":${up},"until":${until}}`;

/**
 * What a viewer lacks after a version: the JSON of the message, put together from parts that were written before. Who has
 * `seen` what a move leaves of the status as it is hears of the moment alone.
 */
export function pageOf(live: Live, viewer: Viewer, version: number, seen: string | null): Page {
  const known = writtenOf(live);
  const { still, moment } = known;
  const { from, fresh, more, version: to, entries, view, own } = newsSince(live.game, live.committed, viewer, version, ENTRIES);
  const [first] = entries;
  const lines = first !== undefined && entries.length === 1 ? `[${entryText(known, first)}]` : JSON.stringify(entries);
  const news = `{"from":${from},"fresh":${fresh},"more":${more},"version":${to},"entries":${lines}`;
  const status = seen === still && from > 0 ? moment : `${still},${moment}`;
  const update = `${news},"status":{${status}},"view":${JSON.stringify(view)},"own":${own === null ? 'null' : ownText(own)}}`;
  return {
    text: `{"type":"update","table":${JSON.stringify(live.id)},"viewer":${JSON.stringify(viewer)},"update":${update}}`,
    version: to,
    more,
    still,
  };
}

function entryText(known: Written, seen: SeenEntry): string {
  if (known.entry === null || !isLike(known.entry.seen, seen)) known.entry = { seen, text: JSON.stringify(seen) };
  return known.entry.text;
}

/** Whether two viewers saw the same move alike: what holds no secret is the same event for both. */
const isLike = (a: SeenEntry, b: SeenEntry): boolean =>
  a.what === 'move' &&
  b.what === 'move' &&
  a.version === b.version &&
  a.events.length === b.events.length &&
  a.events.every((event, i) => event === b.events[i]);

function ownText({ seat, confirm, moves, draft, complete, undo, rewind }: Own): string {
  const steps = draft.length === 0 ? '[]' : JSON.stringify(draft);
  const back = `{"steps":${undo.steps},"stop":${JSON.stringify(undo.stop)}}`;
  const rest = `"draft":${steps},"complete":${complete},"undo":${back},"rewind":${rewind}`;
  return `{"seat":${seat},"confirm":${confirm},"moves":[${moves.map(moveText).join(',')}],${rest}}`;
}

/** Moves are the frozen objects of a vocabulary: each is written out once. */
const texts = new WeakMap<AnyMove, string>();

function moveText(move: AnyMove): string {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  texts.set(move, text);
  return text;
}
