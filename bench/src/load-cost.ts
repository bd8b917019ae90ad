import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Memory in bytes, and seconds on the processor: in the program itself and in the system for it. */
export interface Cost {
  readonly memory: number;
  readonly user: number;
  readonly system: number;
}

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const statOf = (pid: number | string): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** What a process has cost so far. */
export function costOf(pid: number | string): Cost {
  const memory = 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const fields = statOf(pid);
  return { memory, user: Number(fields[11]) / TICKS, system: Number(fields[12]) / TICKS };
}

/** What a database on this machine has cost so far, with all its processes. Where it is elsewhere: nothing. */
export function costOfDatabase(port: number): Cost {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const mother = pids.find((pid) => isPostgres(pid, port));
  return sum(pids.filter((pid) => pid === mother || isChild(pid, mother)).flatMap(costIfThere));
}

/** Processes come and go while one looks. */
function costIfThere(pid: string): Cost[] {
  try {
    return [costOf(pid)];
  } catch {
    return [];
  }
}

function isPostgres(pid: string, port: number): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words[0]?.endsWith('/postgres') === true && words.includes('-p') && words.includes(`${port}`);
  } catch {
    return false;
  }
}

function isChild(pid: string, mother: string | undefined): boolean {
  try {
    return mother !== undefined && statOf(pid)[1] === mother;
  } catch {
    return false;
  }
}

export const sum = (costs: readonly Cost[]): Cost => ({
  memory: costs.reduce((all, { memory }) => all + memory, 0),
  user: costs.reduce((all, { user }) => all + user, 0),
  system: costs.reduce((all, { system }) => all + system, 0),
});

export const secondsBetween = (before: Cost, after: Cost): number => after.user + after.system - before.user - before.system;
