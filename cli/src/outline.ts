import { existsSync } from 'node:fs';
import type { AnyMove, Game, Language, Names, Seat, Texts } from '@banquise/kernel';

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly lines?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

type MomentOf = (game: Game, texts: Texts, language: Language, names: Names, you: Seat, view: object, moves: readonly AnyMove[]) => object;

/** Draws the table of a view as text; of a long map only the parts that have changed, unless the whole is asked for. */
export type Outline = (view: object, moves: readonly AnyMove[], whole?: boolean) => string;

/** Parts of a map that hardly changes. */
const MAP = /^map-/;

const WEB = new URL('../../web/src/', import.meta.url);

/** The same outline as the text table of the page, so that both say the same. A game without a board has none. */
export async function loadOutline(game: Game, texts: Texts, language: Language, names: Names, you: Seat): Promise<Outline> {
  const file = new URL(`games/${game.id}/outline.ts`, WEB);
  if (!existsSync(file)) return () => '';
  const { outline } = (await import(file.href)) as { outline(moment: object): readonly Section[] };
  const { momentOf } = (await import(new URL('kit/moment.ts', WEB).href)) as { momentOf: MomentOf };
  const shown = new Map<string, string>();
  return (view, moves, whole = false) =>
    outline(momentOf(game, texts, language, names, you, view, moves))
      .flatMap((section) => {
        const text = written(section);
        const same = shown.get(section.id) === text;
        shown.set(section.id, text);
        return same && !whole && MAP.test(section.id) ? [] : [text];
      })
      .join('\n');
}

function written({ heading, lines = [], rows = [] }: Section): string {
  const grid = rows.map((row) => `  ${row.join(' | ')}`);
  return [heading, ...lines.map((line) => `  ${line}`), ...grid].join('\n');
}
