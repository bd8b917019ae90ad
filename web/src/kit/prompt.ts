import { figure, type GameTypes, type Seat } from '@banquise/kernel';
import type { Words } from '../ui/i18n/index.ts';
import type { BoardModule } from './board.ts';
import { type Scenery, turnNumber } from './scenery.ts';
import { turnsOf } from './turns.ts';
import { earlyOf, ruledSheet, verdictOf } from './verdict.ts';

/** What a table is in, as far as the reader is concerned: there is one sentence for each. */
export type PromptState = 'past' | 'over' | 'confirm' | 'moving' | 'choosing' | 'yours' | 'waiting';

export interface Said {
  readonly state: PromptState;
  readonly text: string;
  /** A second, quieter line. */
  readonly more: string;
}

export function stateOf<T extends GameTypes>({ mirror, looking, moving, moment, selection }: Scenery<T>): PromptState {
  if (looking !== null) return 'past';
  if (moving) return 'moving';
  if (mirror.status.phase === 'finished') return 'over';
  if (mirror.own?.complete === true) return 'confirm';
  if (moment.moves.length === 0) return 'waiting';
  return selection.picked.length > 0 ? 'choosing' : 'yours';
}

/** The one sentence that says what goes on and what can be done: nowhere else is one made. */
export function promptOf<T extends GameTypes>(scenery: Scenery<T>, board: BoardModule<T>, thinking: Seat | null, words: Words): Said {
  const { moment, selection } = scenery;
  const state = stateOf(scenery);
  const say = (text: string, more = ''): Said => ({ state, text, more });
  const asked = (): string => moment.texts.prompt(moment.view, moment.names, moment.you);
  switch (state) {
    case 'over':
      return say(ending(scenery, words) ?? asked());
    case 'past':
      return say(pastOf(scenery, board, words), words.pastMore);
    case 'confirm':
      return say(endsWith(scenery) ? words.confirmLast : words.confirmLead);
    case 'moving':
      return say(playing(scenery, words));
    case 'choosing':
      return say(board.nextStep?.(moment, selection.picked) ?? asked());
    case 'waiting':
      return say(waiting(scenery, thinking, words) ?? asked());
    default:
      return say(named(asked(), scenery, board, words), state === 'yours' ? board.aside?.(moment) : '');
  }
}

/** Where several sit at one device and no curtain says whose turn it is, "your turn" has a name. */
function named<T extends GameTypes>(text: string, { moment }: Scenery<T>, { secretHands }: BoardModule<T>, words: Words): string {
  const label = moment.you === 'spectator' ? undefined : moment.labels[moment.you];
  if (secretHands || label === undefined || label === words.you) return text;
  // Not where what is to be done for a card is told after it: that would be too long for a phone.
  const rest = text.slice(words.toYou.length);
  return text.startsWith(words.toYou) && !/^\s*\(/.test(rest) ? `${words.toYou}, ${label}${rest}` : text;
}

/** What the score sheet says, in its words: the reader is no name there, and who gave up has not won. */
function ending<T extends GameTypes>({ mirror, moment }: Scenery<T>, words: Words): string | undefined {
  const sheet = ruledSheet(mirror.status);
  if (sheet === null) return undefined;
  const { you, labels: names, language } = moment;
  const early = earlyOf(words, mirror.status, names, you);
  const verdict = verdictOf(words, { sheet, names, language, early, ...(you === 'spectator' ? {} : { you }) });
  const scores = sheet.seats.map(({ total }, seat) => `${names[seat]}\u00a0${figure(total)}`).join(', ');
  return `${verdict.replace(/\.$/, '')}. ${words.scoreLine(scores)}`;
}

/** Whose turn of the past it is, by the bar's number, or where that counts rounds as that player's own; what only prepares the game is none. */
function pastOf<T extends GameTypes>(scenery: Scenery<T>, board: BoardModule<T>, words: Words): string {
  const { mirror, looking, moment } = scenery;
  const { prepares } = board;
  const played = turnsOf(mirror.entries, board).filter(({ first }) => first <= (looking ?? 0));
  const turn = played.at(-1);
  if (turn === undefined || prepares?.(turn) === true) return words.pastStart;
  const own = (): number => played.filter((other) => other.seat === turn.seat && prepares?.(other) !== true).length;
  const nth = board.roundOf === undefined ? turnNumber(scenery, board) : own();
  return turn.seat === moment.you ? words.pastMine(nth) : words.past(moment.names[turn.seat] ?? '', nth);
}

/** Whether the game is over once the turn under way is confirmed. */
function endsWith<T extends GameTypes>({ moment }: Scenery<T>): boolean {
  return moment.after([]).over;
}

/** Pieces are on their way: who moved them. */
export function moverOf<T extends GameTypes>({ mirror, told, moment }: Pick<Scenery<T>, 'mirror' | 'told' | 'moment'>): Seat | undefined {
  // Steps of a turn that is not over yet stand in no entry.
  if ((mirror.own?.draft.length ?? 0) > 0) return moment.you === 'spectator' ? undefined : moment.you;
  const last = mirror.entries.findLast((entry) => entry.what === 'move' && entry.version <= told);
  return last?.what === 'move' ? last.seat : undefined;
}

function playing<T extends GameTypes>(scenery: Scenery<T>, words: Words): string {
  const { moment } = scenery;
  const seat = moverOf(scenery);
  return seat === undefined || seat === moment.you ? words.yourMove : words.playing(moment.names[seat] ?? '');
}

/** Whom the table waits for, where the game has nothing better to say. */
function waiting<T extends GameTypes>({ mirror, moment }: Scenery<T>, thinking: Seat | null, words: Words): string | undefined {
  const others = mirror.status.awaited.filter((seat) => seat !== moment.you).map((seat) => moment.names[seat] ?? '');
  if (others.length > 1) return words.waitingFor(new Intl.ListFormat(moment.language).format(others));
  if (thinking !== null && thinking !== moment.you) return words.thinking(moment.names[thinking] ?? '');
  return undefined;
}
