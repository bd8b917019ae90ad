import { figure, type Seat, signed } from '@banquise/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { armed } from './choice.ts';
import { useTable } from './context.ts';
import type { Controller } from './controller.ts';
import { type Gain, gainBetween, linesIn } from './gain.ts';
import type { Scenery } from './scenery.ts';
import './account.css';

const PLACE = 'total:';

/** The seat whose points are asked about, where that is what a place stands for. */
export const accountSeat = (place: string): Seat | undefined => (place.startsWith(PLACE) ? Number(place.slice(PLACE.length)) : undefined);

/** A total that says, pressed, what it is made of. */
export function Total({ seat, className = '', children }: { seat: Seat; className?: string; children: ReactNode }): ReactNode {
  const words = useWords();
  const { explain } = useTable();
  return (
    <button
      type="button"
      className={`total-of ${className}`}
      title={words.accountOpen}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        explain(PLACE + seat);
      }}
    >
      {children}
    </button>
  );
}

/** The points of a seat line by line, and what the choice under way would change in them. */
export function Account({ seat, onClose }: { seat: Seat; onClose: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { board } = controller;
  const { moment } = scenery;
  const points = board.points(moment.view)[seat];
  const lines = points === undefined ? undefined : linesIn(board, moment.view, seat, points);
  if (points === undefined || lines === undefined) return null;
  const gain = weighed(controller, scenery, seat);
  const rule = board.scoreRule?.(moment);
  const name = moment.labels[seat] ?? '';
  return (
    <Dialog title={seat === moment.you ? words.accountMine : words.accountOf(name)} className="account" onClose={onClose}>
      <table>
        <tbody>
          {moment.game.lines.map((line) => (
            <Row
              key={line}
              name={board.lineName?.(moment, line) ?? moment.texts.line(line)}
              items={board.lineItems?.(moment, line, seat) ?? []}
              from={lines[line] ?? 0}
              to={gain?.lines.find((changed) => changed.line === line)?.to ?? lines[line] ?? 0}
            />
          ))}
        </tbody>
        <tfoot>
          <Row name={words.total} items={[]} from={points} to={gain?.to ?? points} />
        </tfoot>
      </table>
      {rule !== undefined && <p>{rule}</p>}
    </Dialog>
  );
}

/** What the one thing that would be done changes in the points of a seat. */
function weighed({ board }: Controller, { moment, choices, selection }: Scenery, seat: Seat): Gain | undefined {
  const [deed, other] = armed(choices, selection.picked);
  if (deed === undefined || other !== undefined) return undefined;
  return gainBetween(board, moment.view, moment.after(deed.moves).view, seat);
}

function Row({ name, items, from, to }: { name: string; items: readonly string[]; from: number; to: number }): ReactNode {
  return (
    <tr>
      <th scope="row">
        {name}
        {items.length > 0 && <small>{items.join(', ')}</small>}
      </th>
      <td className="num">
        {figure(from)}
        {from !== to && ` → ${figure(to)}`}
      </td>
      <td className={`num by ${to < from ? 'down' : ''}`}>{from === to ? '' : signed(to - from)}</td>
    </tr>
  );
}
