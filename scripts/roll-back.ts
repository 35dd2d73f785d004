/**
 * `npm run roll-back`: restores the build before the last one. A second call undoes the first.
 *   npm run roll-back -- /srv/range/live   restores the release before the last one
 */
import path from 'node:path';
import { buildFolders, releaseFolders, rollBack } from './build/folders.ts';

const [target] = process.argv.slice(2);
const folders =
  target === undefined ? buildFolders(path.dirname(import.meta.dirname)) : releaseFolders(path.resolve(target));
if (await rollBack(folders)) {
  process.stdout.write('The one before is in place. A running server takes it when it is started anew.\n');
} else {
  process.stderr.write('There is none before this one.\n');
  process.exitCode = 1;
}
