/**
 * `npm run bench [-- --route /faq …]`: measures the pages of the finished build with Lighthouse, and the server beside
 * nginx. Writes docs/performance.md, or prints the table if routes are named. Other load distorts the figures.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { rangeDay } from '#domain/range-time.ts';
import { whileServed } from '#scripts/browser/served.ts';
import { type BuildTimes, buildTimes } from './build/build-times.ts';
import { compareWithNginx } from './bench/nginx.ts';
import { columns, measurePages } from './bench/pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { route: { type: 'string', multiple: true } } });
const paths = values.route ?? listedPages(readContent(path.join(root, 'content')).pages).map((page) => page.path);

const comparison = values.route ? undefined : await compareWithNginx(root);
// The server replays its public feeds, so the figures don't depend on the day's weather.
const rows = await whileServed({ folder: root, program: ['tests/e2e/serve.ts'] }, (origin) =>
  measurePages(origin, paths),
);
const header = [
  ['Page', ...columns],
  ['---', ...columns.map(() => '--:')],
];
const table = [...header, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
if (!comparison) process.stdout.write(`${table}\n`);
else {
  const { ours, nginx } = comparison;
  const sentence = `With 50 connections the server answers ${Math.round(ours)} requests per second, nginx ${Math.round(nginx)} (factor ${(ours / nginx).toFixed(2)}).`;
  const { first, next } = await buildTimes(root);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const when = `Measured on ${rangeDay(new Date())} at ${commit}.`;
  const builds = [...sayBuild('A first build, which encodes all pictures,', first), ...sayBuild('One after it', next)];
  const file = path.join(root, 'docs/performance.md');
  const [before = ''] = (await readFile(file, 'utf8')).split('\n| Page |');
  await writeFile(file, `${before}\n${table}\n\n${when}\n\n${sentence}\n\n${builds.join('\n\n')}\n`);
}

function sayBuild(which: string, time: BuildTimes['first']): string[] {
  if (!time) return [];
  const steps = Object.entries(time.steps).map(([step, [from, to]]) => `${step} ${from} to ${to} s`);
  return [`${which} took ${time.cpu} s of processor time. By the clock: ${steps.join(', ')}.`];
}
