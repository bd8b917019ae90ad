import { type Game, type Seed, start } from '@banquise/kernel';
import type { Level } from '@banquise/table';
import { loadBoard } from '../../games/index.ts';
import { loadRules } from '../../games/rules.ts';
import type { Words } from '../../ui/i18n/index.ts';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { layTable } from './lay.ts';
import { newSeed, wake } from './think.ts';

/** A bot one can beat, and lose to. */
const SENSIBLE: Level = 3;

/** No question asked: you begin, a bot of a sensible level sits opposite, everything else as the game's rules say first. */
export async function playNow(id: string, words: Words): Promise<void> {
  wake();
  // The board and its words are on their way while the table is laid.
  void loadBoard(id);
  const game = await loadRules(id);
  if (game === undefined) return;
  const { name, confirm, language } = settings.get();
  void game.texts[language]();
  const seats = [
    { kind: 'person', name: name || words.nickname } as const,
    ...Array.from(
      { length: game.seats.min - 1 },
      (_, i) => ({ kind: 'bot', level: SENSIBLE, name: words.botNames[i] ?? words.bot }) as const,
    ),
  ];
  go({ page: 'table', id: layTable(game, { seats, options: {}, confirm, seed: dealForBeginner(game) }) });
}

/** A deal in which the first seat begins, also where the rules draw lots for it: nobody waits for a bot who just wants to play. */
function dealForBeginner(game: Game): Seed {
  let seed = newSeed();
  for (let tries = 0; tries < 20 && !game.actors(start(game, game.seats.min, {}, seed)).includes(0); tries++) seed = newSeed();
  return seed;
}
