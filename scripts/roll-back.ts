/** `npm run roll-back [-- /srv/range/live]`: restores the previous build, or release. Running it twice undoes it. */
import path from 'node:path';
import { buildFolders, releaseFolders, rollBack } from './build/folders.ts';

const [target] = process.argv.slice(2);
const folders =
  target === undefined ? buildFolders(path.dirname(import.meta.dirname)) : releaseFolders(path.resolve(target));
if (await rollBack(folders)) {
  process.stdout.write('The one before is in place. A running server takes it when it restarts.\n');
} else {
  process.stderr.write('There is none before this one.\n');
  process.exitCode = 1;
}
