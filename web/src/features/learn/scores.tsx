import type { Sheet } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Controller } from '../../kit/controller.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Mark } from '../../ui/icon.tsx';
import { useStore } from '../../ui/store.ts';

/** The score sheet of a game under way, small enough to stand beside the words. */
export function Scores({ controller, sheet, title }: { controller: Controller; sheet: Sheet; title: string }): ReactNode {
  const words = useWords();
  const { moment } = useStore(controller.scenery);
  return (
    <table className="coach-scores num">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {sheet.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            <th key={seat} scope="col">
              <Mark seat={seat} size="s" />
              {moment.labels[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moment.game.lines.map((line) => (
          <tr key={line}>
            <th scope="row">{controller.board.lineName?.(moment, line) ?? moment.texts.line(line)}</th>
            {sheet.seats.map(({ lines }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
              <td key={seat}>{lines[line] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {sheet.seats.map(({ total }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
