/**
 * What the server's process may do, in Node's permission model (https://nodejs.org/api/permissions.html): read its
 * code, its site and its content, write its data, listen and connect, start the parsing thread. It can't open other
 * files or start programs, even by a mistake of ours or of a package.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** All that it reads of the project. */
const parts = ['build', 'content', 'domain', 'node_modules', 'package.json', 'server'];

/**
 * Megabytes. New memory before it is looked through for what can be given back: Node takes 16, three times, which was a
 * quarter of all that the server held; with 2 all memory is looked through each second under load, and the slowest
 * answers take twice as long (`npm run bench`). And old memory at all: Node takes 4,000 and lets it grow towards that
 * before it tidies up; the server lives on 20.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * For the C library, which else gives each thread a heap of its own and keeps what was freed in it: forms sent at once
 * took 45 MB more.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '1' };

/**
 * Node's options for a server of the project in this folder that keeps its data in that one. `npm start` uses them;
 * deploy/site.service and deploy/Containerfile repeat them. Tools that work on the data (`npm run inbox`) go without:
 * they read and write the files that they are told to.
 */
export function permissionFlags(root: string, dataDir: string): string[] {
  const read = parts.map((part) => path.join(root, part));
  // Modules are known by where they really lie, which is elsewhere where node_modules is a link.
  const linked = read.filter((part) => existsSync(part) && realpathSync(part) !== path.resolve(part));
  // The folder and its files, also if it is created later.
  const data = [dataDir, path.join(dataDir, '*')];
  return [
    ...memoryFlags,
    '--permission',
    '--allow-worker',
    // From Node 25 on the network is asked about too; 24 does not know the word.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[...read, ...linked.map((part) => realpathSync(part)), ...data].map((place) => `--allow-fs-read=${place}`),
    ...data.map((place) => `--allow-fs-write=${place}`),
    // Node warns at each start that a thread could undo all this. Ours reads calendars.
    '--disable-warning=SecurityWarning',
  ];
}
