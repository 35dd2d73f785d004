/**
 * The process's permissions (https://nodejs.org/api/permissions.html), which also bound bugs of ours or of a package.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

const parts = ['build', 'content', 'domain', 'node_modules', 'package.json', 'server', 'words'];

// In megabytes. Node's default young generation is 48, a quarter of all memory; with 2 the slowest responses take twice
// as long (`npm run bench`). The old generation may grow to 4,000 by default; the server needs 20.
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * V8 recompiles the wrapper of a WebAssembly callback after 1,000 calls, such as those of undici's parser. With other
 * threads it may crash the process while freeing the old code ("Check failed: jit_page.has_value()"). This budget is
 * never reached.
 */
export const noWrapperTierUp = '--wasm-wrapper-tiering-budget=1000000000';

/** By default glibc gives each thread its own heap and keeps freed memory: 45 MB more. */
export const memorySettings = { MALLOC_ARENA_MAX: '1' };

/** Also in deploy/site.service and deploy/Containerfile. Tools that work on the data run without these flags. */
export function permissionFlags(root: string, dataDir: string): string[] {
  const read = parts.map((part) => path.join(root, part));
  // Node resolves modules to their real path, which differs if node_modules is a link.
  const linked = read.filter((part) => existsSync(part) && realpathSync(part) !== path.resolve(part));
  // The folder and its files, even if it is created later.
  const data = [dataDir, path.join(dataDir, '*')];
  return [
    ...memoryFlags,
    noWrapperTierUp,
    '--permission',
    '--allow-worker',
    // Node 25 adds a network permission; Node 24 doesn't know the flag.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[...read, ...linked.map((part) => realpathSync(part)), ...data].map((place) => `--allow-fs-read=${place}`),
    ...data.map((place) => `--allow-fs-write=${place}`),
    // At each start Node warns that a thread could bypass the permissions. Our thread only parses feeds.
    '--disable-warning=SecurityWarning',
  ];
}
