#!/usr/bin/env node
// The command as a shell finds it. A shell may know an older Node than the project's own: then that one is called.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const node = Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : path('../../node_modules/.bin/node');
const { status, error } = spawnSync(node, [path('../src/main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) console.error(`banquise: Node 24 is not installed here (${error.message}). Run "npm ci" in the project first.`);
process.exitCode = status ?? 1;
