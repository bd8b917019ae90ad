import { randomBytes } from 'node:crypto';
import { BOTS, botNamed } from '@banquise/bots';
import { isSeed, LANGUAGES, range, SEED_BYTES, seedFromBytes, seedFromText } from '@banquise/kernel';
import { loadOutline } from './outline.ts';
import { Terminal } from './terminal.ts';
import { type Command, gameNamed, language, players, readFlags, UsageError } from './usage.ts';
import { WORDS } from './words.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  help: `banquise play GAME [--players N] [--bot BOT] [--name NAME] [--seed S] [--lang ${LANGUAGES.join('|')}]

A game against bots of level 3 unless BOT is another one, from level1 (gentle) to level7 (strongest), or random. Each turn
shows the table, the prompt and the legal moves, numbered. A number plays that move; "why" lists what cannot be done now and
"why N" gives the reason; "undo" takes back your last step up to the last reveal; "log", "help" and "quit" do what they
are called.`,
  async run(args) {
    const { flags, words } = readFlags(args, {
      players: { type: 'string' },
      bot: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
      lang: { type: 'string' },
    });
    const lang = language(flags);
    const game = await gameNamed(words);
    const seed =
      flags.seed === undefined
        ? seedFromBytes(randomBytes(SEED_BYTES))
        : isSeed(flags.seed)
          ? flags.seed
          : seedFromText(String(flags.seed));
    const bot = botNamed(String(flags.bot ?? 'level3'));
    if (bot === undefined) throw new UsageError(`--bot wants one of ${BOTS.map(({ name }) => name).join(', ')}, not "${flags.bot}"`);
    const spoken = WORDS[lang];
    const names = [String(flags.name ?? 'Alex'), ...range(players(flags, game) - 1).map((n) => `${spoken.bot} ${n + 1}`)];
    const texts = await game.texts[lang]();
    const outline = await loadOutline(game, texts, lang, names, 0);
    return new Terminal({ game, texts, words: spoken, names, bot, seed, outline }).run();
  },
};
