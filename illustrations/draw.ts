/**
 * `npm run draw [-- --portrait] [--night] [--to folder] [id...]`: prints the named scenes, or all of them, into
 * content/images/illustrations/ (portrait and night prints into its folders portrait/, night/ and portrait-night/), and
 * prints each one's value plan.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { press } from './press.ts';
import { loadScene, pixelsOf, sceneIds, shapeOf } from './scenes.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { portrait: { type: 'boolean' }, night: { type: 'boolean' }, to: { type: 'string' } },
});
const originals = options.to ?? path.resolve(import.meta.dirname, '../content/images/illustrations');
const folder = path.join(
  originals,
  [options.portrait && 'portrait', options.night && 'night'].filter(Boolean).join('-'),
);
mkdirSync(folder, { recursive: true });

for (const id of positionals.length > 0 ? positionals : sceneIds) {
  const scene = await loadScene(id);
  if (options.night && (scene.activity || scene.hour === 'night')) continue;
  const shape = options.portrait ? 'portrait' : shapeOf(id);
  const { file, shares, values } = await press(scene, shape, pixelsOf[shape], options.night);
  writeFileSync(path.join(folder, `${id}.webp`), file);
  const plan = `dark ${values.dark}, middle ${values.middle}, light ${values.light}`;
  process.stdout.write(`${id}: ${plan}; ${Object.keys(shares).length} inks; ${Math.round(file.length / 1000)} kB\n`);
}
