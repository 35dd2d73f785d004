/** `npm run roll-back`: the site as it was before the last build. Once more, and it is as it was before that. */
import path from 'node:path';
import { rollBack } from './build/folders.ts';

if (await rollBack(path.dirname(import.meta.dirname))) {
  process.stdout.write('The build before is in place. A running server takes it when it is started anew.\n');
} else {
  process.stderr.write('There is no build before this one.\n');
  process.exitCode = 1;
}
