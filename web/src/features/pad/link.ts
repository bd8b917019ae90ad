import * as v from 'valibot';
import type { PadModel } from '../../kit/pad/model.ts';
import { type Leaf, leafParts } from './store.ts';

/** What a link carries: the leaf without what belongs to one browser alone. */
export type Shared = Pick<Leaf, 'id' | 'game' | 'day' | 'names' | 'way' | 'draft' | 'columns'>;
export type LinkProblem = 'damaged' | 'newer' | 'unknown';
export type LinkRead = { readonly leaf: Shared } | { readonly problem: LinkProblem };

const VERSION = '1';
/** Several times the longest that is ever written. */
const LONGEST = 8000;

const { id, game, day, names, way, draft, columns } = leafParts;
const tuple = v.strictTuple([id, game, day, names, way, draft, columns]);

/** A leaf as the part of an address behind `#`: a version, then everything in few letters, with a checksum that shows damage. */
export async function writeLink(leaf: Shared): Promise<string> {
  const { id, game, day, names, way, draft, columns } = leaf;
  const text = JSON.stringify([id, game, day, names, way, draft, columns]);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate'));
  const letters = btoa(String.fromCharCode(...bytes));
  return VERSION + letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function readLink(fragment: string, modelOf: (game: string) => Promise<PadModel | undefined>): Promise<LinkRead> {
  const text = fragment.replace(/^#/, '');
  if (/^[2-9]/.test(text)) return { problem: 'newer' };
  if (!text.startsWith(VERSION) || text.length > LONGEST) return { problem: 'damaged' };
  const read = v.safeParse(tuple, await unpacked(text.slice(VERSION.length)));
  if (!read.success) return { problem: 'damaged' };
  const [id, game, day, names, way, draft, columns] = read.output;
  const model = await modelOf(game);
  if (model === undefined) return { problem: 'unknown' };
  const { min, max } = model.game.seats;
  const whole = names.length >= min && names.length <= max && draft.players.length === names.length && columns.length === names.length;
  return whole && model.isDraft(draft) ? { leaf: { id, game, day, names, way, draft, columns } } : { problem: 'damaged' };
}

async function unpacked(letters: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate'))));
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, machine: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(machine)).arrayBuffer());
}
