import { countedIn } from '@banquise/kernel';
import type { Absence, Ending, Level, UndoStop } from '../table.ts';
import { build, type TableTexts } from './build.ts';

/** As the seats call them. */
const LEVELS: Readonly<Record<Level, string>> = {
  1: 'gentle',
  2: 'easy',
  3: 'medium',
  4: 'strong',
  5: 'very strong',
  6: 'masterly',
  7: 'expedition leader',
};

const counted = countedIn('en');
const steps = (n: number): string => counted(n, 'step', 'steps');

const STOPS: Readonly<Record<UndoStop, string>> = {
  start: 'You have not played a step yet.',
  revealed: 'The last step revealed something, so it stands.',
  chance: 'Chance has spoken, so the last step stands.',
  another: 'The last step was not yours.',
  confirmed: 'You have confirmed the last step, so it stands.',
};

const AWAY: Readonly<Record<Absence, (name: string) => string>> = {
  left: (name) => `${name} has left the table.`,
  resigned: (name) => `${name} resigns.`,
  'timed-out': (name) => `${name} has run out of time.`,
};

const OVER: Readonly<Partial<Record<Ending, string>>> = {
  abandoned: 'The game is over: nobody is left at the table, so it counts for nobody.',
  cancelled: 'The table was called off.',
};

export const texts: TableTexts = build({
  refusals: {
    'no-such-move': () => 'This game knows no such move. Reload the page and try again.',
    'no-such-command': () => 'The table does not understand this request. Reload the page and try again.',
    'no-such-seat': ({ seats }) => `This table has only ${counted(seats, 'seat', 'seats')}.`,
    'not-seated': () => 'This seat is not yours.',
    'owner-only': () => 'Only the person who leads the table can do that.',
    'host-only': () => 'Only the host of the table can do that.',
    'stale-version': () => 'The table has moved on meanwhile: look again, then decide.',
    'not-started': () => 'The game has not started yet.',
    'already-started': () => 'The game has already started.',
    paused: () => 'The game is paused: resume it first.',
    'not-paused': () => 'The game is not paused.',
    finished: () => 'The game is over.',
    'not-finished': () => 'The game is still going on.',
    replaced: () => 'A bot is playing for you: take your seat again first.',
    'not-a-bot': () => 'A person plays this seat, not a bot.',
    'gave-up': () => 'You resigned: the seat cannot be taken again.',
    'not-away': () => 'You are at the table already.',
    'nothing-to-undo': ({ stop }) => `Nothing can be taken back. ${STOPS[stop]}`,
    'not-alone': () => 'Only against bots alone can a turn be taken back that others have answered.',
    'nothing-to-confirm': () => 'There is nothing to confirm.',
    'confirm-first': ({ steps: n }) => `Your turn is done (${steps(n)}): confirm it, or take a step back.`,
    'draft-open': ({ steps: n }) => `Confirm or take back your ${steps(n)} first.`,
    'seat-taken': ({ name }) => `${name} already sits there: choose another seat.`,
    'seat-not-empty': ({ name }) => `${name} sits there: only a free seat can be removed.`,
    'seats-open': ({ open }) => `${counted(open, 'seat is', 'seats are')} still free: wait for somebody, or put a bot there.`,
    'too-few-seats': ({ min }) => `This game needs at least ${counted(min, 'seat', 'seats')}.`,
    'too-many-seats': ({ max }) => `This game has at most ${counted(max, 'seat', 'seats')}.`,
    'bad-level': ({ min, max }) => `A bot has a level from ${min} to ${max}.`,
    'bad-name': ({ max }) => `Choose a name of 1 to ${max} letters.`,
    'already-so': () => 'That is the case already.',
    'not-agreed': ({ missing }) => `${counted(missing, 'person has', 'people have')} not agreed to a rematch yet.`,
  },
  happenings: {
    sat: ({ name }) => `${name} sits down.`,
    'bot-seated': ({ name, level }) => `${name} sits down: a bot (${LEVELS[level]}).`,
    vacated: ({ name }) => `${name} gets up from the table.`,
    resized: ({ seats }) => `The table now has ${counted(seats, 'seat', 'seats')}.`,
    arranged: ({ clock, casual }, _name, said) => `The table was changed: ${said(clock)}, ${casual ? 'casual' : 'rated'}.`,
    started: () => 'The game begins.',
    held: ({ seat }, name) => `${name(seat)} asks to wait: the game starts when somebody presses Start.`,
    led: ({ seat }, name) => `${name(seat)} leads the table now.`,
    undone: ({ seat }, name) => `${name(seat)} takes a step back.`,
    replaced: ({ seat, why, level }, name) => `${AWAY[why](name(seat))} A bot (${LEVELS[level]}) takes the seat.`,
    returned: ({ seat }, name) => `${name(seat)} is back.`,
    overtime: ({ seat }, name) => `Time is up for ${name(seat)}: a bot will take over soon.`,
    'pause-asked': ({ seat }, name) => `${name(seat)} would like a pause.`,
    'pause-withdrawn': ({ seat }, name) => `${name(seat)} would rather play on.`,
    paused: () => 'The game is paused.',
    resumed: ({ seat }, name) => `${name(seat)} resumes the game.`,
    'gave-up': ({ seat, why }, name) => AWAY[why](name(seat)),
    finished: ({ how }) => OVER[how] ?? 'The game is over.',
    'rematch-asked': ({ seat }, name) => `${name(seat)} would like a rematch.`,
    'rematch-withdrawn': ({ seat }, name) => `${name(seat)} no longer wants a rematch.`,
    rematched: () => 'The rematch is ready.',
  },
  clock(clock, span) {
    switch (clock.kind) {
      case 'none':
        return 'No clock';
      case 'move':
        return `${span(clock.ms)} per turn`;
      case 'bank':
        return clock.increment > 0 ? `${span(clock.ms)} each, plus ${span(clock.increment)} per turn` : `${span(clock.ms)} each`;
      case 'days':
        return `${counted(clock.days, 'day', 'days')} per turn`;
    }
  },
  units: {
    days: (n) => counted(n, 'day', 'days'),
    hours: (n) => counted(n, 'hour', 'hours'),
    minutes: (n) => counted(n, 'minute', 'minutes'),
    seconds: (n) => counted(n, 'second', 'seconds'),
  },
});
