/** Measures each page with Lighthouse, as a mid-range phone on slow 4G with an empty cache. */
import lighthouse from 'lighthouse';
import { freePort } from '#scripts/browser/served.ts';
import { openBrowser } from '#scripts/browser/browser.ts';

const categories = ['performance', 'accessibility', 'seo'] as const;
const runs = 3;

/** Scores from 0 to 100, times in milliseconds, sizes in bytes on the wire. */
export type PageFigures = Record<(typeof categories)[number], number> & {
  path: string;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  script: number;
  bytes: number;
};

/** The middle of the values; the larger one of an even number. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(origin: string, path: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(origin + path, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { audits, categories: found } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((found[category]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  const sum = (of: typeof items) => of.reduce((bytes, { transferSize }) => bytes + Number(transferSize), 0);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    script: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(items),
  };
}

/** Measures each page three times. @returns the median of each figure */
export async function measurePages(origin: string, paths: readonly string[]): Promise<PageFigures[]> {
  const port = await freePort();
  const browser = await openBrowser(port);
  const pages: PageFigures[] = [];
  for (const path of paths) {
    const all: PageFigures[] = [];
    while (all.length < runs) all.push(await measure(origin, path, port));
    const names = Object.keys(all[0] ?? {}).filter(
      (name): name is Exclude<keyof PageFigures, 'path'> => name !== 'path',
    );
    const figures = Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))]));
    pages.push({ ...figures, path } as PageFigures);
    process.stderr.write(`${path}: ${all.map(({ performance }) => performance).join(', ')}\n`);
  }
  await browser.close();
  return pages;
}
