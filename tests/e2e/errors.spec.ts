/**
 * Each line of the specification's error catalogue, produced and seen. The states around each of them have tests of
 * their own, in the file named after the page or the form.
 */
import { expect } from '@playwright/test';
import { badDay } from './live/bad-day.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { expectAccessible } from './support/axe.ts';
import { visit } from './support/visitor.ts';

// Each of them is logged: by the browser, by the page, or by both.
test.use({ expectedErrors: /\/api\/|no\/such-page|\/images\/|faq\.json|500/ });

badDay('Weather call fails', { tag: '@desktop' }, async ({ page, traces }) => {
  // The real server, whose source is down.
  await visit(page, '/weather');
  const box = page.getByRole('alert').filter({ hasText: 'Failed to fetch weather data' });
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(251, 220, 211)');
  await expect(page.getByText('72°F', { exact: true })).toBeVisible();
  await expect
    .poll(() => traces.console)
    .toContainEqual(expect.stringContaining('/api/get-weather-forecast could not be loaded: Error: status 503'));
});

test('Unknown route', async ({ page, traces }) => {
  const answered = page.waitForResponse('**/no/such-page?who=ada');
  await visit(page, '/no/such-page?who=ada');
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect.poll(() => traces.console).toContainEqual('404: there is no page at /no/such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Los Altos Rod & Gun Club' })).toBeVisible();
});

test('Form download clicked', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/youth-form');
  await page.getByRole('link', { name: 'Download the form (PDF)' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Download Options' });
  await expect(notice).toContainText("If the download doesn't start, try the alternative options provided.");
});

test('Privacy request submitted (success)', { tag: '@desktop' }, async ({ page }) => {
  const { name, email, words } = somebody();
  await visit(page, '/privacy-request');
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByRole('textbox', { name: 'Request Details' }).fill(words);
  await page.getByRole('button', { name: 'Submit Privacy Request' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Privacy Request Submitted' });
  await expect(notice).toContainText("We'll respond to your privacy request within 45 days as required by law.");
});

test('Image fails to load', { tag: '@desktop' }, async ({ page, traces }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, '/range-features');
  const broken = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => broken.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
    .toBe(true);
  await expect.poll(() => traces.console).toContainEqual(expect.stringContaining('404'));
  // Logged, and no more: the words are there, and nothing speaks of an error.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/error|failed/i)).toHaveCount(0);
});

test('Unexpected routing failure', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/terms');
  // Neither its data come nor the page as a whole, which would be tried then.
  await page.route(/\/faq(?:\.json)?$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /questions|faq/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/500/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Los Altos Rod & Gun Club' })).toBeVisible();
});
