import type { LogLevel } from './config.ts';

export interface Log {
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
  info(about: object, text: string): void;
}

const ORDER: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * One line of JSON each. Whoever writes one says which table, route or count it is about: no names, no addresses, no
 * cookies, no keys, no moves. Fields are chosen at each place, so there is nothing to strike out afterwards.
 */
export function jsonLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (own: LogLevel) => (about: object, text: string) => {
    if (ORDER.indexOf(own) <= ORDER.indexOf(level))
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, text, ...about })}\n`);
  };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}
