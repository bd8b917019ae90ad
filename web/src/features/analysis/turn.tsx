import type { AnyMove } from '@banquise/kernel';
import { type ReactNode, useMemo } from 'react';
import { Mark } from '../../ui/icon.tsx';
import { chance, figure } from '../../ui/number.ts';
import type { Subject } from './page.tsx';
import { positionAt } from './position.ts';
import type { Reading } from './study.ts';

/** A turning point in words: who, what was played, what would have been better, and what it cost. */
export function TurnText({ subject, turn }: { subject: Subject; turn: Reading }): ReactNode {
  const { words, names, texts, language } = subject;
  const view = useMemo(() => positionAt(subject, turn).view, [subject, turn]);
  const say = (move: AnyMove): string => texts.move(move, view);
  return (
    <div className="turn-text">
      <h3>
        <Mark seat={turn.seat} size="s" />
        {words.turnAt(turn.index + 1, names[turn.seat] ?? '')}
        <small className="num">{words.cost(figure(turn.loss, language, turn.loss < 3 ? 1 : 0))}</small>
      </h3>
      <dl>
        <div>
          <dt>{words.played}</dt>
          <dd>{say(turn.played)}</dd>
        </div>
        <div>
          <dt>{words.better}</dt>
          <dd>
            <b>{say(turn.best)}</b>
          </dd>
        </div>
        {turn.win === undefined ? null : (
          <div>
            <dt>{words.chance}</dt>
            <dd className="num">{chance(turn.win, language)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
