/** Two who play each other; the first has the first seat. Without a second the first has a free round. */
export type Meeting = readonly [first: number, second: number | null];

/**
 * Everybody meets everybody once, by Berger's tables: players are numbered from 0, rounds follow each other. Who has the
 * first seat follows from the numbers, so that each has it as often as not, within one.
 */
export function roundRobin(players: number): Meeting[][] {
  const even = players + (players % 2);
  const rounds = even - 1;
  return Array.from({ length: Math.max(0, rounds) }, (_, r) => roundOf(r + 1, even, players));
}

function roundOf(round: number, even: number, players: number): Meeting[] {
  const last = even;
  const turn = even - 1;
  const meetings: Meeting[] = [];
  for (let i = 1; i < last; i++) {
    const partner = (((round + 1 - i) % turn) + turn) % turn || turn;
    if (partner === i) meetings.push(withLast(i, last, players));
    else if (i < partner) meetings.push((i + partner) % 2 === 1 ? [i - 1, partner - 1] : [partner - 1, i - 1]);
  }
  return meetings;
}

/** The last number sits still; where the players are odd it is nobody. */
function withLast(i: number, last: number, players: number): Meeting {
  if (last > players) return [i - 1, null];
  return i <= last / 2 ? [i - 1, last - 1] : [last - 1, i - 1];
}
