/**
 * Serves an existing build: what service managers and containers start. It is no TypeScript, so that a Node too old to
 * read that can say so.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(needed, undefined, { numeric: true }) < 0) {
  process.stderr.write(
    `The site needs Node ${needed} or newer, and this is ${process.versions.node}: start node_modules/.bin/node server/run.js, which "npm ci" has brought along.\n`,
  );
  process.exit(1);
}
const { main } = await import('./main.ts');
// `npm start` says why there is no newer build to serve, where it could not make one.
const [problem] = process.argv.slice(2);
await main({ problem });
