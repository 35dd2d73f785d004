/** Before the edge's tests: what Cloudflare takes is made once, from the build that there is. */
import path from 'node:path';
import { buildEdge } from '#scripts/build/edge.ts';

export default () => buildEdge(path.resolve('.'), path.resolve(process.env['SITE_DIR'] ?? '.', 'build'));
