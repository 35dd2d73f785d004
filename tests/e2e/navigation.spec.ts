/** Every address, and the way from one to another. */
import { loadPage } from '#content/load.server.ts';
import { sitePages } from './support/site-pages.ts';
import { becomesAlive, expect, expectBelowHeader, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

test.describe('an address that is none of ours', () => {
  test.use({ expectedErrors: /status of 404 .*\/no-such-page|^404: there is no page at \/no-such-page/ });

  test('says so, to the visitor and on the console, and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(' /no-such-page'));
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await logged;

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
  });

  test('is still none of ours on the way back @desktop', async ({ page }) => {
    await visit(page, '/no-such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });
});

test('title, description and canonical address follow the page, and there is one of each @desktop', async ({
  page,
}) => {
  await visit(page, '/faq');
  for (const path of ['/contact', '/privacy', '/']) {
    const expected = sitePages.find((one) => one.path === path);
    await page.locator(`a[href="${path}"]:visible`).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected?.heading ?? '');
    expect(await page.title()).toContain(expected?.title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', expected?.description ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
  }
});

test.describe('a place on a page', () => {
  // Without the smooth scrolling, so that a place is reached when it is reached.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is shown below the header, when coming from another page', async ({ page }) => {
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
  });

  test('is shown below the header, when its address is opened, and from the same page', async ({ page }) => {
    await visit(page, '/#planvisit');
    await expectBelowHeader(page, 'Plan Your Visit');
    // Twice: the address is the same then, but the visitor has been elsewhere meanwhile.
    for (let time = 0; time < 2; time++) {
      await page.getByRole('link', { name: 'Get Your Pass' }).click();
      await expect(page).toHaveURL('/#pricing');
      await expectBelowHeader(page, 'Range Access at a Glance');
    }
  });
});

/** Whether the page came without a document of its own. */
async function followsWithinDocument(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage(path.slice(1)).heading);
  await becomesAlive(page);
  return page.evaluate(() => 'isSameDocument' in globalThis);
}

test.describe('a link to another page @desktop', () => {
  test('loads no document, unless the page has another Content-Security-Policy', async ({ page }) => {
    await visit(page, '/terms');
    expect(await followsWithinDocument(page, '/faq')).toBe(true);
    await page.route('**/data/weather.json', async (route) => {
      const data = (await (await route.fetch()).json()) as { policy: string };
      await route.fulfill({ json: { ...data, policy: `not ${data.policy}` } });
    });
    expect(await followsWithinDocument(page, '/weather')).toBe(false);
  });

  test('loads a document where the browser has no precommit handlers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'NavigationPrecommitController'));
    await visit(page, '/terms');
    expect(await followsWithinDocument(page, '/faq')).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage('terms').heading);
  });
});

test('the keyboard’s first stop skips the header @desktop', async ({ page }) => {
  await visit(page, '/pass');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
