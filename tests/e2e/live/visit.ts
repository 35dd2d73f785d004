/** A visit at the time of the server's clock, by a visitor who has closed the overlays before. */
import type { Page, Route } from '@playwright/test';
import { closedNotice, test as base } from '../support/visitor.ts';
import { serverTime } from './feeds.ts';

/** What a page said and asked, as far as others can read it: its console, and the addresses of its requests. */
export type Traces = { console: string[]; urls: string[] };

export const test = base.extend<{ traces: Traces }>({
  remembers: { ...closedNotice, 'cookie-consent': 'accepted' },
  page: async ({ page, javaScriptEnabled }, use) => {
    // Its timers run as ever.
    if (javaScriptEnabled) await page.clock.setFixedTime(serverTime);
    await use(page);
  },
  traces: async ({ page, baseURL }, use) => {
    const traces: Traces = { console: [], urls: [] };
    page.on('console', (message) => {
      const { url } = message.location();
      // The page asks for its service worker when nothing else is to do; see visitor.ts.
      if (message.text().endsWith('blocked by Playwright')) return;
      if (url === '' || url.startsWith(baseURL ?? '')) traces.console.push(message.text());
    });
    page.on('request', (request) => traces.urls.push(request.url()));
    await use(traces);
  },
});

/** Answers one address of our API with this body from now on. */
export const answer = (page: Page, path: string, body: unknown, status = 200): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, json: body }));

type Held = {
  /** The requests that came, in their order. */
  waiting: Route[];
  /** Gives the next of them: one that has come already, or one that is still to come. */
  next: () => Promise<Route>;
};

/** Keeps every request to an address waiting until the test answers it. */
export async function hold(page: Page, path: string): Promise<Held> {
  const waiting: Route[] = [];
  const coming: ((route: Route) => void)[] = [];
  let given = 0;
  await page.route(path, (route) => {
    waiting.push(route);
    coming.shift()?.(route);
  });
  return {
    waiting,
    next: () => {
      const here = waiting[given++];
      return here ? Promise.resolve(here) : new Promise((resolve) => coming.push(resolve));
    },
  };
}
