import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { moves } from '../ui/settings.ts';
import { Total } from './account.tsx';
import { useTable } from './context.ts';
import { gainOf } from './gain.ts';
import { useHanded } from './handed.ts';
import { isAlone } from './scenery.ts';
import { ScorePad, Verdict } from './scorepad.tsx';
import { toldOf } from './turns.ts';
import { earlyOf, ruledSheet } from './verdict.ts';
import './columns.css';

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
  const { Earned } = useHanded();
  const { controller, scenery, company } = useTable();
  const { mirror, moment } = scenery;
  const { seats } = mirror.status;
  const sheet = ruledSheet(mirror.status);
  const lines = moment.game.lines;
  const all = lines.length + 3;
  const [written, setWritten] = useState(() => (moves() ? 0 : all));
  useEffect(() => {
    if (written >= all) return;
    const timer = setTimeout(() => setWritten(written + 1), PEN);
    return () => clearTimeout(timer);
  }, [written, all]);
  if (sheet === null) return null;
  const done = written >= all;
  const names = sheet.seats.map((_, seat) => moment.labels[seat] ?? '');
  const early = earlyOf(words, mirror.status, names, moment.you);
  const level = (seat: number): string => (seats[seat]?.level == null ? '' : words.botLevel(words.levels[seats[seat].level] ?? ''));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere hurries the pen
    <div className="scorepage" onClick={() => setWritten(all)}>
      <div className="score-head" role="status">
        {done ? (
          <Verdict
            sheet={sheet}
            names={names}
            language={moment.language}
            early={early}
            {...(moment.you === 'spectator' ? {} : { you: moment.you })}
          />
        ) : (
          <p className="counting display">{words.counting}</p>
        )}
        {!done && (
          <button type="button" className="btn bare" onClick={() => setWritten(all)}>
            <Icon name="next" />
            {words.showAll}
          </button>
        )}
      </div>
      <div className="earned-line" role="status">
        <Suspense>{done && <Earned status={mirror.status} viewer={moment.you} />}</Suspense>
      </div>
      {early === undefined && <LastTold />}
      <ScorePad
        heads={names.map((name, seat) => ({ name, note: level(seat), page: company?.pageOf?.(seat) }))}
        rows={lines.map((line) => ({
          line,
          name: controller.board.lineName?.(moment, line) ?? moment.texts.line(line),
          items: (seat) => controller.board.lineItems?.(moment, line, seat) ?? [],
        }))}
        rule={controller.board.scoreRule?.(moment)}
        tieRule={controller.board.tieRule(moment)}
        account={(seat, total) => <Total seat={seat}>{total}</Total>}
        sheet={sheet}
        written={written}
      />
      <div className="after">
        {company !== undefined ? (
          company.rematch
        ) : (
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
      <nav className="beyond" aria-label={words.finished}>
        <Link className="btn" to={{ page: 'analysis', id: mirror.status.id }}>
          <Icon name="eye" />
          {words.analyse}
        </Link>
        <Link className="btn" to={{ page: 'achievements', game: moment.game.id }}>
          <Icon name="star" />
          {words.achievements}
        </Link>
        <Link className="btn" to={{ page: 'statistics', game: moment.game.id }}>
          {words.statistics}
        </Link>
      </nav>
    </div>
  );
}

/** What somebody else did last: at the table it stands too shortly to be read before the counting begins. */
function LastTold(): ReactNode {
  const words = useWords();
  const { controller, scenery, turns, company } = useTable();
  const { moment } = scenery;
  // Several people look at one device here: none of them is "you".
  const told = company === undefined && !isAlone(scenery.mirror) ? { ...moment, you: 'spectator' as const } : moment;
  const turn = turns.at(-1);
  if (turn === undefined || turn.seat === moment.you) return null;
  const gain = gainOf(controller, turn, turn.seat);
  return (
    <p className="score-last small muted">
      {words.lastTold(moment.labels[turn.seat] ?? '', toldOf(controller.board, told, turn, turns).full)}{' '}
      {gain !== undefined && <b className="num">({words.byPoints(gain)})</b>}
    </p>
  );
}
