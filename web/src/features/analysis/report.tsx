import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { chance, figure } from '../../ui/number.ts';
import { PageTop } from '../../ui/top.tsx';
import { curvesOf, type Point } from './curve.ts';
import { LeadChart, Legend } from './lead.tsx';
import type { Subject } from './page.tsx';
import { turnsOf } from './rounds.ts';
import type { Analysis, Run } from './run.ts';
import type { Reading, Study } from './study.ts';
import { TurnText } from './turn.tsx';
import './analysis.css';

/** How many turning points are told. */
const TOLD = 3;
const EVERYBODY = -1;

/** How the game went: the chart, which grows while the game is read, and its turning points. */
export function Report({ subject, analysis, run }: { subject: Subject; analysis: Analysis; run: Run }): ReactNode {
  const { words, played, names, title, id } = subject;
  const [whose, setWhose] = useState(EVERYBODY);
  useEffect(() => {
    if (analysis.run.get().is === 'waiting') analysis.start();
  }, [analysis]);
  const { record, me } = played;
  const end: Point[] = (run.study?.margins ?? []).map((margin) => ({ at: record.moves.length, margin }));
  const numbers = useMemo(() => turnsOf(record), [record]);
  const curves = curvesOf(run.readings, record.seats.length, me ?? 0, end);
  const turns = (run.study?.turns ?? []).filter(({ seat }) => whose === EVERYBODY || seat === whose).slice(0, TOLD);
  return (
    <>
      <PageTop title={words.title(title)} to={{ page: 'saved' }} />
      <main id="main" className="page analysis">
        <p className="muted">{words.lead}</p>
        <Progress words={words} run={run} analysis={analysis} />
        <section className="plane card" aria-labelledby="lead">
          <h2 id="lead">{words.chart}</h2>
          <p className="muted small">{record.seats.length === 2 ? words.chartMore(names[me ?? 0] ?? '') : words.chartMany}</p>
          <LeadChart
            words={words}
            language={subject.language}
            curves={curves}
            names={names}
            length={record.moves.length}
            turns={turns}
            numbers={numbers}
          />
          <Legend names={names} words={words} />
          {run.study !== null && <Given subject={subject} study={run.study} />}
          <Table subject={subject} readings={run.readings} />
        </section>
        <section className="plane card" aria-labelledby="turns">
          <h2 id="turns">{words.turns}</h2>
          <p className="muted small">
            {run.study === null ? words.turnsWait : words.turnsMore(figure(run.study.noise, subject.language, 1))}
          </p>
          {run.is === 'done' && <Whose subject={subject} whose={whose} onChoose={setWhose} />}
          {run.is === 'done' && turns.length === 0 && <p>{words.turnsNone}</p>}
          {run.study !== null && <Mistakes subject={subject} study={run.study} whose={whose} />}
          <ol className="turns">
            {turns.map((turn, i) => (
              <li key={turn.index}>
                <span className="n num" aria-hidden="true">
                  {i + 1}
                </span>
                <TurnText subject={subject} turn={turn} />
                <Link className="btn" to={{ page: 'analysis', id, at: String(turn.index) }}>
                  <Icon name="eye" />
                  {words.show}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

/** How much each of them gave away in the whole game. */
function Given({ subject, study }: { subject: Subject; study: Study }): ReactNode {
  const { words, names, language } = subject;
  return (
    <dl className="given" aria-label={words.given}>
      {study.given.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
        <div key={seat}>
          <dt>
            <Mark seat={seat} size="s" />
            {names[seat]}
          </dt>
          <dd className="num">{words.gaveAway(figure(points, language), Math.round(points))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to one's own mistakes, to be played better on the board. */
function Mistakes({ subject, study, whose }: { subject: Subject; study: Study; whose: number }): ReactNode {
  const { words, id, played } = subject;
  const seat = whose === EVERYBODY ? played.me : whose;
  const first = study.turns.find((turn) => seat === null || turn.seat === seat);
  if (first === undefined) return null;
  return (
    <p className="mistakes">
      <Link className="btn primary" to={{ page: 'analysis', id, at: `learn-${first.index}` }}>
        <Icon name="learn" />
        {words.learn}
      </Link>
      <span className="small muted">{words.learnMore}</span>
    </p>
  );
}

function Progress({ words, run, analysis }: { words: Subject['words']; run: Run; analysis: Analysis }): ReactNode {
  const percent = Math.round(100 * run.progress);
  if (run.is === 'failed')
    return (
      <section className="plane card">
        <h2>{words.failed}</h2>
        <p>{words.failedMore}</p>
      </section>
    );
  return (
    <div className="reading">
      <progress max="100" value={percent} aria-label={words.reading(percent)} />
      <p className="num" role="status">
        {run.is === 'stopped' ? words.stopped : run.is === 'done' ? words.done : ''}
        <span aria-hidden="true">{run.is === 'running' ? words.reading(percent) : ''}</span>
      </p>
      {run.is === 'running' ? (
        <button type="button" className="btn" onClick={() => analysis.stop()}>
          <Icon name="close" />
          {words.stop}
        </button>
      ) : run.is === 'done' ? null : (
        <button type="button" className="btn" onClick={() => analysis.start()}>
          <Icon name="replay" />
          {words.again}
        </button>
      )}
    </div>
  );
}

function Whose({ subject, whose, onChoose }: { subject: Subject; whose: number; onChoose: (seat: number) => void }): ReactNode {
  const { words, names } = subject;
  return (
    <fieldset className="seg whose">
      <legend className="sr">{words.whose}</legend>
      {[EVERYBODY, ...names.keys()].map((seat) => (
        <label key={seat}>
          <input type="radio" name="whose" checked={seat === whose} onChange={() => onChoose(seat)} />
          {seat === EVERYBODY ? words.everybody : names[seat]}
        </label>
      ))}
    </fieldset>
  );
}

/** The chart for those who read rather than see. */
function Table({ subject, readings }: { subject: Subject; readings: readonly Reading[] }): ReactNode {
  const { words, names, language } = subject;
  const numbers = turnsOf(subject.played.record);
  return (
    <details>
      <summary>{words.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className="scroll" aria-label={words.asTable} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.move}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.expected}</th>
              <th scope="col">{words.chance}</th>
              <th scope="col">{words.given}</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ index, seat, margin, win, loss }) => (
              <tr key={index}>
                <th scope="row" className="num">
                  {numbers[index]}
                </th>
                <td>
                  <Mark seat={seat} size="s" /> {names[seat]}
                </td>
                <td className="num">{figure(margin, language)}</td>
                <td className="num">{win === undefined ? '–' : chance(win, language)}</td>
                <td className="num">{figure(loss, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
