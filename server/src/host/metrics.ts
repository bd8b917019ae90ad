import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1] as const;

const COUNTERS = {
  banquise_messages_in_total: 'Messages received.',
  banquise_messages_out_total: 'Messages sent.',
  banquise_bytes_out_total: 'Characters sent.',
  banquise_accepted_total: 'Commands accepted and stored.',
  banquise_refused_total: 'Requests refused.',
  banquise_batches_total: 'Batches of commands stored, one for each table and turn of the event loop.',
  banquise_lost_total: 'Commands that the store refused because somebody else was first.',
  banquise_failed_total: 'Commands that the store failed to keep.',
  banquise_bot_moves_total: 'Moves chosen by bots.',
  banquise_notices_total: 'Turn notices pushed.',
} as const;
export type Counter = keyof typeof COUNTERS;

/** Figures for the host, in the text format of Prometheus. They count; they name nobody. */
export class Metrics {
  readonly #counts = new Map<Counter, number>();
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();
  readonly #buckets = BUCKETS.map(() => 0);
  #sum = 0;
  #count = 0;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
    this.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.gauge('banquise_event_loop_p99_seconds', 'How late the process comes to things, 99th percentile since the last reading.', () => {
      const p99 = this.#delay.percentile(99) / 1e9;
      this.#delay.reset();
      return p99;
    });
  }

  count(name: Counter, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** From the arrival of a command to its answer. */
  took(seconds: number): void {
    this.#sum += seconds;
    this.#count++;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) this.#buckets[bucket] = (this.#buckets[bucket] as number) + 1;
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, help] of Object.entries(COUNTERS)) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`, `${name} ${this.#counts.get(name as Counter) ?? 0}`);
    }
    for (const [name, { help, read }] of this.#gauges) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    const name = 'banquise_answer_seconds';
    lines.push(`# HELP ${name} From the arrival of a command to its stored answer.`, `# TYPE ${name} histogram`);
    let below = 0;
    BUCKETS.forEach((bound, i) => {
      below += this.#buckets[i] as number;
      lines.push(`${name}_bucket{le="${bound}"} ${below}`);
    });
    lines.push(`${name}_bucket{le="+Inf"} ${this.#count}`, `${name}_sum ${this.#sum}`, `${name}_count ${this.#count}`);
    return `${lines.join('\n')}\n`;
  }

  stop(): void {
    this.#delay.disable();
  }
}
