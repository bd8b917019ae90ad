import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import { move } from './move.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';
import { type Command, UsageError } from './usage.ts';

const COMMANDS: readonly Command[] = [play, simulate, arena, replay, score, backup, restore, move, admin];

const HELP = `banquise: four northern board games on the command line

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

banquise COMMAND --help tells more.`;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined)
    throw new UsageError(`there is no command "${name}"; commands are ${COMMANDS.map((one) => one.name).join(', ')}`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`banquise: ${error.message}`);
  process.exitCode = 2;
}
