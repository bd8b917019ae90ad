import type { Mirror } from '@banquise/table';
import { type ReactNode, Suspense, useState } from 'react';
import { useHanded } from '../../kit/handed.ts';
import { call } from '../../ui/api.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import type { Attendance } from './attend.ts';
import { Named } from './named.tsx';
import { useSpeech } from './words.ts';

interface Props {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly say: (text: string) => void;
}

/** Those who play here, guests too: from here they are blocked, and told about to those who keep the house in order. */
export function AboutPeople({ attendance, mirror: { own, status }, say }: Props): ReactNode {
  const { words } = useSpeech();
  const { Report } = useHanded();
  const [told, tell] = useState<number | null>(null);
  const others = status.seats.flatMap(({ kind, name }, seat) => (kind === 'person' && seat !== own?.seat ? [{ name, seat }] : []));
  if (own === null || others.length === 0) return null;
  const block = async (seat: number, name: string): Promise<void> => {
    const answer = await call('/api/block', { table: attendance.id, seat, on: true });
    say(answer.ok ? words.blocked(name) : words.tryAgain);
  };
  return (
    <>
      {others.map(({ name, seat }) => (
        <p key={seat} className="about-one">
          <Mark seat={seat} size="s" />
          <b>
            <Named attendance={attendance} seat={seat} name={name} />
          </b>
          <button type="button" className="btn" onClick={() => void block(seat, name)}>
            <Icon name="block" />
            {words.block}
            <span className="sr">, {name}</span>
          </button>
          <button type="button" className="btn" onClick={() => tell(seat)}>
            <Icon name="flag" />
            {words.report}
            <span className="sr">, {name}</span>
          </button>
        </p>
      ))}
      {told !== null && (
        <Suspense>
          <Report name={status.seats[told]?.name ?? ''} whom={{ table: attendance.id, seat: told }} onClose={() => tell(null)} say={say} />
        </Suspense>
      )}
    </>
  );
}
