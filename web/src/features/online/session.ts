import { type AnyMove, type Game, type GameTypes, type Seat, type Viewer, writeRecord } from '@banquise/kernel';
import type { AnswerMessage, TableRequest } from '@banquise/protocol';
import type { Answer, Mirror, TableRefusal } from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore, type Store } from '../../ui/store.ts';
import { adviseAt } from '../local/think.ts';
import type { Attendance } from './attend.ts';
import { ask as askTable } from './connection.ts';
import { noteOf } from './notes.ts';

/** How many moves are played back after an absence; who was away longer reads the log. */
const PLAYED_BACK = 40;

/** Whether nobody else would mind: advice is given only where no other person plays. */
export const mayBeAdvised = ({ own, status }: Mirror): boolean =>
  own !== null && status.seats.every(({ kind }, seat) => seat === own.seat || kind !== 'person');

/**
 * A seat at a table of the server, or a place beside it. It begins with the table as it was last seen here, so that what
 * happened since can be played back.
 */
export async function openSession<T extends GameTypes>(
  game: Game<T>,
  attendance: Attendance,
  onRefused: (answer: AnswerMessage) => void,
): Promise<Session<T>> {
  // The page opens a table when it is there.
  const mirror = attendance.mirror as unknown as Store<Mirror<T>>;
  const viewer = createStore<Viewer>(mirror.get().own?.seat ?? 'spectator');
  const left = await lastSeen(mirror.get(), attendance);
  const thinking = createStore<Seat | null>(null);
  const pasts = new Map<number, Promise<T['View'] | null>>();
  let text: string | null = null;

  const hear = (): void => {
    const { status } = mirror.get();
    thinking.set(status.phase === 'playing' ? (status.awaited.find((seat) => status.seats[seat]?.level != null) ?? null) : null);
    if (status.phase === 'finished' && text === null)
      void attendance.record().then((record) => {
        text = record === null ? null : writeRecord(record);
      });
  };
  const stop = mirror.subscribe(hear);
  hear();

  const ask = async (request: (seat: Seat, step: number) => TableRequest): Promise<Answer<T>> => {
    const { own } = mirror.get();
    if (own === null) return no({ code: 'not-seated', seat: 0 });
    const answer = await askTable(attendance.id, request(own.seat, own.draft.length));
    if (answer.ok) return { ok: true, version: answer.version ?? 0, step: answer.step ?? 0 };
    if (answer.from === 'game') return { ok: false, from: 'game', refusal: answer.refusal as T['Refusal'] };
    onRefused(answer);
    return no(answer.from === 'table' ? (answer.refusal as TableRefusal) : { code: 'no-such-command' });
  };
  const plain = (move: T['Move']): { type: string } => ({ ...(move as AnyMove) });

  return {
    ...{ mirror, viewer, thinking },
    ...(left === undefined ? {} : { left }),
    play: {
      act: (moves) =>
        ask((seat, step) =>
          moves.length === 1
            ? { type: 'move', seat, step, move: plain(moves[0] as T['Move']) }
            : { type: 'act', seat, step, moves: moves.map(plain) },
        ),
      undo: () => ask((seat, step) => ({ type: 'undo', seat, step })),
      confirm: () => ask((seat, step) => ({ type: 'confirm', seat, step })),
      setConfirm: (on) => ask((seat) => ({ type: 'set-confirm', seat, on })),
      get advise() {
        return mayBeAdvised(mirror.get() as Mirror) ? () => adviseAt(game, mirror.get()) : undefined;
      },
      // The next table is laid by the server when everybody has agreed; the page follows it there.
      rematch: async () => {
        await ask((seat) => ({ type: 'rematch', seat, agree: true }));
        return attendance.id;
      },
    },
    past(version) {
      const known = pasts.get(version) ?? (attendance.past(version) as Promise<T['View'] | null>);
      pasts.set(version, known);
      return known;
    },
    record: () => text,
    close: stop,
  };
}

const no = (refusal: TableRefusal): { readonly ok: false; readonly from: 'table'; readonly refusal: TableRefusal } => ({
  ok: false,
  from: 'table',
  refusal,
});

/** Where one left the table: what is played back begins there. Nothing when nothing was missed. */
async function lastSeen<T extends GameTypes>(mirror: Mirror<T>, attendance: Attendance): Promise<Session<T>['left']> {
  const { entries, own, version } = mirror;
  const last =
    noteOf(attendance.id).shown || (entries.findLast((entry) => entry.what === 'move' && entry.seat === own?.seat)?.version ?? 0);
  const seen = Math.max(last, version - PLAYED_BACK);
  const started = entries.some((entry) => entry.what === 'started' && entry.version <= seen);
  const missed = entries.some((entry) => entry.what === 'move' && entry.version > seen);
  const view = started && missed && seen < version ? ((await attendance.past(seen)) as T['View'] | null) : null;
  return view === null ? undefined : { version: seen, view };
}
