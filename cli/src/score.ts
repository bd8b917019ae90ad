import { createInterface } from 'node:readline';
import { type Command, gameNamed, readFlags } from './usage.ts';

export const score: Command = {
  name: 'score',
  summary: 'score final positions copied off a real table',
  help: `banquise score GAME < positions.jsonl

Reads one JSON object per line, a final position, and prints one per line: the total and every line of the sheet for
each player, in the order given, and the seats that win after tie-breaks (from 0). A line that cannot be read is named
on standard error with the field and what was expected, and the others are still scored; the exit status is then 2.`,
  async run(args) {
    const { words } = readFlags(args, {});
    const game = await gameNamed(words);
    let wrong = 0;
    let number = 0;
    const complain = (field: string, expected: string): void => {
      wrong++;
      console.error(`banquise: line ${number}: ${field}: expected ${expected}`);
    };
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.trim() === '') continue;
      let position: unknown;
      try {
        position = JSON.parse(line);
      } catch {
        complain('position', 'one JSON object on one line');
        continue;
      }
      const result = game.tally(position);
      if (!result.ok) {
        complain(result.problem.field, result.problem.expected);
        continue;
      }
      const { seats, winners } = result.value;
      console.log(JSON.stringify({ players: seats.map(({ total, lines }) => ({ total, lines })), winners }));
    }
    return wrong > 0 ? 2 : 0;
  },
};
