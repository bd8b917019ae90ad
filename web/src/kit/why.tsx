import { signed } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { useTable } from './context.ts';
import type { Gain } from './gain.ts';

/** A change of score in one line: the sum, and the lines of the score sheet that make it. */
export function Why({ gain }: { gain: Gain }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { moment } = scenery;
  const lines = gain.lines.map(
    ({ line, from, to }) => `${controller.board.lineName?.(moment, line) ?? moment.texts.line(line)} ${signed(to - from)}`,
  );
  return lines.length === 0 ? words.whyNone : words.whyLines(signed(gain.to - gain.from), lines.join(', '));
}
