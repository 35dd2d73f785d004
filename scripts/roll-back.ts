/** `npm run roll-back`: restores the build before the last one. A second call undoes the first. */
import path from 'node:path';
import { rollBack } from './build/folders.ts';

if (await rollBack(path.dirname(import.meta.dirname))) {
  process.stdout.write('The build before is in place. A running server takes it when it is started anew.\n');
} else {
  process.stderr.write('There is no build before this one.\n');
  process.exitCode = 1;
}
