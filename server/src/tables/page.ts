import type { AnyMove, Viewer } from '@banquise/kernel';
import { type Own, type Status, since, statusOf, type Table } from '@banquise/table';
import type { Live } from './live.ts';

/** The entries of a log that are told at once; who lacks more gets them in pages, and others are served in between. */
const ENTRIES = 300;

/** An update ready to be sent, and where it leads. */
export interface Page {
  readonly text: string;
  readonly version: number;
  readonly more: boolean;
}

/** What is the same for all who look at a table, written out once for all of them. */
interface Shared {
  readonly status: Status;
  readonly text: string;
}

interface Written extends Shared {
  readonly table: Table;
  readonly still: Still | null;
}

const written = new WeakMap<Live, Written>();

function sharedOf(live: Live): Shared {
  const { game, committed } = live;
  const known = written.get(live);
  if (known?.table === committed) return known;
  const status = statusOf(game, committed);
  const over = committed.phase === 'finished';
  const still = over ? null : known?.still && isStill(known.table, committed) ? known.still : stillOf(status);
  const made = { table: committed, status, still, text: still === null ? JSON.stringify(status) : movedText(still, status) };
  written.set(live, made);
  return made;
}

/** What a move leaves as it is, most of a status, written out around what it changes: the time, who is awaited, and the clocks. */
interface Still {
  readonly before: string;
  readonly between: string;
  readonly after: string;
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

function stillOf(status: Status): Still {
  const { id, game, rules, options, phase, clock, now: _now, awaited: _awaited, clocks: _clocks, ...rest } = status;
  const { commitment, seed, sheet, conclusion, ...between } = rest;
  return {
    before: inner({ id, game, rules, options, phase, clock }),
    between: inner(between),
    after: inner({ commitment, seed, sheet, conclusion }),
  };
}

const inner = (part: Partial<Status>): string => JSON.stringify(part).slice(1, -1);

const movedText = ({ before, between, after }: Still, { now, awaited, clocks }: Status): string =>
  `{${before},"now":${now},${between},"awaited":${JSON.stringify(awaited)},"clocks":${JSON.stringify(clocks)},${after}}`;

/** What a viewer lacks after a version: the JSON of the message, put together from parts that were written before. */
export function pageOf(live: Live, viewer: Viewer, version: number): Page {
  const { status, text } = sharedOf(live);
  const { from, fresh, more, version: to, entries, view, own } = since(live.game, live.committed, viewer, version, ENTRIES, status);
  const news = `{"from":${from},"fresh":${fresh},"more":${more},"version":${to},"entries":${JSON.stringify(entries)}`;
  const update = `${news},"status":${text},"view":${JSON.stringify(view)},"own":${own === null ? 'null' : ownText(own)}}`;
  return {
    text: `{"type":"update","table":${JSON.stringify(live.id)},"viewer":${JSON.stringify(viewer)},"update":${update}}`,
    version: to,
    more,
  };
}

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
