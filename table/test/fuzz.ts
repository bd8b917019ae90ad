import { below, type GameTypes } from '@banquise/kernel';
import type { Subject } from '@banquise/kernel/laws';
import { awaits, type Command, type Request, type Speaker, since } from '../src/index.ts';
import { type Client, Club } from './club.ts';

/** Things people do at a table, each with how often. */
type Deed = <T extends GameTypes>(club: Club<T>) => void;

const speaker = <T extends GameTypes>(club: Club<T>, seat: number): Speaker => ({
  person: club.table.chairs[seat]?.person ?? 'person-nobody',
});

/** A client that has something before its eyes, which may be old. */
function somebody<T extends GameTypes>(club: Club<T>): (Client<T> & { mirror: NonNullable<Client<T>['mirror']> }) | undefined {
  const client = club.pick(club.clients);
  if (client.mirror === undefined || client.viewer === 'spectator') return undefined;
  return client as Client<T> & { mirror: NonNullable<Client<T>['mirror']> };
}

/** A request by somebody who believes in the copy on the screen. */
function byClient(make: (seat: number, step: number, moves: readonly unknown[], club: Club<GameTypes>) => Request | undefined): Deed {
  return (club) => {
    const client = somebody(club);
    if (client === undefined) return;
    const { own, version } = client.mirror;
    if (own === null) return;
    const request = make(own.seat, own.draft.length, own.moves, club as unknown as Club<GameTypes>);
    if (request) club.ask(speaker(club, own.seat), request, version);
  };
}

/** Most people are at the table and see it as it is; without them no game would come to its end. */
const playWell: Deed = (club) => {
  const { game } = club.subject;
  const { table } = club;
  const awaited = awaits(game, table);
  if (awaited.length === 0) return;
  const { seat, bot } = club.pick(awaited);
  const { view, own } = since(game, table, seat, 0);
  if (bot !== null) {
    const dream = game.imagine(view as object, club.rng);
    club.ask('host', { type: 'move', seat, step: 0, move: club.pick(game.moves(dream, seat)) });
    return;
  }
  // The seat of one who left a moment ago: one waits.
  if (table.chairs[seat]?.bot !== null) {
    club.wake();
    return;
  }
  const step = own?.draft.length ?? 0;
  if (own?.complete || (step > 0 && club.chance(5))) club.ask(speaker(club, seat), { type: 'confirm', seat, step });
  else if (club.chance(6))
    club.ask(speaker(club, seat), { type: 'act', seat, step, moves: [club.pick(own?.moves ?? []), club.pick(own?.moves ?? [])] });
  else club.ask(speaker(club, seat), { type: 'move', seat, step, move: club.pick(own?.moves ?? []) });
};

const again: Deed = (club) => {
  if (club.sent.length === 0) return;
  const [command, answer] = club.pick(club.sent.slice(-60));
  const { revision } = club.table;
  const repeated = club.send(command);
  if (!answer.ok) return;
  if (JSON.stringify(repeated) !== JSON.stringify(answer)) throw new Error(`${command.type} again: ${JSON.stringify(repeated)}`);
  if (club.table.revision !== revision) throw new Error(`${command.type} again had an effect`);
};

const nonsense: Deed = (club) => {
  const seat = below(club.rng, 9) - 2;
  const step = below(club.rng, 3);
  const move = club.pick<unknown>([null, 7, {}, { type: 'steal' }, club.pick(club.subject.game.vocabulary)]);
  const by = club.pick<Speaker>(['host', { person: 'person-stranger' }, { person: 'person-0' }]);
  const request = club.pick<Request>([
    { type: 'move', seat, step, move },
    { type: 'undo', seat, step },
    { type: 'sit', seat, name: 'Intruder' },
    { type: 'vacate', seat },
    { type: 'start' },
    { type: 'tick' },
    { type: 'rematched', next: 'elsewhere' },
    { type: 'resume', seat },
  ]);
  const version = club.pick([club.table.entries.length, below(club.rng, 50), -1, Number.NaN]);
  club.send({ id: `n${club.sent.length}`, by, version, ...request } as Command);
};

const DEEDS: readonly (readonly [number, Deed])[] = [
  [60, playWell],
  [8, byClient((seat, step, moves, club) => (moves.length > 0 ? { type: 'move', seat, step, move: club.pick(moves) } : undefined))],
  [12, byClient((seat, step) => ({ type: 'undo', seat, step }))],
  [4, byClient((seat, step) => ({ type: 'confirm', seat, step }))],
  [2, byClient((seat, _step, _moves, club) => ({ type: 'set-confirm', seat, on: club.chance(2) }))],
  [3, byClient((seat) => ({ type: 'leave', seat }))],
  [9, byClient((seat) => ({ type: 'return', seat }))],
  [2, byClient((seat, _step, _moves, club) => ({ type: 'pause', seat, agree: club.chance(2) }))],
  [3, byClient((seat) => ({ type: 'resume', seat }))],
  [1, byClient((seat, _step, _moves, club) => (club.chance(6) ? { type: 'resign', seat } : undefined))],
  [1, byClient((seat, _step, _moves, club) => ({ type: 'rematch', seat, agree: club.chance(2) }))],
  [2, (club) => club.wake()],
  [6, again],
  [5, nonsense],
  [6, (club) => club.pick(club.clients).online && Object.assign(club.pick(club.clients), { online: false })],
  [6, (club) => club.reconnect(club.pick(club.clients))],
  [4, (club) => club.interfere()],
  [1, (club) => club.settle()],
];

const TOTAL = DEEDS.reduce((sum, [weight]) => sum + weight, 0);

function deedAt(point: number): Deed {
  let rest = point;
  for (const [weight, deed] of DEEDS) {
    rest -= weight;
    if (rest < 0) return deed;
  }
  return playWell;
}

/** One table, driven by deeds at random, until some time after its end at most. */
export function fuzz<T extends GameTypes>(subject: Subject<T>, name: string, n: number, steps: number): Club<T> {
  const club = new Club(subject, name, n);
  club.ask({ person: 'person-0' }, { type: 'start' });
  for (let i = 0, after = 0; i < steps && after < 40; i++) {
    club.now += below(club.rng, 4_000);
    deedAt(below(club.rng, TOTAL))(club);
    if (club.table.phase === 'finished') after++;
  }
  club.settle();
  return club;
}
