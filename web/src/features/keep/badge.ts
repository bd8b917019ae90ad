import type { Badge } from '../../kit/badge.ts';

const files = import.meta.glob<{ badges: Readonly<Record<string, Badge>> }>('../../games/*/badges.ts');

/** The badges of a game, by achievement. */
export async function loadBadges(game: string): Promise<Readonly<Record<string, Badge>>> {
  return (await files[`../../games/${game}/badges.ts`]?.())?.badges ?? {};
}
