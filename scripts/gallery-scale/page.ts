/** What the built gallery asks of a phone: bytes before scrolling, and scripting. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { openBrowser } from '#tooling/open-browser.ts';
import { bytesOf, transfersOf } from '#tooling/transfer.ts';

export type PageFigures = {
  /** Bytes of the page itself, as it is and as it travels. */
  html: number;
  brotli: number;
  /** Bytes on the wire until the page is at rest, not scrolled; `requests` is their number. */
  beforeScrolling: number;
  requests: number;
  /**
   * Milliseconds of processor time in scripts until the page has come to life; with `scrolled`, until it was scrolled
   * to its end.
   */
  scripting: number;
  scrolled: number;
};

const url = '/gallery';

/** Opens the gallery of a running site in a phone's browser, once with an empty cache, and measures. */
export async function measurePage(build: string, origin: string): Promise<PageFigures> {
  const browser = await openBrowser();
  try {
    return {
      html: statSync(path.join(build, 'client', url, 'index.html')).size,
      brotli: statSync(path.join(build, 'encoded/br', url, 'index.html')).size,
      ...(await visit(browser, origin)),
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string): Promise<Omit<PageFigures, 'html' | 'brotli'>> {
  // What a service worker stores for later is not what the visitor waits for.
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  // Threads' own time: what other programs do on this machine meanwhile does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const transfers = await transfersOf(page, origin + url);
  await alive(page);
  const before = { beforeScrolling: bytesOf(transfers), requests: transfers.length };
  const scripting = await scriptMs(devtools);
  await hurryThrough(page);
  return { ...before, scripting, scrolled: await scriptMs(devtools) };
}

/** Waits until React has taken over the last picture of the page. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main section li a')].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!found) throw new Error('The browser does not tell how long scripts took.');
  return found.value * 1000;
}

/** Like a visitor in a hurry: one screen at a time. */
async function hurryThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((to) => scrollTo(0, to * innerHeight), screen);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}
