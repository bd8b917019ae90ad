import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';

/** The name of who sits on a seat, and the way to its page where it has one. */
export function Named({ attendance, seat, name }: { attendance: Attendance; seat: number; name: string }): ReactNode {
  const facts = useStore(attendance.facts)[seat];
  const chair = useStore(attendance.mirror)?.status.seats[seat];
  const login = chair?.kind === 'person' && chair.name === name ? (facts?.login ?? null) : null;
  return login === null ? (
    name
  ) : (
    <Link className="named-link" to={{ page: 'person', login }}>
      {name}
    </Link>
  );
}
