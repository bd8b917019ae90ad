import type { Sheet } from '@banquise/kernel';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PadGame } from '../../kit/pad/game.ts';
import type { Box } from '../../kit/pad/model.ts';
import { isSum } from '../../kit/pad/sum.ts';
import { ScorePad } from '../../kit/scorepad.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { cell, outcomeOf, type Reckoning, readBox } from './reckon.ts';
import type { Column, Leaf } from './store.ts';
import { usePadWords } from './words/words.ts';

interface Props {
  readonly pad: PadGame;
  readonly sheet: Sheet;
  readonly rows: readonly { readonly line: string; readonly name: string }[];
  readonly names: readonly string[];
  readonly leaf: Leaf;
  readonly reckoning: Reckoning;
  readonly onColumns: (columns: readonly Column[], part: string) => void;
}

/** The sheet as on paper: a box to write into for each player and line, and for the tie-break once it is needed. */
export function Boxes({ pad, sheet, rows, names, leaf, reckoning, onColumns }: Props): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const { ties } = pad.words(language);
  const write = (seat: number, line: string, text: string): void =>
    onColumns(leaf.columns.with(seat, { ...leaf.columns[seat], [line]: text }), cell(seat, line));
  const writing = (seat: number, line: string, name: string, box: Box): ReactNode => (
    <WritingBox
      label={words.box(name, names[seat] ?? '')}
      text={leaf.columns[seat]?.[line] ?? ''}
      seat={seat}
      box={box}
      bad={reckoning.bad.has(cell(seat, line))}
      onText={(text) => write(seat, line, text)}
    />
  );
  const complete = !reckoning.gaps.some(({ tie }) => !tie) && reckoning.bad.size === 0;
  const tieLines = Object.entries(pad.model.tieBoxes);
  const tied = (seat: number): boolean => sheet.seats.some(({ total }, other) => other !== seat && total === sheet.seats[seat]?.total);
  return (
    <>
      <p className="small muted">{words.sheetHint}</p>
      <ScorePad
        heads={names.map((name) => ({ name }))}
        rows={rows}
        sheet={sheet}
        settled={outcomeOf(reckoning) !== null}
        box={(seat, line) => writing(seat, line, rows.find((row) => row.line === line)?.name ?? line, pad.model.boxes[line] as Box)}
        {...(tieLines.length > 0 && {
          ties: complete
            ? tieLines.map(([line, box]) => (
                <tr key={line} className="tie">
                  <th scope="row">{ties[line]}</th>
                  {sheet.seats.map((_, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                    <td key={seat} className="num">
                      {tied(seat) && writing(seat, line, ties[line] ?? line, box)}
                    </td>
                  ))}
                </tr>
              ))
            : null,
        })}
      />
    </>
  );
}

interface BoxProps {
  readonly label: string;
  readonly text: string;
  readonly seat: number;
  readonly box: Box;
  readonly bad: boolean;
  readonly onText: (text: string) => void;
}

function WritingBox({ label, text, seat, box, bad, onText }: BoxProps): ReactNode {
  const value = readBox(text, box);
  return (
    <span className={`box ${box.minus === true ? 'points-off' : ''}`}>
      <input
        className="field num"
        inputMode="tel"
        autoComplete="off"
        maxLength={60}
        aria-label={label}
        aria-invalid={bad}
        data-column={seat}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={stepDown}
      />
      {isSum(text) && typeof value === 'number' && <small>= {Math.abs(value)}</small>}
    </span>
  );
}

/** Enter and the arrows walk down and up a column, as one writes. */
function stepDown(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const here = event.currentTarget;
  const column = [...(here.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${here.dataset.column}"]`) ?? [])];
  column[column.indexOf(here) + by]?.focus();
}
