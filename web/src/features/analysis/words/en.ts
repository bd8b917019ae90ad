export const words = {
  title: (game: string): string => `Analysis of ${game}`,
  analysis: 'Analysis',
  lead: 'The search bot reads the game again, decision by decision. It sees what each player could see, and says by how many points that player could expect to win.',
  reading: (percent: number): string => `Reading: ${percent}%`,
  stop: 'Stop',
  again: 'Read again from the start',
  stopped: 'Stopped. What was read so far stays.',
  done: 'The whole game has been read.',
  failed: 'This game cannot be read',
  failedMore: 'Its record is damaged, or it was played under other rules.',
  chart: 'Expected lead',
  chartMore: (name: string): string => `Points by which ${name} could expect to win, move by move.`,
  chartMany: 'Points by which each player could expect to win, at their own decisions.',
  summary: (name: string, from: string, to: string): string => `Chart: the expected lead of ${name} goes from ${from} to ${to} points.`,
  ahead: (name: string): string => `${name} ahead`,
  asTable: 'As a table',
  move: 'Move',
  player: 'Player',
  expected: 'Expected lead',
  chance: 'Chance to win',
  given: 'Given away',
  turns: 'Turning points',
  turnsMore: 'Where most points were given away.',
  turnsWait: 'They are looked for once the whole game is read.',
  turnsNone: 'No decision gave away more than a point. Well played.',
  whose: 'Whose',
  everybody: 'Everybody',
  turnAt: (move: number, name: string): string => `Move ${move}, ${name}`,
  cost: (points: string): string => `about ${points} points`,
  played: 'Played',
  better: 'Better',
  show: 'Show on the board',
  tryHere: 'Try from here',
  tryMore: 'Bots play the other seats. Such games count for no statistics.',
  shownAs: (label: string, move: string): string => `${label}: ${move}`,
  shown: 'Which move is shown',
  back: 'Back to the analysis',
  noPlace: 'This move has no place on the board.',
};

/** What every language must say. */
export type AnalysisWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof words)[Key];
};
