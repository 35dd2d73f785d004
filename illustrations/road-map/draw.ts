/** `npm run draw:road-map`: draws the templates of the road map, which the site's build fills in. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { roadMapSvg } from './map.ts';

const folder = path.resolve(import.meta.dirname, '../../scripts/build/road-map');
for (const layout of ['landscape', 'portrait'] as const)
  writeFileSync(path.join(folder, `${layout}.svg`), roadMapSvg(layout));
