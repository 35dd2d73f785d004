import { loadContent } from '#content/load.server.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';
import { canShare } from './support/share.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, permissions: ['clipboard-write'] });

const { site } = loadContent();

test.describe('offline', () => {
  // No part of the page is saved here: see serviceWorkers in support/visitor.ts.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|could not be loaded: TypeError|Failed to fetch dynamically/ });

  test('without a signal "Get directions" leads to those on the page, and map apps stay', async ({
    page,
    context,
    thirdParties,
  }) => {
    await visit(page, '/contact');
    const main = page.getByRole('main');
    await context.setOffline(true);
    await main.getByRole('link', { name: 'Get directions' }).first().click();
    await expect(page).toHaveURL('/contact#by-road');
    await expect(page.getByRole('heading', { name: 'By road' })).toBeInViewport();
    expect(thirdParties).toEqual([]);
    // Map apps may have maps of their own.
    await main.getByRole('link', { name: 'Google Maps' }).click();
    await expect.poll(() => thirdParties).toEqual([directionsUrl(site)]);
    // The next test may have the same window.
    await context.setOffline(false);
  });
});

test('with a signal "Get directions" leads to the maps service', async ({ page, thirdParties }) => {
  await visit(page, '/contact');
  await page.getByRole('main').getByRole('link', { name: 'Get directions' }).first().click();
  await expect.poll(() => thirdParties).toEqual([directionsUrl(site)]);
});

test('the address is copied, and that is said; the way is handed to another app', async ({ page }) => {
  const shared = await canShare(page);
  await visit(page, '/contact');
  const section = page.locator('#getting-here');
  const code = section.getByText('Scan for directions');
  await expect(code).toBeVisible();
  const wide = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  // A phone does not scan its own screen.
  await expect(code).toBeHidden();
  await page.setViewportSize(wide);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Copy the address' }).click();
  await expect(section.getByRole('status')).toHaveText('Address copied');
  // The site's policy lets no script read the clipboard; the visitor's own paste does.
  const field = page.locator('textarea[name="message"]');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(oneLineAddress(site));
  await section.getByRole('button', { name: 'Share the way' }).click();
  await expect.poll(() => shared).toEqual([{ text: oneLineAddress(site), url: directionsUrl(site) }]);
});
