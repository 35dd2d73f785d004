/**
 * `npm run draw [scene…]`: draws the named scenes, or all of them, into content/images/illustrations/, from which the
 * build makes what is served. Look at what changed before you commit it: the repository keeps every version for ever.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeOriginal, originalOf, renderOriginal } from './render.ts';
import { loadScene, sceneIds } from './scenes.ts';

const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : sceneIds) {
  const file = originalOf(root, id);
  await writeFile(file, await encodeOriginal(renderOriginal(await loadScene(id))));
  process.stdout.write(`${path.relative(root, file)}\n`);
}
