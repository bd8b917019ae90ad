import { type ReactNode, useEffect, useState } from 'react';
import { useWords, type Words } from '../i18n/index.ts';
import { moves } from '../settings.ts';
import { Icon, Mark } from '../shell/icon.tsx';
import { useTable } from './context.ts';
import './score.css';

/** Milliseconds from one line of the pad to the next. */
const PEN = 520;

interface Props {
  readonly onTable: () => void;
  readonly onShare: () => void;
  readonly onRematch: () => void;
  readonly onReplay: () => void;
}

/** The end, as on paper: line by line, then the total, the tie-break if there is a tie, and who won. */
export function ScoreSheet({ onTable, onShare, onRematch, onReplay }: Props): ReactNode {
  const words = useWords();
  const { controller, scenery, company } = useTable();
  const { mirror, moment } = scenery;
  const { sheet, seats } = mirror.status;
  const lines = moment.game.lines;
  const all = lines.length + 3;
  const [written, setWritten] = useState(() => (moves() ? 0 : all));
  useEffect(() => {
    if (written >= all) return;
    const timer = setTimeout(() => setWritten(written + 1), PEN);
    return () => clearTimeout(timer);
  }, [written, all]);
  if (sheet === null) return null;
  const scores = sheet.seats;
  const tied = scores.some((score, i) => scores.some((other, j) => j !== i && other.total === score.total));
  const done = written >= all;
  const cell = (n: number, value: ReactNode): ReactNode => <span className={n < written ? 'written' : 'blank'}>{value}</span>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere hurries the pen
    <div className="scorepage" onClick={() => setWritten(all)}>
      <div className="score-head" role="status">
        {done ? <Verdict words={words} /> : <p className="counting display">{words.counting}</p>}
        {!done && (
          <button type="button" className="btn bare" onClick={() => setWritten(all)}>
            <Icon name="next" />
            {words.showAll}
          </button>
        )}
      </div>
      <div className="pad">
        <div className="bind" aria-hidden="true" />
        <div className="padscroll">
          <table className="padtable">
            <caption className="sr">{words.scores}</caption>
            <thead>
              <tr>
                <td />
                {scores.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                  <th key={seat} scope="col">
                    <Mark seat={seat} size="l" />
                    <b>{moment.labels[seat]}</b>
                    <small>{seats[seat]?.level == null ? '' : words.botLevel(words.levels[seats[seat].level] ?? '')}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, n) => {
                const best = Math.max(...scores.map((score) => score.lines[line] ?? 0));
                return (
                  <tr key={line}>
                    <th scope="row">{controller.board.lineName?.(moment, line) ?? moment.texts.line(line)}</th>
                    {scores.map((score, seat) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                      <td key={seat} className={`num ${score.lines[line] === best ? 'best' : ''}`}>
                        {cell(n, score.lines[line] ?? 0)}
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
                    {cell(lines.length, total)}
                  </td>
                ))}
              </tr>
              {tied && (
                <tr className="tie">
                  <th scope="row">{words.tieBreak}</th>
                  {scores.map(({ tieBreaks }, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                    <td key={seat} className="num">
                      {cell(lines.length + 1, tieBreaks.map(Math.abs).join(' · ') || '·')}
                    </td>
                  ))}
                </tr>
              )}
              <tr>
                <th scope="row">{words.place}</th>
                {scores.map(({ rank }, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                  <td key={seat} className="num place">
                    {cell(lines.length + 2, <span className={rank === 1 ? 'first' : ''}>{words.ordinal(rank)}</span>)}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <div className="after">
        {company?.rematch ?? (
          <button type="button" className="btn primary" onClick={onRematch}>
            <Icon name="rematch" />
            {words.rematch}
          </button>
        )}
        <button type="button" className="btn" onClick={onReplay}>
          <Icon name="replay" />
          {words.watchAgain}
        </button>
        <button type="button" className="btn" onClick={onShare}>
          <Icon name="share" />
          {words.share}
        </button>
        <button type="button" className="btn bare" onClick={onTable}>
          {words.showTable}
        </button>
      </div>
    </div>
  );
}

function Verdict({ words }: { words: Words }): ReactNode {
  const { scenery } = useTable();
  const { mirror, moment } = scenery;
  const { sheet } = mirror.status;
  if (sheet === null) return null;
  const [winner, ...others] = sheet.winners;
  const name = (seat: number): string => moment.labels[seat] ?? '';
  const total = (seat: number): number => sheet.seats[seat]?.total ?? 0;
  const tied = winner !== undefined && sheet.seats.some(({ total: points }, seat) => seat !== winner && points === total(winner));
  const title =
    winner === undefined || others.length > 0
      ? words.sharedBy(new Intl.ListFormat(moment.language).format(sheet.winners.map(name)))
      : tied
        ? words.winsTie(name(winner))
        : winner === moment.you && name(winner) === words.you
          ? words.youWin
          : words.wins(name(winner));
  return (
    <div className="verdict">
      <span className="laurels">
        {sheet.winners.map((seat) => (
          <Mark key={seat} seat={seat} size={others.length > 0 ? 'l' : 'xl'} />
        ))}
      </span>
      <h2>{title}</h2>
      <p className="num">{words.scoreLine(sheet.seats.map((score, seat) => `${name(seat)} ${score.total}`).join(', '))}</p>
    </div>
  );
}
