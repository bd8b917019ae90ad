import { Fragment, type ReactNode, useId } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { useTable } from './context.ts';
import { LastTurn } from './lastturn.tsx';
import { Log } from './log.tsx';
import './plain.css';

/** The table without a picture: headings, lists and grids, and every legal move as a numbered button. */
export function PlainTable({ prompt }: { prompt: ReactNode }): ReactNode {
  const words = useWords();
  const { controller, scenery, lately } = useTable();
  const { moment, mirror, moving } = scenery;
  const news = lately.flatMap((turn) => (turn === undefined ? [] : [turn]));
  const id = useId();
  return (
    <div className="plain">
      {prompt}
      <section aria-labelledby={`${id}-moves`}>
        <h2 id={`${id}-moves`}>{words.whatYouCanDo}</h2>
        {mirror.own?.complete === true ? (
          <p className="actions">
            <button type="button" className="btn primary" onClick={() => controller.confirm()}>
              {words.confirmTurn}
            </button>
            <button type="button" className="btn" onClick={() => controller.undo()}>
              {words.undo}
            </button>
          </p>
        ) : moment.moves.length === 0 || moving ? (
          <p>{words.nothingToDo}</p>
        ) : (
          <PlainMoves />
        )}
      </section>
      {news.length > 0 && (
        <section aria-labelledby={`${id}-lately`}>
          <h2 id={`${id}-lately`}>{words.lately}</h2>
          <dl>
            {news.map(({ seat }) => (
              <div key={seat}>
                <dt>{moment.names[seat]}</dt>
                <dd>
                  <LastTurn seat={seat} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {controller.board.outline(moment).map(({ id: section, heading, lines, rows }) => (
        <section key={section} aria-labelledby={`${id}-${section}`}>
          <h2 id={`${id}-${section}`}>{heading}</h2>
          {lines !== undefined && (
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a zone stand in its order, and two may read alike
                <li key={i}>{line}</li>
              ))}
            </ul>
          )}
          {rows !== undefined && rows.length > 0 && (
            <table>
              <tbody>
                {rows.map((row, y) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a grid is its own order
                  <tr key={y}>
                    {row.map((text, x) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a grid is its own order
                      <td key={x}>{text}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
      <section aria-labelledby={`${id}-log`}>
        <h2 id={`${id}-log`}>{words.log}</h2>
        <Log />
      </section>
    </div>
  );
}

/** Every legal move as a numbered button; where a game groups them, under headings and with what each would bring. */
function PlainMoves(): ReactNode {
  const { controller, scenery } = useTable();
  const { moment } = scenery;
  const listed = moment.moves.map((move) => ({ move, ...(controller.board.listing?.(moment, move) ?? { group: '', effect: '' }) }));
  return (
    <div className="plain-moves">
      {[...Map.groupBy(listed, ({ group }) => group)].map(([group, moves]) => (
        <Fragment key={group}>
          {group !== '' && <h3>{group}</h3>}
          <ol>
            {moves.map(({ move, effect }) => (
              <li key={JSON.stringify(move)}>
                <button type="button" className="btn" onClick={() => controller.commit({ path: [], verb: move.type, moves: [move] })}>
                  <span>
                    {moment.texts.move(move, moment.view)}
                    {effect !== '' && <small> {effect}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
