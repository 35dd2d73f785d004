/**
 * A visitor in a real browser: all third-party servers are unreachable, and a console error fails the test. Over 200
 * lines: each test needs most of it.
 */
import { type BrowserContext, test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { serverTime } from '../live/feeds.ts';

export { expect, type Locator, type Page };

type Settings = {
  remembers: Readonly<Record<string, string>>;
  expectedErrors: RegExp;
};

type Watch = {
  /** Every requested address outside our own origin. All of them fail. */
  thirdParties: string[];
  /** What others can see of the visit: the console, and the URLs of all requests. */
  traces: { console: string[]; urls: string[] };
  quietConsole: void;
};

export const closedNotice = { 'shareholder-notice-2025': 'dismissed' };
/** The browser storage of a visitor who has answered every question, and rejected third-party content. */
export const settled = {
  ...closedNotice,
  'cookie-consent': 'essential-only',
  'cookie-preferences': '{"analytics":false,"embedded":false}',
};

/** Windows whose clock a test has stopped. */
export const stoppedClocks = new WeakSet<BrowserContext>();

const origin = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');

export const test = base.extend<Settings & Watch>({
  remembers: [{}, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  // Pages must come from the server, not from the cache of an earlier page.
  serviceWorkers: 'block',

  storageState: async ({ remembers, baseURL }, use) => {
    const localStorage = Object.entries(remembers).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  // Makes requests to other machines fail. Intercepting each request instead would slow all of them down.
  proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },

  // Sets the visitor's clock to the server's. Otherwise a calendar that was just read would be weeks old.
  context: async ({ context }, use) => {
    await context.addInitScript((shift) => {
      globalThis.Date = new Proxy(Date, {
        construct: (RealDate, given) =>
          given.length > 0 ? Reflect.construct(RealDate, given) : new RealDate(RealDate.now() + shift),
        get: (RealDate, key) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(RealDate, key)),
      });
    }, serverTime.getTime() - Date.now());
    await use(context);
    // Otherwise Playwright starts it again without waiting, and while the window is busy, leaves a script behind that
    // fails on each page of the tests after this one: "Cannot read properties of undefined (reading 'controller')".
    if (stoppedClocks.has(context)) await context.clock.resume();
  },

  thirdParties: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && origin(request.url()) !== baseURL) asked.push(request.url());
      });
      await use(asked);
    },
    { auto: true },
  ],

  traces: async ({ context, baseURL }, use) => {
    const traces: Watch['traces'] = { console: [], urls: [] };
    context.on('console', (message) => {
      const { url } = message.location();
      // The page registers its service worker when idle; see above.
      if (message.text().endsWith('blocked by Playwright')) return;
      if (url === '' || origin(url) === baseURL) traces.console.push(message.text());
    });
    context.on('request', (request) => traces.urls.push(request.url()));
    await use(traces);
  },

  quietConsole: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        // Ignore console messages of an unreachable provider's frame.
        if (message.type() === 'error' && (url === '' || origin(url) === baseURL))
          errors.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
      await use();
      expect(
        errors.filter((error) => !expectedErrors.test(error)),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** A visit at the server's current time, by a visitor who has closed the overlays before. */
export const testToday = test.extend({
  remembers: { ...closedNotice, 'cookie-consent': 'accepted' },
  page: async ({ page, javaScriptEnabled }, use) => {
    // Timers run normally.
    if (javaScriptEnabled) await page.clock.setFixedTime(serverTime);
    await use(page);
  },
});

export const answer = (page: Page, path: string, body: unknown, status = 200): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, json: body }));

/** Answers calls of the API by their name, such as `status`. */
export async function answerAll(page: Page, bodies: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, body] of Object.entries(bodies)) await answer(page, `**/api/${name}`, body);
}

/** Where something is in the window, in CSS pixels. It must be laid out. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`There is no box of ${String(part)}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Between its last and its first stop the focus may rest on nothing, but never on the page behind. */
export async function expectFocusKept(dialog: Locator, stops: number): Promise<void> {
  const isKept = (box: HTMLElement) => document.activeElement === document.body || box.contains(document.activeElement);
  for (let stop = 0; stop < stops; stop++) {
    await dialog.page().keyboard.press('Tab');
    expect(await dialog.evaluate(isKept)).toBe(true);
  }
}

/** Holds every request to an address until the test responds to it. */
export async function hold(page: Page, path: string | RegExp): Promise<{ next: () => Promise<Route> }> {
  const waiting: Route[] = [];
  const coming: ((route: Route) => void)[] = [];
  await page.route(path, (route) => {
    const taker = coming.shift();
    if (taker) taker(route);
    else waiting.push(route);
  });
  return {
    next: () => {
      const here = waiting.shift();
      return here ? Promise.resolve(here) : new Promise((resolve) => coming.push(resolve));
    },
  };
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await becomesAlive(page);
}

/** Waits for hydration: the footer's cookie button appears with it. */
export async function becomesAlive(page: Page): Promise<void> {
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: /^(Cookie preferences|Ajustar cookies)$/ }),
  ).toBeVisible();
}

/**
 * Waits until nothing has arrived for half a second and the browser is idle, or busy for five more. Playwright's
 * "networkidle" waits forever for a request that the previous page made as it was left.
 */
export const waitUntilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }), 500);
        };
        new PerformanceObserver(restart).observe({ type: 'resource', buffered: true });
        restart();
      }),
  );

/** Delays the page's scripts, as on a weak signal, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

export const cookieBanner = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Your privacy|Su privacidad)$/ });
export const shareholderNotice = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Shareholder memberships|Membresías de accionista)$/ });

/** Its frame loads when the map is opened. */
export const openFooterMap = (page: Page): Promise<void> => page.getByRole('contentinfo').locator('summary').click();

/** Expects a heading below the fixed header, within the upper half of the screen. */
export async function expectBelowHeader(page: Page, heading: string): Promise<void> {
  const half = (page.viewportSize()?.height ?? 0) / 2;
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const place = await page.getByRole('heading', { name: heading, exact: true }).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(place?.y).toBeLessThan(half);
  }).toPass();
}
