import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../../server/test/port.ts';

/** What `npm start` gives to Node. */
const FLAGS = manifest.scripts.start.split(' ').filter((part) => part.startsWith('--'));
const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const SLOW_DISK = fileURLToPath(new URL('./slow-disk.ts', import.meta.url));
/** With a full disk no file grows beyond its first page. */
const FIRST_PAGE = 4096;

/** A server in a process of its own, as a host would start it, with a folder that is thrown away afterwards. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'banquise-bench-'));
  readonly data = join(this.folder, 'banquise.sqlite');
  readonly address: string;
  readonly #port: number;
  env: Readonly<Record<string, string>>;
  /** What it logs. */
  hear: (text: string) => void = (text) => process.stderr.write(text);
  /** How it ended by itself after it had listened, each time that it did: a server never should. */
  readonly deaths: string[] = [];
  #child: ChildProcess | undefined;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.env = env;
    this.address = `http://127.0.0.1:${port}`;
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html><title>Banquise</title>');
  }

  static async prepare(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env);
  }

  get pid(): number {
    return this.#child?.pid ?? -1;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it; resolves when it listens, with the milliseconds that took. */
  start(): Promise<number> {
    const began = performance.now();
    const env = {
      ...process.env,
      ...{ PORT: `${this.#port}`, HOST: '127.0.0.1', BANQUISE_DATA: this.data, BANQUISE_CLIENT: `${this.folder}/` },
      ...{ BANQUISE_CONNECTIONS: '100000', BANQUISE_NEW: '100000', BANQUISE_MESSAGES: '100000', BANQUISE_LOG: 'warn' },
      ...this.env,
    };
    const child = spawn(
      process.execPath,
      [...FLAGS, '--disable-warning=ExperimentalWarning', ...('SLOW_DISK' in this.env ? ['--import', SLOW_DISK] : []), MAIN],
      {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child = child;
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout?.on('data', (text) => {
        if (String(text).includes('Banquise is at')) {
          child.on('exit', (code, signal) => this.deaths.push(`a server ended by itself, with ${signal ?? code}`));
          resolve(performance.now() - began);
        } else if (String(text).startsWith('{')) this.hear(String(text));
      });
    });
  }

  /** Ends it by a signal, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return Promise.resolve(null);
    return new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  /** The disk is full from now on, or has room again; a server that is started anew has room. */
  fill(full: boolean): void {
    execFileSync('prlimit', ['--pid', `${this.pid}`, `--fsize=${full ? FIRST_PAGE : 'unlimited'}:unlimited`]);
  }

  throwAway(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
