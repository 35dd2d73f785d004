import path from 'node:path';
import { buildEdge } from '#scripts/build/edge.ts';

export default () => buildEdge(path.resolve('.'), path.resolve(process.env['SITE_DIR'] ?? '.', 'build'));
