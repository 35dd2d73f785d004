/** What the server may do (https://nodejs.org/api/permissions.html), even by a mistake of ours or of a package. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

const parts = ['build', 'content', 'domain', 'node_modules', 'package.json', 'server', 'words'];

// In megabytes. Node takes 48 for new memory, a quarter of all; with 2 the slowest answers take twice as long (`npm run
// bench`). It lets old memory grow towards 4,000; the server lives on 20.
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * V8 compiles the code around a callback of WebAssembly again after 1,000 calls, such as those of undici's parser.
 * Beside other threads it may end the process as it frees the old code ("Check failed: jit_page.has_value()"). No
 * process comes to so many calls as these.
 */
export const noWrapperTierUp = '--wasm-wrapper-tiering-budget=1000000000';

/** Else the C library gives each thread a heap of its own and keeps what was freed: 45 MB more. */
export const memorySettings = { MALLOC_ARENA_MAX: '1' };

/** deploy/site.service and deploy/Containerfile repeat these. Tools that work on the data go without. */
export function permissionFlags(root: string, dataDir: string): string[] {
  const read = parts.map((part) => path.join(root, part));
  // Node knows modules by their real place, which is elsewhere where node_modules is a link.
  const linked = read.filter((part) => existsSync(part) && realpathSync(part) !== path.resolve(part));
  // The folder and its files, also if it is created later.
  const data = [dataDir, path.join(dataDir, '*')];
  return [
    ...memoryFlags,
    noWrapperTierUp,
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
