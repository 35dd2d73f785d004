import { alerts, redFlag } from './live/answers.ts';
import { headingOf } from './support/pages.ts';
import { becomesAlive, boxOf, expect, settled, test, visit, waitUntilQuiet } from './support/visitor.ts';
import type { Locator, Page } from './support/visitor.ts';

test.use({ remembers: settled });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const topOf = async (part: Locator) => Math.round((await boxOf(part)).y);
/** A fraction of a pixel is lost on the way. */
const expectTop = (part: Locator, place: number) =>
  expect.poll(async () => Math.abs((await topOf(part)) - place)).toBeLessThanOrEqual(2);

/** Stops with the part 180 pixels below the top of the window, as after reading on. */
async function readTo(part: Locator): Promise<void> {
  // What comes at that very moment moves it.
  await expect(async () => {
    await part.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 180, behavior: 'instant' });
    });
    expect(await topOf(part)).toBe(180);
  }).toPass();
}

/** Follows a link of the footer, until all of the page is laid out: what is far below waits for the first paint. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForFunction(
    (path) => location.pathname === path && !navigation.transition && !document.querySelector('[data-arriving]'),
    path,
  );
}

test('Back finds the place again when the page has grown above it @long', async ({ page }) => {
  await visit(page, '/weather');
  await waitUntilQuiet(page);
  const calendar = page.locator('#calendar');
  await readTo(calendar);
  await follow(page, '/safety-rules');
  // A feed that has more to say than before, and later than the page.
  await page.route('**/api/weather-alerts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const events = Array.from({ length: 12 }, (_, index) => ({ ...redFlag, event: `Warning ${index}` }));
    await route.fulfill({ json: alerts(events) });
  });
  await page.goBack();
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  await expect(page.getByText('Warning 11').first()).toBeAttached();
  await expectTop(calendar, 180);
});

test('Back returns to the very pixel on long pages, and links lead to the top @long', async ({ page }) => {
  await visit(page, '/terms');
  for (const path of ['/faq', '/safety-rules']) {
    await follow(page, path);
    for (const part of [0.3, 0.8]) {
      await expect(page).toHaveURL(path);
      // Pictures that are fetched on the way have room already.
      const left = await page.evaluate((part) => {
        dispatchEvent(new Event('wheel'));
        scrollTo({ top: Math.round(document.documentElement.scrollHeight * part), behavior: 'instant' });
        return scrollY;
      }, part);
      await follow(page, '/terms');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(() => scrollY), `${path} at ${part}`).toBe(left);
    }
  }
});

test('Back retraces each jump within a page', async ({ page }) => {
  for (const path of ['/faq', '/']) {
    await visit(page, path);
    const links = page.getByRole('main').locator('a[href^="#"]:visible');
    const jumps = Math.min(3, await links.count());
    expect(jumps, path).toBeGreaterThan(0);
    const places = [{ hash: '', y: 0 }];
    for (let jump = 0; jump < jumps; jump += 1) {
      await links.nth(jump).evaluate((link: HTMLAnchorElement) => link.click());
      places.push(await page.evaluate(() => ({ hash: location.hash, y: scrollY })));
    }
    expect(new Set(places.map(({ hash }) => hash)).size, path).toBe(jumps + 1);
    for (const place of places.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect.poll(() => page.evaluate(() => ({ hash: location.hash, y: scrollY })), path).toEqual(place);
    }
  }
});

test('Back during a view transition keeps page and address together @long', async ({ page }) => {
  await visit(page, '/terms');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.startViewTransition = start;
      history.back();
      return start(change);
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForFunction(() => navigation.transition === null && navigation.canGoForward);
  await expect(page).toHaveURL('/terms');
  await expect(heading(page)).toHaveText(headingOf('/terms'));
  await page.goForward();
  await expect(heading(page)).toHaveText(headingOf('/faq'));
});

test('Back to /faq keeps the place after another document was loaded @long', async ({ page }) => {
  await visit(page, '/faq');
  const equipment = page.locator('#equipment');
  await readTo(equipment);
  await page.goto('/terms');
  await becomesAlive(page);
  await page.goBack();
  await expectTop(equipment, 180);
});
