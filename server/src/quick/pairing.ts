import type { PersonId } from '@banquise/table';

/** Somebody who waits for a partner. */
export interface Seeker {
  readonly person: PersonId;
  /** The games it would play. */
  readonly games: readonly string[];
  /** Its rating at each of them, in points. */
  readonly ratings: Readonly<Record<string, number>>;
  /** For two, or for three and more. */
  readonly size: 'two' | 'more';
  /** Since when it waits. */
  readonly since: number;
  /** Whoever is there is welcome. */
  readonly wide: boolean;
  /** People with whom it does not want to sit. */
  readonly blocked: readonly PersonId[];
}

/** People who are to sit down together. */
export interface Pairing {
  readonly game: string;
  readonly people: readonly PersonId[];
}

/** How many people a game takes. */
export type Seats = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

const SECOND = 1000;
/** The band round one's own rating: its width at first, and by how much it widens every five seconds. */
const FIRST = 120;
const WIDER = 60;
const STEP = 5 * SECOND;
/** After this long, company is worth more than an even match. */
const ANYBODY = 60 * SECOND;
/** A table for more begins with three once somebody has waited for this long; before that it waits until it is full. */
const FULL = 15 * SECOND;
const FEWEST = 3;
/** What a second of waiting is worth in points of rating, when one of several partners has to be chosen. */
const PATIENCE = 4;

/** How far from its own rating somebody's partner may be by now. */
export function bandOf({ since, wide }: Pick<Seeker, 'since' | 'wide'>, now: number): number {
  const waited = now - since;
  if (wide || waited >= ANYBODY) return Number.POSITIVE_INFINITY;
  return FIRST + WIDER * Math.max(0, Math.floor(waited / STEP));
}

const rated = (seeker: Seeker, game: string): number => seeker.ratings[game] ?? 0;

/** The one who has waited longer decides how uneven a match may be: who has just come is not kept for somebody better. */
function suits(a: Seeker, b: Seeker, game: string, now: number): boolean {
  if (a.blocked.includes(b.person) || b.blocked.includes(a.person)) return false;
  return Math.abs(rated(a, game) - rated(b, game)) <= Math.max(bandOf(a, now), bandOf(b, now));
}

interface Candidate {
  readonly pairing: Pairing;
  readonly cost: number;
}

/**
 * Who sits down with whom now. All seekers want the same pace, rated or casual. Nobody is named twice. Among all that would
 * do, the evenest match comes first, and a long wait makes up for unevenness.
 */
export function pair(seekers: readonly Seeker[], seats: Seats, now: number): Pairing[] {
  const patient = seekers.toSorted((a, b) => a.since - b.since);
  const candidates = [...duels(patient, seats, now), ...rounds(patient, seats, now)].sort((a, b) => a.cost - b.cost);
  const taken = new Set<PersonId>();
  const made: Pairing[] = [];
  for (const { pairing } of candidates) {
    if (pairing.people.some((person) => taken.has(person))) continue;
    for (const person of pairing.people) taken.add(person);
    made.push(pairing);
  }
  return made;
}

const common = (a: Seeker, b: Seeker): string[] => a.games.filter((game) => b.games.includes(game));
const waitedOf = (seeker: Seeker, now: number): number => (now - seeker.since) / SECOND;

function* duels(patient: readonly Seeker[], seats: Seats, now: number): Iterable<Candidate> {
  const two = patient.filter(({ size }) => size === 'two');
  for (const [i, a] of two.entries()) {
    for (const b of two.slice(i + 1)) {
      if (a.person === b.person) continue;
      for (const game of common(a, b)) {
        if ((seats[game]?.min ?? 0) > 2 || !suits(a, b, game, now)) continue;
        const cost = Math.abs(rated(a, game) - rated(b, game)) - PATIENCE * (waitedOf(a, now) + waitedOf(b, now));
        yield { pairing: { game, people: [a.person, b.person] }, cost };
      }
    }
  }
}

/** Tables for three and more: round each who waits, those nearest in rating who suit everybody at the table already. */
function* rounds(patient: readonly Seeker[], seats: Seats, now: number): Iterable<Candidate> {
  const more = patient.filter(({ size }) => size === 'more');
  for (const first of more) {
    for (const game of first.games) {
      const max = seats[game]?.max ?? 0;
      if (max < FEWEST) continue;
      const near = more
        .filter((other) => other.person !== first.person && other.games.includes(game))
        .sort((a, b) => Math.abs(rated(a, game) - rated(first, game)) - Math.abs(rated(b, game) - rated(first, game)));
      const table = [first];
      for (const other of near) if (table.length < max && table.every((one) => suits(one, other, game, now))) table.push(other);
      const waited = Math.max(...table.map(({ since }) => now - since));
      if (table.length < FEWEST || (table.length < max && waited < FULL)) continue;
      const ratings = table.map((one) => rated(one, game));
      const cost = Math.max(...ratings) - Math.min(...ratings) - PATIENCE * table.reduce((sum, one) => sum + waitedOf(one, now), 0);
      yield { pairing: { game, people: table.map(({ person }) => person) }, cost };
    }
  }
}
