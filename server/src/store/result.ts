import type { PersonId } from '@banquise/table';

/** How a game ended for one seat. */
export interface Result {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly person: PersonId | null;
  readonly name: string;
  readonly bot: number | null;
  readonly rank: number;
  /** The points that count, if any do. */
  readonly points: number | null;
  /** How the game ended. */
  readonly ending: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly at: number;
  /** Why this seat was out of the contest, by its person's doing. */
  readonly out: string | null;
}

export interface Standing {
  readonly person: PersonId;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Statistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  /** Of the games whose points count; nothing without any. */
  readonly best: number | null;
  readonly mean: number | null;
}

/** A game that is over. */
export interface Ended {
  readonly table: string;
  readonly results: readonly Result[];
  /** Whose ratings move, from what they are at that moment; nothing when the game is not rated. */
  readonly rating: {
    readonly game: string;
    readonly people: readonly PersonId[];
    /** 1 is best, equal ranks are ties. */
    readonly rank: readonly number[];
  } | null;
  /** The revision of the table at which nothing more is due; null when another game is to be laid out. */
  readonly dismiss: number | null;
}

export interface ResultStore {
  /** Takes the result down and moves the ratings, once: again it does nothing and says false. */
  settle(ended: Ended): Promise<boolean>;
  of(table: string): Promise<Result[]>;
  ofPerson(person: PersonId, limit: number): Promise<Result[]>;
  statistics(person: PersonId): Promise<Statistics[]>;
  standing(person: PersonId, game: string): Promise<Standing | undefined>;
  standings(person: PersonId): Promise<Standing[]>;
  /** How many games of a kind two people have played together. */
  met(person: PersonId, other: PersonId, game: string): Promise<number>;
}
