import type { AnyMove, Viewer } from '@banquise/kernel';
import { type Own, type Status, since, statusOf, type Update } from '@banquise/table';
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

const shared = new WeakMap<Live['committed'], Shared>();

function sharedOf({ game, committed }: Live): Shared {
  const known = shared.get(committed);
  if (known !== undefined) return known;
  const status = statusOf(game, committed);
  const made = { status, text: JSON.stringify(status) };
  shared.set(committed, made);
  return made;
}

/** What a viewer lacks after a version: the JSON of the message, put together from parts that were written before. */
export function pageOf(live: Live, viewer: Viewer, version: number): Page {
  const { status, text } = sharedOf(live);
  const { status: _, view, own, ...news } = since(live.game, live.committed, viewer, version, ENTRIES, status);
  const update = `${open(news)},"status":${text},"view":${JSON.stringify(view)},"own":${own === null ? 'null' : ownText(own)}}`;
  return {
    text: `{"type":"update","table":${JSON.stringify(live.id)},"viewer":${JSON.stringify(viewer)},"update":${update}}`,
    ...{ version: news.version, more: news.more },
  };
}

/** An object to which fields are to be added. */
const open = (part: Omit<Update, 'status' | 'view' | 'own'> | Pick<Own, 'seat' | 'confirm'>): string => JSON.stringify(part).slice(0, -1);

function ownText({ seat, confirm, moves, ...rest }: Own): string {
  return `${open({ seat, confirm })},"moves":[${moves.map(moveText).join(',')}],${JSON.stringify(rest).slice(1)}`;
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
