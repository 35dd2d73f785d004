/** What each page takes, beside itself without scripts, on a phone as Lighthouse imitates it. */
import { setTimeout as pass } from 'node:timers/promises';
import { devices, type Browser, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '#tooling/free-port.ts';
import { medianBy } from '#tooling/median.ts';
import { openBrowser } from '#tooling/open-browser.ts';
import { throughChange, throughOneBar, withoutScripts } from './through.ts';

/** Times in milliseconds, sizes in bytes. */
export type PageFigures = {
  path: string;
  /** Largest and first paint, with scripts and without. */
  lcp: [page: number, floor: number];
  fcp: [page: number, floor: number];
  tbt: number;
  cls: number;
  bytes: number;
  /** From a finger's leaving a link on another page until its heading is there. */
  step: number;
  /** Until the first text of a second visit. */
  again: number;
  /** Until the first text on one bar. */
  oneBar: number;
};

/** @param what may not be, of these figures */
export const missesOf = ({ lcp, fcp, tbt, cls, step, again, oneBar }: PageFigures): string[] => [
  ...(lcp[0] > 1.25 * lcp[1] ? ['LCP'] : []),
  ...(fcp[0] > 1.1 * fcp[1] ? ['FCP'] : []),
  ...(tbt > 60 ? ['TBT'] : []),
  // Lighthouse too shows three places: the status in the header grows by a word.
  ...(cls >= 0.001 ? ['CLS'] : []),
  ...(step > 100 ? ['step'] : []),
  ...(again > 100 ? ['second visit'] : []),
  ...(oneBar > 3000 ? ['one bar'] : []),
];

/** Measures each page once, and four times more where it misses: the median counts. */
export async function measurePages(
  origin: string,
  paths: readonly string[],
  say: (line: string) => void,
): Promise<PageFigures[]> {
  const port = await freePort();
  const browser = await openBrowser(port);
  const [page, floor, weak] = await Promise.all([
    throughChange(origin, (html) => html),
    throughChange(origin, withoutScripts),
    throughOneBar(origin),
  ]);
  const measure = async (path: string): Promise<PageFigures> => {
    const [own, least] = [await judge(page.origin + path, port), await judge(floor.origin + path, port)];
    return {
      path,
      lcp: [own.lcp, least.lcp],
      fcp: [own.fcp, least.fcp],
      tbt: own.tbt,
      cls: own.cls,
      bytes: own.bytes,
      ...(await visits(browser, origin, path)),
      oneBar: await firstText(browser, weak.origin + path),
    };
  };
  const figures: PageFigures[] = [];
  for (const path of paths) {
    const runs = [await measure(path)];
    if (missesOf(medianOf(runs)).length > 0) while (runs.length < 5) runs.push(await measure(path));
    const found = medianOf(runs);
    figures.push(found);
    say(`${path}: ${missesOf(found).join(', ') || 'holds'} (${runs.length})`);
  }
  await browser.close();
  await Promise.all([page.close(), floor.close(), weak.close()]);
  return figures;
}

async function judge(url: string, port: number) {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const value = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** A first visit that begins elsewhere, the step to the page, and its second visit. */
async function visits(browser: Browser, origin: string, path: string): Promise<{ step: number; again: number }> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
  const visitor = await context.newPage();
  // Each page is linked from the top or the foot of every other, your visit from the home page alone.
  const elsewhere = { '/terms': '/privacy', '/visit': '/' }[path] ?? '/terms';
  await visitor.goto(elsewhere);
  await visitor.keyboard.press('Shift');
  // The footer's own button stands there as soon as the page is alive.
  await visitor.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).waitFor();
  await visitor.waitForLoadState('networkidle');
  const step = await stepTo(visitor, path);
  await visitor.goto(path);
  await visitor.waitForLoadState('networkidle');
  const again = await firstPaint(visitor, path);
  await context.close();
  return { step, again };
}

/** How long a quick finger rests on what it taps, in milliseconds: the page fetches what is next meanwhile. */
const tapMs = 80;

/** Taps a link to the page as a person does. Counts from the click, as the browser dates it, in milliseconds. */
async function stepTo(visitor: Page, path: string): Promise<number> {
  const link = visitor.locator(`a[href="${path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  const time = visitor.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const look = (since: number) => {
          if (document.querySelector('h1')?.textContent !== before) resolve(performance.now() - since);
          else requestAnimationFrame(() => look(since));
        };
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
  );
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await visitor.context().newCDPSession(visitor);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pass(tapMs);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return time;
}

async function firstText(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const time = await firstPaint(await context.newPage(), url);
  await context.close();
  return time;
}

/** When the first text was painted, since the page was asked for. */
async function firstPaint(visitor: Page, url: string): Promise<number> {
  await visitor.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  return visitor.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

function medianOf(runs: readonly PageFigures[]): PageFigures {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const middle = (value: (run: PageFigures) => number) => medianBy(runs.map(value), (one) => one) ?? Number.NaN;
  const besideFloor = (pair: (run: PageFigures) => [number, number]) =>
    medianBy(runs.map(pair), ([page, floor]) => page / floor) ?? pair(first);
  return {
    ...first,
    lcp: besideFloor(({ lcp }) => lcp),
    fcp: besideFloor(({ fcp }) => fcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    step: middle(({ step }) => step),
    again: middle(({ again }) => again),
    oneBar: middle(({ oneBar }) => oneBar),
  };
}
