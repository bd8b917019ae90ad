import type { Game } from '@banquise/kernel';
import { afterAll, beforeAll } from 'vitest';
import { pebbles as toy } from '../../kernel/testkit/toy/pebbles.ts';
import { Device, Person } from './person.ts';
import { type TestParts, type TestServer, testServer } from './server.ts';

/** The toy game, as a server takes games. */
export const pebbles = toy as unknown as Game;

export const PASSWORD = 'four northern games';

/** Plays what comes first. */
export const first = <M>(moves: readonly M[]): M => moves[0] as M;

/** The code of a refusal, or `ok`. */
export const codeOf = (answer: object): unknown => ('refusal' in answer ? (answer.refusal as { code: string }).code : 'ok');

/** A server for the tests of one file, and everybody who came to it. */
export interface Hosted {
  readonly server: TestServer;
  readonly people: readonly Person[];
  guest(name: string): Promise<Person>;
  /** Somebody with an account. */
  member(login: string): Promise<Person>;
  /** Leaves with the others at the end. */
  admit(person: Person): Person;
}

/** Starts a server before the tests of a file; after them everybody leaves, and it stops. */
export function hosted(parts: () => TestParts | Promise<TestParts> = () => ({ games: [pebbles] })): Hosted {
  let server: TestServer | undefined;
  const people: Person[] = [];
  beforeAll(async () => {
    server = await testServer(await parts());
  });
  afterAll(async () => {
    for (const person of people) person.leave();
    await server?.stop();
  });
  const host: Hosted = {
    get server() {
      return server as TestServer;
    },
    people,
    admit(person) {
      people.push(person);
      return person;
    },
    guest: async (name) => host.admit(await Person.guest(host.server.address, name)),
    async member(login) {
      const person = host.admit(new Person(await account(host.server, login)));
      await person.until(() => person.states.includes('online'));
      return person;
    },
  };
  return host;
}

/** A device that is signed in to a new account. */
export async function account({ address }: Pick<TestServer, 'address'>, login: string): Promise<Device> {
  const device = await new Device(address).guest(login);
  const answer = await device.post('/api/register', { login, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`no account: ${JSON.stringify(answer)}`);
  return device;
}
