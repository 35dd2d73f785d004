import lighthouse from 'lighthouse';
import { freePort } from '#scripts/browser/served.ts';
import { openBrowser } from '#scripts/browser/browser.ts';

const runs = 3;
const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** The columns of the table. Scores are from 0 to 100, times in milliseconds, sizes in kB on the wire. */
export const columns = [
  'All, kB',
  'Script, kB',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'Performance',
  'Accessibility',
  'SEO',
] as const;

async function measure(url: string, port: number): Promise<number[]> {
  const onlyCategories = ['performance', 'accessibility', 'seo'];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  const sum = (of: typeof items) => kilobytes(of.reduce((bytes, one) => bytes + Number(one['transferSize']), 0));
  return [
    sum(items),
    sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    Math.round(value('largest-contentful-paint')),
    Math.round(value('total-blocking-time')),
    value('cumulative-layout-shift'),
    ...onlyCategories.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
  ];
}

/** Measures each page three times. @returns rows: the path, and the median of each of {@link columns} */
export async function measurePages(origin: string, paths: readonly string[]): Promise<(string | number)[][]> {
  const port = await freePort();
  const browser = await openBrowser(port);
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const all: number[][] = [];
    while (all.length < runs) all.push(await measure(origin + path, port));
    const median = (column: number) => all.map((one) => one[column] ?? Number.NaN).toSorted((a, b) => a - b)[runs >> 1];
    const figures = columns.map((name, column) => median(column)?.toFixed(name === 'CLS' ? 3 : 0) ?? '');
    rows.push([`\`${path}\``, ...figures]);
    process.stderr.write(`${path}: ${figures.join(', ')}\n`);
  }
  await browser.close();
  return rows;
}
