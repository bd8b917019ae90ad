import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

/** How long others may take to answer. */
const ANSWER = 300;
const RECONNECT = 250;
/** A connection that says nothing for this long is tried, and given up after two tries. */
const PING = 5000;

interface Wanted {
  readonly subject: string;
  readonly hear: (message: unknown) => boolean | undefined;
  subscription: Subscription | null;
}

/** The bus over NATS. It comes up by itself, whenever NATS does: a server starts and goes on without it. */
export function natsBus(servers: string): Bus {
  const wanted = new Set<Wanted>();
  const backs: (() => void)[] = [];
  let connection: NatsConnection | null = null;
  let isUp = false;
  let isClosed = false;
  /** What leaves together: the library would write each message by itself, and a write costs as much as judging a move. */
  let leaving: (readonly [subject: string, text: string])[] = [];

  function leave(): void {
    const together = leaving;
    leaving = [];
    // What cannot be sent now is read from the database by those whom it concerns: it must not pile up here.
    if (isUp) for (const [subject, text] of together) connection?.publish(subject, text);
  }

  const opening = (async (): Promise<void> => {
    const options = { servers: servers.split(','), name: 'banquise', maxReconnectAttempts: -1, pingInterval: PING, maxPingOut: 2 };
    const again = { waitOnFirstConnect: true, reconnectTimeWait: RECONNECT, reconnectJitter: RECONNECT };
    // Where a question came from that is never answered interests nobody, and to write it down with each costs more than to ask.
    // What a server says itself need not come back to it.
    const made = await connect({ ...options, ...again, noAsyncTraces: true, noEcho: true });
    if (isClosed) return made.close();
    connection = made;
    for (const one of wanted) listen(made, one);
    up();
    void follow(made);
  })().catch(() => undefined);

  async function follow(made: NatsConnection): Promise<void> {
    for await (const { type } of made.status()) {
      if (type === 'disconnect') isUp = false;
      if (type === 'reconnect') up();
    }
  }

  function up(): void {
    isUp = true;
    for (const back of backs) back();
  }

  function listen(made: NatsConnection, one: Wanted): void {
    const callback = (error: Error | null, message: Msg): void => {
      if (error !== null) return;
      const answer = one.hear(parsed(message));
      if (answer === true && message.reply) message.respond('1');
    };
    one.subscription = made.subscribe(one.subject, { callback });
  }

  return {
    get isUp() {
      return isUp;
    },
    publish(subject, message) {
      if (isUp && leaving.push([subject, JSON.stringify(message)]) === 1) setImmediate(leave);
    },
    subscribe(subject, hear) {
      const one: Wanted = { subject, hear, subscription: null };
      wanted.add(one);
      if (connection !== null) listen(connection, one);
      return () => {
        wanted.delete(one);
        one.subscription?.unsubscribe();
      };
    },
    async ask(subject, message) {
      if (!isUp || connection === null) return false;
      try {
        await connection.request(subject, JSON.stringify(message), { timeout: ANSWER });
        return true;
      } catch {
        return false;
      }
    },
    onUp: (back) => void backs.push(back),
    async close() {
      leave();
      isClosed = true;
      isUp = false;
      if (connection !== null) await connection.close();
      else void opening;
    },
  };
}

function parsed(message: Msg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
