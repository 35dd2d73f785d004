/**
 * `npm run bench [-- --route /faq …]`: measures each page with Lighthouse and the server beside nginx, on the finished
 * build. Writes docs/performance.md, or prints the table if routes are named. It takes a quarter of an hour on a quiet
 * machine; other load counts as the site's.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { whileServed } from '#scripts/browser/served.ts';
import { compareWithNginx, type Comparison } from './bench/nginx.ts';
import { measurePages, type PageFigures } from './bench/pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { route: { type: 'string', multiple: true } } });
const paths = values.route ?? listedPages(readContent(path.join(root, 'content')).pages).map((page) => page.path);

function row(page: PageFigures): string {
  const cells = [
    `\`${page.path}\``,
    (page.bytes / 1000).toFixed(0),
    (page.script / 1000).toFixed(0),
    page.largestContentfulPaint.toFixed(0),
    page.totalBlockingTime.toFixed(0),
    page.layoutShift.toFixed(3),
    page.performance,
    page.accessibility,
    page.seo,
  ];
  return `| ${cells.join(' | ')} |`;
}

function sentence({ perSecond, p99 }: Comparison): string {
  const factor = ([ours, nginx]: [number, number]) => (ours / nginx).toFixed(2);
  const [ours, theirs] = perSecond.map((count) => `${(count / 1000).toFixed(1)} thousand`);
  return `With 50 connections the server answers ${ours} requests per second, nginx ${theirs} (factor ${factor(perSecond)}). 99 % of the answers take at most ${p99[0].toFixed(1)} ms, nginx's ${p99[1].toFixed(1)} ms.`;
}

const comparison = values.route ? undefined : await compareWithNginx(root);
// Its public feeds are replayed, so the figures don't depend on the day's weather.
const pages = await whileServed({ folder: root, program: ['tests/e2e/serve.ts'] }, (origin) =>
  measurePages(origin, paths),
);
const table = [
  '| Page | All, kB | Script, kB | LCP, ms | TBT, ms | CLS | Performance | Accessibility | SEO |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  ...pages.map(row),
].join('\n');
if (values.route) process.stdout.write(`${table}\n`);
else {
  const file = path.join(root, 'docs/performance.md');
  const [before = ''] = (await readFile(file, 'utf8')).split('\n| Page |');
  await writeFile(file, `${before}\n${table}\n${comparison ? `\n${sentence(comparison)}\n` : ''}`);
}
