/**
 * Serves an existing build; service managers and containers start this file. It is JavaScript, so that a Node too old
 * for TypeScript can report that.
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
// `npm start` passes the reason if it could not make a newer build.
const [problem] = process.argv.slice(2);
await main({ problem });
