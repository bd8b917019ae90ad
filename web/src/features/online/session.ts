import { type AnyMove, findMove, type Game, type GameTypes, type Seat, type Viewer, writeRecord } from '@banquise/kernel';
import type { AnswerMessage, TableRequest } from '@banquise/protocol';
import type { Answer, Mirror, Own, TableRefusal } from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';
import { adviseAt } from '../local/think.ts';
import type { Attendance } from './attend.ts';
import { noteOf } from './notes.ts';

/** So many moves are played back after an absence; who was away longer reads the log. */
const PLAYED_BACK = 40;

/** Whether nobody else would mind: advice is given only where no other person plays. */
export const isAlone = ({ own, status }: Mirror): boolean =>
  own !== null && status.seats.every(({ kind }, seat) => seat === own.seat || kind !== 'person');

/**
 * A seat at a table of the server, or a place beside it. It begins with the table as it was last seen here, so that what
 * happened since is played back by `catchUp`.
 */
export async function openSession<T extends GameTypes>(
  game: Game<T>,
  attendance: Attendance,
  onRefused: (answer: AnswerMessage) => void,
): Promise<{ readonly session: Session<T>; readonly catchUp: () => void }> {
  const now = (): Mirror<T> => known(game, attendance.mirror.get() as Mirror<T>);
  const first = now();
  const viewer = createStore<Viewer>(first.own?.seat ?? 'spectator');
  const mirror = createStore<Mirror<T>>(await asLastSeen(first, attendance));
  const thinking = createStore<Seat | null>(null);
  const pasts = new Map<number, Promise<T['View'] | null>>();
  let line: string | null = null;

  const follow = (): void => {
    const next = now();
    const { status } = next;
    thinking.set(status.phase === 'playing' ? (status.awaited.find((seat) => status.seats[seat]?.level != null) ?? null) : null);
    if (status.phase === 'finished' && line === null)
      void attendance.record().then((record) => {
        line = record === null ? null : writeRecord(record);
      });
    mirror.set(next);
  };

  const ask = async (request: (seat: Seat, step: number) => TableRequest): Promise<Answer<T>> => {
    const { own } = mirror.get();
    if (own === null) return no({ code: 'not-seated', seat: 0 });
    const answer = await attendance.ask(request(own.seat, own.draft.length));
    if (answer.ok) return { ok: true, version: answer.version ?? 0, step: answer.step ?? 0 };
    if (answer.from === 'game') return { ok: false, from: 'game', refusal: answer.refusal as T['Refusal'] };
    onRefused(answer);
    return no(answer.from === 'table' ? (answer.refusal as TableRefusal) : { code: 'no-such-command' });
  };
  let stop = (): void => undefined;

  const session: Session<T> = {
    ...{ mirror, viewer, curtain: createStore<Seat | null>(null), thinking },
    move: (move) => ask((seat, step) => ({ type: 'move', seat, step, move: { ...(move as AnyMove) } })),
    undo: () => ask((seat, step) => ({ type: 'undo', seat, step })),
    confirm: () => ask((seat, step) => ({ type: 'confirm', seat, step })),
    setConfirm: (on) => ask((seat) => ({ type: 'set-confirm', seat, on })),
    lift: () => undefined,
    past(version) {
      const known = pasts.get(version) ?? (attendance.moment(version) as Promise<T['View'] | null>);
      pasts.set(version, known);
      return known;
    },
    advise: async () => (isAlone(mirror.get() as Mirror) ? adviseAt(game, mirror.get()) : []),
    line: () => line,
    // The next table is laid by the server when everybody has agreed; the page follows it there.
    rematch: async () => {
      await ask((seat) => ({ type: 'rematch', seat, agree: true }));
      return attendance.id;
    },
    close: () => stop(),
  };
  const catchUp = (): void => {
    stop = attendance.mirror.subscribe(follow);
    follow();
  };
  return { session, catchUp };
}

const no = (refusal: TableRefusal): { readonly ok: false; readonly from: 'table'; readonly refusal: TableRefusal } => ({
  ok: false,
  from: 'table',
  refusal,
});

/** What came over the line says the same as the moves of the rules, and is not the same object. */
function known<T extends GameTypes>(game: Game<T>, mirror: Mirror<T>): Mirror<T> {
  const { own } = mirror;
  if (own === null) return mirror;
  const moves = own.moves.flatMap((move: T['Move']) => findMove(game, move as AnyMove) ?? []) as Own<T>['moves'];
  return { ...mirror, own: { ...own, moves } };
}

async function asLastSeen<T extends GameTypes>(mirror: Mirror<T>, attendance: Attendance): Promise<Mirror<T>> {
  const { entries, own, status, version } = mirror;
  const last =
    noteOf(attendance.id).shown || (entries.findLast((entry) => entry.what === 'move' && entry.seat === own?.seat)?.version ?? 0);
  const seen = Math.max(last, version - PLAYED_BACK);
  const started = entries.some((entry) => entry.what === 'started' && entry.version <= seen);
  const missed = entries.some((entry) => entry.what === 'move' && entry.version > seen);
  const view = started && missed && seen < version ? ((await attendance.moment(seen)) as T['View'] | null) : null;
  if (view === null) return mirror;
  return {
    version: seen,
    entries: entries.slice(0, seen),
    view,
    status: { ...status, phase: 'playing', sheet: null },
    own: own && { ...own, moves: [], draft: [], complete: false, undo: { steps: 0, stop: 'another' } },
  };
}
