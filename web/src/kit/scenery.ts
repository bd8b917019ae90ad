import { type AnyMove, findMove, type GameTypes, type Language, type Names, type Texts, type Viewer } from '@banquise/kernel';
import type { Mirror, SeenEntry } from '@banquise/table';
import type { BoardModule, Moment } from './board.ts';
import { armed, type Choice, NOTHING, nextPlaces, type Selection } from './choice.ts';
import { momentOf } from './moment.ts';
import type { Session } from './session.ts';
import { roundAfter, turnsOf } from './turns.ts';

/** Everything the screens of a table are drawn from. */
export interface Scenery<T extends GameTypes = GameTypes> {
  readonly mirror: Mirror<T>;
  /** The picture now: on the way, in the past, or as things stand. */
  readonly moment: Moment<T>;
  readonly choices: readonly Choice<T['Move']>[];
  readonly selection: Selection;
  /** The version of the past that is being looked at. */
  readonly looking: number | null;
  readonly moving: boolean;
  /** The last version that was shown: the log must not run ahead of the pieces. */
  readonly told: number;
  /** What happened since the viewer's own last turn. */
  readonly recent: readonly T['Event'][];
  /** Said once to those who cannot see: refusals, what others did, what was taken back. */
  readonly spoken: string;
}

export interface Manner {
  readonly language: Language;
  /** Factor on durations; 0: nothing moves. */
  pace(): number;
  sounds(): boolean;
  /** Words of the shell that the controller itself says. */
  readonly you: string;
  readonly undone: string;
  readonly nothingToUndo: string;
}

/** What a table is shown with. */
export interface Setting<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  readonly board: BoardModule<T>;
  readonly texts: Texts<T>;
  readonly manner: Manner;
}

export const namesOf = (mirror: Mirror): Names => mirror.status.seats.map(({ name }) => name);

/** Whether one person plays against bots: nobody else looks at the screen. */
export const isAlone = ({ status }: Pick<Mirror, 'status'>): boolean => status.seats.filter(({ kind }) => kind === 'person').length === 1;

function labelsOf({ manner }: Setting, mirror: Mirror, you: Viewer): Names {
  const alone = isAlone(mirror);
  return namesOf(mirror).map((name, seat) => (alone && seat === you ? manner.you : name));
}

export function momentAt<T extends GameTypes>(
  setting: Setting<T>,
  mirror: Mirror<T>,
  view: T['View'],
  moves: readonly T['Move'][],
  you: Viewer,
): Moment<T> {
  const { board, texts, manner } = setting;
  const labels = labelsOf(setting as unknown as Setting, mirror as unknown as Mirror, you);
  return momentOf(board.game, texts, manner.language, namesOf(mirror as unknown as Mirror), you, view, moves, labels);
}

/** The table as it stands, ready for the next choice. */
export function settledAt<T extends GameTypes>(setting: Setting<T>, spoken: string): Scenery<T> {
  const mirror = setting.session.mirror.get();
  // What came over a connection says the same as the moves of the rules, and is not the same object.
  const moves = (mirror.own?.moves ?? []).flatMap((move) => findMove(setting.board.game, move as AnyMove) ?? []) as T['Move'][];
  const moment = momentAt(setting, mirror, mirror.view as T['View'], moves, setting.session.viewer.get());
  return {
    ...{ mirror, moment, selection: NOTHING, looking: null, moving: false, told: mirror.version, spoken },
    choices: moves.length === 0 ? [] : setting.board.choices(moment),
    recent: recentOf(mirror, null),
  };
}

/** Where one begins: the table as it stands, or as it was when one last looked. */
export function firstScenery<T extends GameTypes>(setting: Setting<T>): Scenery<T> {
  const settled = settledAt(setting, '');
  const { left } = setting.session;
  if (left === undefined) return settled;
  return {
    ...settled,
    moment: momentAt(setting, settled.mirror, left.view, [], settled.moment.you),
    choices: [],
    moving: true,
    told: left.version,
  };
}

/** Places to light, and what could be done with those picked. */
export const litPlaces = <T extends GameTypes>({ choices, selection }: Scenery<T>): ReadonlySet<string> =>
  nextPlaces(choices, selection.picked);
export const ready = <T extends GameTypes>({ choices, selection }: Scenery<T>): readonly Choice<T['Move']>[] =>
  armed(choices, selection.picked);

/** An entry of the log as sentences. */
export function sentences<T extends GameTypes>(entry: SeenEntry<T>, texts: Texts<T>, names: Names): string[] {
  if (entry.what !== 'move') return [];
  return entry.events.map((event) => texts.event(event, names)).filter((text) => text !== '');
}

/** What the others did since the viewer last played, now or at a moment of the past: those pieces carry a mark. */
export function recentOf<T extends GameTypes>({ entries, own }: Mirror<T>, looking: number | null): readonly T['Event'][] {
  const recent: T['Event'][] = [];
  // A step that waits for its confirmation is played: what it changed is no longer as the others left it.
  if (looking === null && (own?.draft.length ?? 0) > 0) return recent;
  for (const entry of entries) {
    if (looking !== null && entry.version > looking) break;
    if (entry.what !== 'move') continue;
    if (entry.seat === own?.seat) recent.length = 0;
    else recent.push(...(entry.events as readonly T['Event'][]));
  }
  return recent;
}

/** The turn under way, counted from 1; of a moment of the past, the turn that led to it: its last step also opens the next. */
export function turnNumber<T extends GameTypes>({ mirror, looking, told, moving }: Scenery<T>, board: BoardModule<T>): number {
  // A turn lasts until its last step was shown. Own steps that wait for their confirmation begin after all that was told.
  const showing = looking !== null || (moving && (mirror.own?.draft.length ?? 0) === 0);
  const shown = looking ?? told;
  const entries = mirror.entries.filter(({ version }) => version < shown || (version === shown && !showing));
  return turnsOf(entries, board).reduce((round, { events }) => roundAfter(board, round, events), board.firstRound ?? 1);
}
