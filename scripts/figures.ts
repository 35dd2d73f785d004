/**
 * `npm run figures [address …]`: what each page weighs on a phone and how Lighthouse judges it, over HTTP/1.1, served
 * by our own server from the present build; writes the table into the README, or prints it where addresses are named.
 * With `-- --parts`: what each kilobyte of their scripts is for instead, without Lighthouse, into docs/scripts.md.
 *
 * Lighthouse imitates a slow phone on a slow network by calculation, so its scores hold on any machine that is not busy
 * with something else. Performance is the median of three runs.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { devices, type Browser } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { freePort } from '#tooling/free-port.ts';
import { medianBy } from '#tooling/median.ts';
import { openBrowser } from '#tooling/open-browser.ts';
import { whileServed } from '#tooling/served.ts';
import { bytesOf, transfersOf, type Transfer } from '#tooling/transfer.ts';
import { writeMarked } from './marked-part.ts';
import { readScripts, scriptTables } from './script-tables.ts';

type Figures = {
  path: string;
  document: number;
  script: number;
  beforeScrolling: number;
  performance: number;
  accessibility: number;
  seo: number;
};

const root = path.resolve(import.meta.dirname, '..');
const categories = ['performance', 'accessibility', 'seo'] as const;
const runs = 3;

/** What a phone with an empty cache fetches for a page. */
async function visit(browser: Browser, origin: string, page: string): Promise<Transfer[]> {
  // What is fetched for later is no part of this visit.
  const visitor = await browser.newPage({ ...devices['Pixel 7'], baseURL: origin, serviceWorkers: 'block' });
  const transfers = await transfersOf(visitor, page);
  await visitor.close();
  return transfers;
}

/** The files of the scripts that each page fetches by itself. */
async function scriptsOf(origin: string): Promise<Map<string, string[]>> {
  const browser = await openBrowser();
  const scripts = new Map<string, string[]>();
  for (const page of paths) {
    const ofKind = (await visit(browser, origin, page)).filter(({ kind }) => kind === 'Script');
    scripts.set(page, [...new Set(ofKind.map(({ url }) => new URL(url).pathname.slice(1)))]);
  }
  await browser.close();
  return scripts;
}

async function figuresOf(origin: string): Promise<Figures[]> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await openBrowser(port);
  const figures: Figures[] = [];
  for (const page of paths) {
    const transfers = await visit(browser, origin, page);
    const scores = { performance: [] as number[], accessibility: [] as number[], seo: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${origin}${page}`, { port, onlyCategories: [...categories], logLevel: 'error' });
      for (const category of categories)
        scores[category].push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    }
    const median = (values: number[]) => medianBy(values, (value) => value) ?? 0;
    figures.push({
      path: page,
      document: bytesOf(transfers, 'Document'),
      script: bytesOf(transfers, 'Script'),
      beforeScrolling: bytesOf(transfers),
      performance: median(scores.performance),
      accessibility: Math.min(...scores.accessibility),
      seo: Math.min(...scores.seo),
    });
    process.stderr.write(`${page}: ${scores.performance.join(', ')}\n`);
  }
  await browser.close();
  return figures;
}

function table(figures: readonly Figures[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  const rows = figures.map(
    (row) =>
      `| \`${row.path}\` | ${kB(row.document)} | ${kB(row.script)} | ${kB(row.beforeScrolling)} | ${row.performance} | ${row.accessibility} | ${row.seo} |`,
  );
  return [
    '| Page | HTML, kB | Script, kB | All before scrolling, kB | Performance | Accessibility | SEO |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { parts: { type: 'boolean' } } });
const paths =
  wanted.length > 0 ? wanted : listedPages(readContent(path.join(root, 'content')).pages).map((page) => page.path);
// Its public feeds are replayed: the figures are the pages', not the day's.
const served = { folder: root, program: ['tests/e2e/serve.ts'] };
const result = values.parts
  ? await scriptTables(await whileServed(served, scriptsOf), await readScripts(path.join(root, 'build')))
  : table(await whileServed(served, figuresOf));
if (wanted.length > 0) process.stdout.write(`${result}\n`);
else if (values.parts) await writeMarked('docs/scripts.md', 'figures -- --parts', result);
else await writeMarked('README.md', 'figures', result);
