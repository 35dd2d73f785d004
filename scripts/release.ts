/**
 * `npm run release -- /srv/range/live`: replaces the release in that folder with the finished build, the server's
 * sources and the packages that it needs. `npm run roll-back` with the same folder undoes it.
 */
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { buildFolders, recover, releaseFolders, swapIn } from './build/folders.ts';

const root = path.resolve(process.env['SITE_ROOT'] ?? path.dirname(import.meta.dirname));
const parts = ['build', 'content', 'deploy', 'domain', 'server', 'words', 'package.json', 'package-lock.json'];
/** Files that the server never reads: pictures to encode, tests, and the build for the edge. */
const unneeded = /[\\/]content[\\/]images$|\.test\.ts$|[\\/]build[\\/]edge$/;

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

const [target] = process.argv.slice(2);
if (target === undefined || !existsSync(path.join(buildFolders(root).served, 'site.json'))) {
  process.stderr.write('Build first (npm run build), and name the folder of the release: npm run release -- FOLDER\n');
  process.exit(1);
}
const folders = releaseFolders(path.resolve(target));
await recover(folders);
await rm(folders.next, { recursive: true, force: true });
const lock = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
const packages = Object.entries(lock.packages).flatMap(([place, { dev }]) => (place === '' || dev ? [] : [place]));
for (const part of [...parts, ...packages, 'node_modules/.bin/node']) {
  const from = path.join(root, part);
  // Packages for other operating systems are not installed.
  if (existsSync(from))
    await cp(from, path.join(folders.next, part), {
      recursive: true,
      verbatimSymlinks: true,
      // The modification times tell whether the content was changed after the build.
      preserveTimestamps: true,
      filter: (file) => !unneeded.test(file),
    });
}
await swapIn(folders);
process.stdout.write(`The release is in ${folders.served}. A running server takes it when it restarts.\n`);
