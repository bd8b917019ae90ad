import { counted } from '@banquise/kernel';

const games = (n: number): string => counted('en', n, 'game', 'games');

export const words = {
  lead: 'One sheet per player. Games played here, games from afar and games of the score pad that are yours all count.',
  player: 'Player',
  me: 'You',
  game: 'Game',
  earnedOf: (earned: number, all: number): string => `${earned} of ${all} earned`,
  titleNow: 'Title',
  nextTitle: (title: string, more: number): string => (more === 1 ? `1 more to become ${title}` : `${more} more to become ${title}`),
  lastTitle: 'The highest title',
  progress: (have: number, need: number): string => `${have} of ${need}`,
  notYet: 'Not yet',
  earnedOn: (day: string): string => `Earned on ${day}`,
  newlyEarned: (n: number): string => (n === 1 ? 'Achievement earned:' : `${n} achievements earned`),
  loading: 'Leafing through your games…',
  // statistics
  statisticsLead: 'All finished games this browser knows of. Nothing of it leaves the device unless you have an account.',
  none: 'No finished game yet',
  noneMore: 'Play one to its end, or write one on the score pad and say which player is you.',
  choose: 'Choose a game',
  games,
  played: 'Games',
  won: 'Won',
  share: 'Share',
  bestScore: 'Best score',
  meanScore: 'Mean score',
  longestRun: 'Longest winning run',
  currentRun: 'Current run',
  byPlayers: 'By number of players',
  players: (n: number): string => `${n} players`,
  byOpponent: 'By strongest opponent',
  byFrom: 'By where it was played',
  people: 'People only',
  level: (name: string): string => `Bot, ${name}`,
  byLine: 'By line of the sheet',
  line: 'Line',
  best: 'Best',
  mean: 'Mean',
  total: 'Total',
  overTime: 'Score over time',
  overTimeMore: (n: number): string => `${n === 1 ? 'The last game' : `The last ${games(n)}, oldest on the left`}. A filled mark is a win.`,
  overTimeSummary: (n: number, first: number, last: number, best: number): string =>
    n === 1
      ? `Chart of the last game: ${counted('en', first, 'point', 'points')}.`
      : `Chart of the last ${games(n)}: from ${first} to ${last} points, at most ${best}.`,
  linesSummary: (n: number): string => `Chart of the best and the mean score of each of ${n} lines.`,
  asTable: 'As a table',
  day: 'Day',
  points: 'Points',
  place: 'Place',
  with: 'With',
  from: 'Played',
  froms: { here: 'on this device', online: 'from afar', pad: 'with the box' } as Readonly<Record<'here' | 'online' | 'pad', string>>,
  yes: 'yes',
  no: 'no',
  exportCsv: 'Export as CSV',
  exportMore: 'Every game of this player in a file for a spreadsheet.',
  online: 'Ratings',
  onlineMore: 'Online games are rated. Your page shows the ratings.',
  toOnline: 'Your page',
  recent: 'Latest games',
};

/** What every language must say. */
export type KeepWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof words)[Key];
};
