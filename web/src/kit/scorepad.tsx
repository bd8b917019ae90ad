import { figure, type Sheet } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Mark } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from '../ui/router.ts';
import { hyphenated } from './hyphens.ts';
import { type VerdictFacts, verdictOf } from './verdict.ts';
import './score.css';
import './score-narrow.css';

interface Props {
  /** Who stands over each column. */
  /** With the page of who sat there, if it has one. */
  readonly heads: readonly { readonly name: string; readonly note?: string; readonly page?: Route | undefined }[];
  readonly rows: readonly { readonly line: string; readonly name: string; readonly items?: (seat: number) => readonly string[] }[];
  /** How it counts, in a sentence below the rows: figures come first. */
  readonly rule?: string | undefined;
  /** What the figures are that decide among equals. */
  readonly tieRule?: string | undefined;
  readonly sheet: Sheet;
  /** How far the pen has come, counted in rows; all of it unless told. */
  readonly written?: number;
  /** What stands in a box; its number unless told. */
  readonly box?: (seat: number, line: string, value: number) => ReactNode;
  /** A total that says what it is made of, where there is somebody to ask. */
  readonly account?: (seat: number, total: string) => ReactNode;
  /** Under the total, where totals are equal; the figures that decide unless told. */
  readonly ties?: ReactNode;
  /** Whether everything is there, so that places can be told. */
  readonly settled?: boolean;
}

const isTied = ({ seats }: Sheet): boolean => seats.some(({ total }, i) => seats.some((other, j) => j !== i && other.total === total));

/** A leaf of the score pad: a column for each player, a row for each line, the total, the tie-break if there is a tie, the places. */
export function ScorePad({
  heads,
  rows,
  rule,
  tieRule,
  sheet,
  written = Number.POSITIVE_INFINITY,
  box,
  account,
  ties,
  settled = true,
}: Props): ReactNode {
  const words = useWords();
  const scores = sheet.seats;
  const wordy = rows.some(({ items }) => scores.some((_, seat) => (items?.(seat).length ?? 0) > 1));
  const done = settled && written >= rows.length + 3;
  const cell = (n: number, value: ReactNode): ReactNode => <span className={n < written ? 'written' : 'blank'}>{value}</span>;
  return (
    <div className="pad">
      <div className="bind" aria-hidden="true" />
      <section className="padscroll" aria-label={words.scores} {...(heads.length > 3 && { tabIndex: 0 })}>
        <table className={`padtable of${heads.length} ${wordy ? 'wordy' : ''}`}>
          <caption className="sr">{words.scores}</caption>
          <thead>
            <tr>
              <td />
              {heads.map(({ name, note = '', page }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                <th key={seat} scope="col">
                  <Mark seat={seat} size="l" />
                  <b>{page === undefined ? hyphenated(name) : <Link to={page}>{hyphenated(name)}</Link>}</b>
                  <small>{note}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, name, items }, n) => {
              const best = Math.max(...scores.map((score) => score.lines[line] ?? 0));
              return (
                <tr key={line}>
                  <th scope="row">{name}</th>
                  {scores.map((score, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                    <td key={seat} className={`num ${score.lines[line] === best ? 'best' : ''}`}>
                      {box === undefined ? cell(n, figure(score.lines[line] ?? 0)) : box(seat, line, score.lines[line] ?? 0)}
                      {n < written && items?.(seat).map((item) => <small key={item}>{item}</small>)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tbody className="sums">
            <tr className="total">
              <th scope="row">{words.total}</th>
              {scores.map(({ total, rank }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                <td key={seat} className={`num ${rank === 1 && done ? 'won' : ''}`}>
                  {cell(rows.length, account === undefined ? figure(total) : account(seat, figure(total)))}
                </td>
              ))}
            </tr>
            {isTied(sheet) &&
              (ties === undefined ? settled && <Ties sheet={sheet} rule={tieRule} cell={(value) => cell(rows.length + 1, value)} /> : ties)}
            {settled && (
              <tr>
                <th scope="row">{words.place}</th>
                {scores.map(({ rank }, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                  <td key={seat} className="num place">
                    {cell(rows.length + 2, <span className={rank === 1 ? 'foremost' : ''}>{rank === 0 ? '–' : words.ordinal(rank)}</span>)}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {rule !== undefined && <p className="padrule">{rule}</p>}
    </div>
  );
}

interface TiesProps {
  readonly sheet: Sheet;
  readonly rule: string | undefined;
  readonly cell: (value: string) => ReactNode;
}

const Ties = ({ sheet, rule, cell }: TiesProps): ReactNode => (
  <tr className="tie">
    <th scope="row">
      {useWords().tieBreak}
      {rule !== undefined && <small>{rule}</small>}
    </th>
    {sheet.seats.map(({ tieBreaks }, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
      <td key={seat} className="num">
        {cell(tieBreaks.map(Math.abs).join(' · ') || '·')}
      </td>
    ))}
  </tr>
);

/** Who won, how, and with how many points. */
export function Verdict({ sheet, names, language, you, early }: VerdictFacts): ReactNode {
  const words = useWords();
  return (
    <div className="verdict">
      <span className="laurels">
        {sheet.winners.map((seat) => (
          <Mark key={seat} seat={seat} size={sheet.winners.length > 1 ? 'l' : 'xl'} />
        ))}
      </span>
      <h2>{verdictOf(words, { sheet, names, language, early, ...(you === undefined ? {} : { you }) })}</h2>
      {early !== undefined && <p>{early}</p>}
      <p className="num">{words.scoreLine(sheet.seats.map(({ total }, seat) => `${names[seat]}\u00a0${figure(total)}`).join(', '))}</p>
    </div>
  );
}
