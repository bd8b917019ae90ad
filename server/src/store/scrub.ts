import type { PersonId } from '@banquise/table';

/** What stands where the name of somebody stood who wanted to be forgotten. */
export const NAMELESS = '–';

/**
 * Takes a person out of stored data about a table: wherever its id stands, `heir` stands after that, and the name beside
 * it is gone. A journal stays playable, for the rules know seats, not names.
 */
export function scrub<T>(data: T, person: PersonId, heir: PersonId): T {
  if (Array.isArray(data)) return data.map((item) => scrub(item, person, heir)) as T;
  // Answers are remembered by a text that begins with who asked.
  if (typeof data === 'string') return data.replaceAll(person, heir) as T;
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([key, value]) => [key, scrub(value, person, heir)] as const);
  const own = Object.values(data).includes(person) || ('by' in data && isBy(data.by, person));
  return Object.fromEntries(fields.map(([key, value]) => (own && key === 'name' ? [key, NAMELESS] : [key, value]))) as T;
}

const isBy = (by: unknown, person: PersonId): boolean => typeof by === 'object' && by !== null && 'person' in by && by.person === person;
