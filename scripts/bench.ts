/**
 * `npm run bench [-- --route /faq …]`: every page beside itself without scripts, and our server beside nginx; writes
 * what it found into the README, or prints it where routes are named. It takes a quarter of an hour, and wants a
 * machine that does nothing else: what others do on it counts as ours.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { besideNginx, type Comparison } from '#tooling/bench/beside-nginx.ts';
import { measurePages, missesOf, type PageFigures } from '#tooling/bench/pages.ts';
import { whileServed } from '#tooling/served.ts';
import { writeMarked } from './marked-part.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { route: { type: 'string', multiple: true } } });
const paths = values.route ?? listedPages(readContent(path.join(root, 'content')).pages).map((page) => page.path);
const say = (line: string) => process.stderr.write(`${line}\n`);

const factor = ([page, floor]: [number, number]) => (page / floor).toFixed(2);

function row(figures: PageFigures): string {
  const { path: address, lcp, fcp, tbt, cls, bytes, step, again, oneBar } = figures;
  const cells = [
    `\`${address}\``,
    (bytes / 1000).toFixed(0),
    `${lcp[0].toFixed(0)} / ${lcp[1].toFixed(0)} = ${factor(lcp)}`,
    factor(fcp),
    tbt.toFixed(0),
    cls.toFixed(3),
    step.toFixed(0),
    again.toFixed(0),
    (oneBar / 1000).toFixed(1),
    missesOf(figures).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sentence({ perSecond, p99 }: Comparison): string {
  const thousands = (count: number) => (count / 1000).toFixed(1);
  const [ours, theirs] = p99.map((ms) => `${ms.toFixed(1)} ms`);
  return `Of the server, with 50 connections: ${thousands(perSecond[0])} thousand requests a second, nginx ${thousands(perSecond[1])} thousand (factor ${factor(perSecond)}); 99 % within ${ours}, nginx ${theirs} (factor ${factor(p99)}).`;
}

const server = values.route ? undefined : await besideNginx(root, say);
// Its public feeds are replayed: the figures are the pages', not the day's.
const pages = await whileServed({ folder: root, program: ['tests/e2e/serve.ts'] }, (origin) =>
  measurePages(origin, paths, say),
);
const found = [
  '| Page | kB | LCP, ms: with scripts / without | FCP, factor | TBT, ms | CLS | A step here, ms | Second visit, ms | One bar, s | Misses |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
  ...pages.map(row),
  ...(server ? ['', sentence(server)] : []),
].join('\n');
if (values.route) process.stdout.write(`${found}\n`);
else await writeMarked('README.md', 'bench', found);
