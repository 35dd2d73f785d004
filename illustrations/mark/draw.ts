/**
 * `npm run draw:mark [-- --to folder]`: draws the icons of browser tabs and home screens from the club's mark, into
 * public/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { icons } from './icons.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const folder = values.to ?? path.resolve(import.meta.dirname, '../../public');
mkdirSync(folder, { recursive: true });
for (const [file, content] of Object.entries(icons())) writeFileSync(path.join(folder, file), content);
