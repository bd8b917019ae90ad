/**
 * The little markup of books and tutorials:
 *
 *   **words** or *words*   stressed
 *   {compass}              an icon of the plan
 *   [words](paragraph)     a link to a paragraph
 *   - words                a line of a list; other lines are paragraphs of their own
 */
export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly is: 'icon'; readonly id: string }
  | { readonly is: 'link'; readonly to: string; readonly parts: readonly Inline[] };

export interface Block {
  readonly is: 'text' | 'list';
  readonly lines: readonly (readonly Inline[])[];
}

const MARK = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|\{(?<icon>[a-z0-9-]+)\}|\[(?<words>[^\]]+)\]\((?<to>[a-z0-9-]+)\)/giu;

export function inline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARK)) {
    if (index > from) parts.push({ is: 'text', text: text.slice(from, index) });
    from = index + whole.length;
    if (groups.strong !== undefined) parts.push({ is: 'strong', parts: inline(groups.strong) });
    else if (groups.em !== undefined) parts.push({ is: 'em', parts: inline(groups.em) });
    else if (groups.icon !== undefined) parts.push({ is: 'icon', id: groups.icon });
    else parts.push({ is: 'link', to: groups.to ?? '', parts: inline(groups.words ?? '') });
  }
  if (from < text.length) parts.push({ is: 'text', text: text.slice(from) });
  return parts;
}

export function blocks(text: string): readonly Block[] {
  const found: { is: 'text' | 'list'; lines: (readonly Inline[])[] }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    const item = line.startsWith('- ');
    const last = found.at(-1);
    if (item && last?.is === 'list') last.lines.push(inline(line.slice(2)));
    else found.push({ is: item ? 'list' : 'text', lines: [inline(item ? line.slice(2) : line)] });
  }
  return found;
}

const flat = (parts: readonly Inline[]): readonly Inline[] =>
  parts.flatMap((part) => ('parts' in part ? [part, ...flat(part.parts)] : [part]));

/** Everything a text refers to: icons and paragraphs. */
export function references(text: string): { readonly icons: readonly string[]; readonly links: readonly string[] } {
  const all = flat(blocks(text).flatMap(({ lines }) => lines.flat()));
  return {
    icons: all.flatMap((part) => (part.is === 'icon' ? [part.id] : [])),
    links: all.flatMap((part) => (part.is === 'link' ? [part.to] : [])),
  };
}

/** The words alone, for searching and for counting how long they take to read. */
export const plainText = (text: string): string =>
  blocks(text)
    .map(({ lines }) =>
      lines
        .map((line) =>
          flat(line)
            .map((part) => (part.is === 'text' ? part.text : ''))
            .join(''),
        )
        .join(' '),
    )
    .join(' ');
