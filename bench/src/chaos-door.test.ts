import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedFromText, stream } from '@banquise/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Door } from './chaos-door.ts';

async function server(port = 0): Promise<{ readonly address: string; readonly port: number; readonly own: Server }> {
  const own = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => own.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void own.close());
  const { port: taken } = own.address() as AddressInfo;
  return { address: `http://127.0.0.1:${taken}`, port: taken, own };
}

test('people who come by a proxy do not notice that a server is dead, and wait for one where all are', async () => {
  const [dead, well] = [await server(), await server()];
  await new Promise((resolve) => dead.own.close(resolve));
  const door = new Door([dead.address, well.address]);
  onTestFinished(() => door.close());
  const rng = stream(seedFromText('door'), 'play');
  const led = async (): Promise<string> => {
    const { address, socket } = await door.lead(rng);
    socket.destroy();
    return address;
  };
  const all = await Promise.all(Array.from({ length: 20 }, led));
  expect(new Set(all)).toEqual(new Set([well.address]));
  await new Promise((resolve) => well.own.close(resolve));
  const waiting = led();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await server(dead.port);
  expect(await waiting).toBe(dead.address);
});
