/**
 * `npm run draw [-- --portrait] [--to folder] [id...]`: draws the plates of the named scenes, or of all, into
 * content/images/illustrations/ (those for phones into its folder portrait/), and writes each one's value plan.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { press } from './press.ts';
import { loadScene, pixelsOf, sceneIds, shapeOf } from './scenes.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { portrait: { type: 'boolean' }, to: { type: 'string' } },
});
const originals = options.to ?? path.resolve(import.meta.dirname, '../content/images/illustrations');
const folder = path.join(originals, options.portrait ? 'portrait' : '');
mkdirSync(folder, { recursive: true });

for (const id of positionals.length > 0 ? positionals : sceneIds) {
  const scene = await loadScene(id);
  const shape = options.portrait ? 'portrait' : shapeOf(id);
  const { file, shares, values } = await press(scene, shape, pixelsOf[shape]);
  writeFileSync(path.join(folder, `${id}.webp`), file);
  const plan = `dark ${values.dark}, middle ${values.middle}, light ${values.light}`;
  process.stdout.write(`${id}: ${plan}; ${Object.keys(shares).length} inks; ${Math.round(file.length / 1000)} kB\n`);
}
