import { existsSync } from 'node:fs';
import type { AnyMove, Game, Language, Names, Seat, Texts } from '@banquise/kernel';

interface Section {
  readonly heading: string;
  readonly lines?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

type MomentOf = (game: Game, texts: Texts, language: Language, names: Names, you: Seat, view: object, moves: readonly AnyMove[]) => object;

/** Draws the table of a view as text. */
export type Outline = (view: object, moves: readonly AnyMove[]) => string;

const WEB = new URL('../../web/src/', import.meta.url);

/** The same outline as the text table of the page, so that both say the same. A game without a board has none. */
export async function loadOutline(game: Game, texts: Texts, language: Language, names: Names, you: Seat): Promise<Outline> {
  const file = new URL(`games/${game.id}/outline.ts`, WEB);
  if (!existsSync(file)) return () => '';
  const { outline } = (await import(file.href)) as { outline(moment: object): readonly Section[] };
  const { momentOf } = (await import(new URL('kit/moment.ts', WEB).href)) as { momentOf: MomentOf };
  return (view, moves) =>
    outline(momentOf(game, texts, language, names, you, view, moves))
      .map(written)
      .join('\n');
}

function written({ heading, lines = [], rows = [] }: Section): string {
  const grid = rows.map((row) => `  ${row.join(' | ')}`);
  return [heading, ...lines.map((line) => `  ${line}`), ...grid].join('\n');
}
