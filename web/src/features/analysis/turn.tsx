import type { AnyMove } from '@banquise/kernel';
import { type ReactNode, useMemo } from 'react';
import { Mark } from '../../ui/icon.tsx';
import { chance, figure } from '../../ui/number.ts';
import type { Subject } from './page.tsx';
import { positionAt } from './position.ts';
import { numberOf } from './rounds.ts';
import type { Turn } from './study.ts';

/** A turning point in words: who, what was played, what would have been better, and what it cost. */
export function TurnText({ subject, turn }: { subject: Subject; turn: Turn }): ReactNode {
  const { words, names, texts, language } = subject;
  const view = useMemo(() => positionAt(subject, turn).view, [subject, turn]);
  const say = (move: AnyMove): string => texts.move(move, view);
  return (
    <div className="turn-text">
      <h3>
        <Mark seat={turn.seat} size="s" />
        {words.turnAt(numberOf(subject, turn), names[turn.seat] ?? '')}
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
      <p className="why-better small">{whyText(subject, turn)}</p>
    </div>
  );
}

/** One sentence: where the points of the better move lie. */
function whyText({ words, texts, names, language }: Subject, { why, seat }: Turn): string {
  if (why === null) return words.whyLater;
  const points = figure(Math.abs(why.points), language, Math.abs(why.points) < 3 ? 1 : 0);
  if (why.line === null || why.seat !== seat) return words.whyOther(names[why.seat] ?? '', points);
  return words.whyLine(texts.line(why.line), points);
}
