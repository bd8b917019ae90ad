import type { Language } from '@banquise/kernel';
import type { LabelRow } from './art/label.ts';
import { labels as en } from './art/labels/en.ts';
import { labels as fr } from './art/labels/fr.ts';
import { labels as it } from './art/labels/it.ts';
import type { Box } from './lens.ts';

const LABELS: Readonly<Record<Language, readonly LabelRow[]>> = { fr, en, it };

/** The name of a card's place as it is set on the map. */
export const labelOf = (language: Language, card: number): LabelRow => LABELS[language][card] as LabelRow;

export const LINE = 11;
/** The mean width of a letter at ten units; the layout was made with it. */
const LETTER = 5.6;

/** What a name covers, relative to its disc. */
export function labelBox(language: Language, card: number): Box {
  const [x, y, align, ...lines] = labelOf(language, card);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, top: y, right: left + width, bottom: y + lines.length * LINE };
}
