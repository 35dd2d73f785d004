/** Back and Forward return to the page and to the place on it that was left. */
import type { Locator } from '@playwright/test';
import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { becomesAlive, expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

test.describe('Back and Forward', () => {
  /** Its distance from the top of the window. */
  const topOf = async (heading: Locator) => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
  const section = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
  /** Stops with the heading a hundred pixels or more below the top of the window, as after reading on. */
  async function readTo(heading: Locator): Promise<number> {
    const scroll = () =>
      heading.evaluate((element) => {
        scrollTo({ top: scrollY + element.getBoundingClientRect().top - 180, behavior: 'instant' });
      });
    // What comes at that very moment moves it.
    await expect(async () => {
      await scroll();
      expect(await topOf(heading)).toBe(180);
    }).toPass();
    return topOf(heading);
  }
  /** A fraction of a pixel is lost on the way. */
  const expectPlace = (heading: Locator, place: number) =>
    expect.poll(async () => Math.abs((await topOf(heading)) - place)).toBeLessThanOrEqual(2);
  /** Follows a link of the footer, until all of the page is laid out: what is far below waits for the first paint. */
  async function follow(page: Page, path: string) {
    await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(
      (path) => location.pathname === path && !navigation.transition && !document.querySelector('[data-arriving]'),
      path,
    );
  }

  test('find the place again when the page has grown above it', async ({ page }) => {
    await visit(page, '/weather');
    // What the feeds have to say now grows the page too, and would do so under the hand that reads to the place.
    await page.waitForLoadState('networkidle');
    const ready = section(page, sectionOf(loadPage('weather'), 'calendar').title);
    const left = await readTo(ready);
    await follow(page, '/safety-rules');
    // What comes late: a feed that has more to say than before.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const first = document.querySelector('main #current');
        if (!first || document.querySelector('#late')) return;
        setTimeout(() => first.prepend(Object.assign(document.createElement('div'), { id: 'late' })), 100);
        setTimeout(
          () =>
            document.querySelector('#late')?.append(
              ...Array.from({ length: 40 }, () => {
                const line = document.createElement('p');
                line.textContent = 'One more warning';
                return line;
              }),
            ),
          300,
        );
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.goBack();
    await expect(page.getByText('One more warning').first()).toBeAttached();
    await expectPlace(ready, left);
  });

  test('return to the very pixel on long pages with sticky headings, and links lead to the top', async ({ page }) => {
    await visit(page, '/terms');
    for (const path of ['/faq', '/range-features', '/safety-rules']) {
      await follow(page, path);
      for (const part of [0.3, 0.6, 0.9]) {
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
      await page.goForward();
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });

  test('retrace each jump within a page', async ({ page }) => {
    for (const path of ['/faq', '/terms', '/privacy', '/']) {
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

  test('keep page and address together when Back is pressed as the next page appears @desktop', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage('terms').heading);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage('faq').heading);
  });

  test('return after the page was loaded anew @desktop', async ({ page }) => {
    await visit(page, '/faq');
    const equipment = section(page, loadContent().faq[2]?.title ?? '');
    const left = await readTo(equipment);
    await page.goto('/terms');
    await becomesAlive(page);
    await page.goBack();
    await expectPlace(equipment, left);
  });
});
