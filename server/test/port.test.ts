import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './port.ts';

test('a port to start again at is none that the system gives to who dials', async () => {
  const given = createServer();
  await new Promise<void>((resolve) => given.listen(0, '127.0.0.1', resolve));
  const { port } = given.address() as { port: number };
  for (let i = 0; i < 50; i++) expect(await freePort()).toBeLessThan(Math.max(port, 32_768));
  given.close();
});
