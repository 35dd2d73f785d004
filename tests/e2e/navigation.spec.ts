import { headingOf, sitePages } from './support/pages.ts';
import { becomesAlive, expect, expectBelowHeader, type Page, settled, test, visit } from './support/visitor.ts';

// Without the smooth scrolling, so that a place is reached when it is reached.
test.use({ remembers: settled, contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404 .*\/no-such-page|^404: there is no page at \/no-such-page/ });

  test('is reported to the visitor and on the console, and leads home and back', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(' /no-such-page'));
    await visit(page, '/no-such-page');
    await expect(heading(page)).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await logged;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).not.toHaveText('404');
    await page.goBack();
    await expect(heading(page)).toHaveText('404');
  });
});

test('the keyboard’s first stop skips the header; title, description and canonical address follow the page', async ({
  page,
}) => {
  await visit(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of ['/contact', '/privacy']) {
    const expected = sitePages.find((one) => one.path === path);
    await page.locator(`a[href="${path}"]:visible`).last().click();
    await expect(heading(page)).toHaveText(expected?.heading ?? '');
    expect(await page.title()).toContain(expected?.title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', expected?.description ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
  }
});

// The lower header is the harder one. /faq has the other: faq.spec.ts.
test('a place on a page is shown below the header, from another page, the same page and its address @phone', async ({
  page,
}) => {
  await visit(page, '/weather');
  await page.getByRole('main').getByRole('link', { name: 'Plan Your Visit' }).click();
  await expect(page).toHaveURL('/#planvisit');
  const part = page.getByRole('region', { name: 'Plan Your Visit' });
  await expect(part).toBeFocused();
  await expectBelowHeader(page, 'Plan Your Visit');
  // The next stop is in it, and it is none itself.
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toHaveCount(1);
  await expect(part).not.toHaveAttribute('tabindex');
  await visit(page, '/faq');
  await visit(page, '/#planvisit');
  await expectBelowHeader(page, 'Plan Your Visit');
  // Twice: the address is the same then, but the visitor has scrolled in the meantime.
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Get Your Pass' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expectBelowHeader(page, 'Range Access at a Glance');
  }
});

/** Follows a link of the footer, and says whether the page came without a document of its own. */
async function followsWithinDocument(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(headingOf(path));
  await becomesAlive(page);
  return page.evaluate(() => 'isSameDocument' in globalThis);
}

test.describe('a link to another page', () => {
  test('loads no document, unless the page has another Content-Security-Policy', async ({ page }) => {
    await visit(page, '/terms');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // The page's data are fetched while the pointer is on the link, and once.
    const fetched = page.waitForResponse('**/data/faq.json');
    await page.locator('footer a[href="/faq"]').hover();
    await fetched;
    expect(await followsWithinDocument(page, '/faq')).toBe(true);
    expect(requested.filter((path) => path === '/data/faq.json')).toHaveLength(1);
    await page.route('**/data/weather.json', async (route) => {
      const data = (await (await route.fetch()).json()) as { policy: string };
      await route.fulfill({ json: { ...data, policy: `not ${data.policy}` } });
    });
    expect(await followsWithinDocument(page, '/weather')).toBe(false);
  });

  test('loads a document where the browser has no precommit handlers @long', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'NavigationPrecommitController'));
    await visit(page, '/terms');
    expect(await followsWithinDocument(page, '/faq')).toBe(false);
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/terms'));
  });
});
