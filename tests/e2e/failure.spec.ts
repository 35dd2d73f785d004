import { loadContent } from '#content/load.server.ts';
import { alerts, closedRoads, redFlag, weather } from './live/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { headingOf } from './support/pages.ts';
import { answer, answerAll, becomesAlive, expect, type Page, settled, test, visit } from './support/visitor.ts';

const { notices } = loadContent();
const failed = 'Unexpected Application Error!';

test.use({
  remembers: settled,
  expectedErrors: /faq|pass|range-features|warnings|500|ERR_|TypeError|Error:|\/images\//,
});

const toQuestions = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page whose component browsers get: of the FAQ they get the HTML alone. */
const toPasses = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pass Options' }).click();

/** The page's data lack what its component is made of. */
const loseTop = (page: Page) =>
  page.route(/\/pass[^/]*\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"top"', '"tpo"') });
  });

test('a page whose script does not come is loaded whole, and one whose component fails is shown as served', async ({
  page,
}) => {
  await visit(page, '/terms');
  await test.step('the script does not come', () => expectLoadedWhole(page));
  await loseTop(page);
  await toPasses(page);
  await expect(heading(page)).toHaveText(headingOf('/pass'));
  await expect(page).toHaveURL('/pass');
  await becomesAlive(page);
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('$35').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  await expect(heading(page)).toHaveText(headingOf('/training'));
});

/** From its top: the link was at the end of the page. */
async function expectLoadedWhole(page: Page): Promise<void> {
  let refused = 0;
  await page.route('**/assets/range-features-*.js', async (route) => {
    refused += 1;
    await (refused === 1 ? route.abort() : route.fallback());
  });
  await page.locator('footer a[href="/range-features"]').click();
  await expect(page).toHaveURL('/range-features');
  await expect(heading(page)).toHaveText(headingOf('/range-features'));
  await becomesAlive(page);
  expect(refused).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('a page that was changed on its way keeps what it says @long', async ({ page }) => {
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Skip to content', 'Skip') });
  });
  await page.goto('/terms');
  const said = await page.getByRole('main').textContent();
  await becomesAlive(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('main')).toHaveText(said ?? '');
});

test('a live part that fails keeps its HTML, and the parts around it go on', async ({ page }) => {
  // No text can be made of either. Such an alert is read as none that is known.
  const broken = { toString: 0, valueOf: 0 } as never;
  await answerAll(page, {
    'weather-alerts': alerts([{ ...redFlag, event: broken }]),
    'get-weather-forecast': weather({ weatherIcon: broken }),
  });
  await page.goto('/weather');
  const part = page.locator('[data-part="weather"]');
  const served = await part.textContent();
  await becomesAlive(page);
  // The last state could be that the range is open.
  await expect(page.locator('[data-part="today"]')).toContainText(/closures checked|calendar last read/);
  await expect(page.getByRole('region', { name: 'Road conditions' })).toContainText('Live from Caltrans');
  // Typical values are never below the time of a reading.
  expect(served).toContain('Typical conditions, not a reading');
  expect(await part.textContent()).toBe(served);
  await expect(page.getByText(/alerts[^.]*can’t be checked/i).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Last updated')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});

test('without a signal the visitor stays, with all that they wrote, and is told', async ({ page, context }) => {
  await visit(page, '/contact');
  const words = page.getByRole('textbox', { name: 'Message', exact: true });
  await words.fill('Written on the way up');
  await context.setOffline(true);
  await toQuestions(page);
  await expect(page.getByRole('status').filter({ hasText: notices.offline.title })).toContainText(notices.offline.text);
  await expect(page).toHaveURL('/contact');
  await expect(words).toHaveValue('Written on the way up');

  await context.setOffline(false);
  await toQuestions(page);
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText(headingOf('/faq'));
});

test('Back to a page that is nowhere says that there is no signal @long', async ({ page, context }) => {
  // A browser notices it late, and some networks carry nothing without its noticing.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await visit(page, '/terms');
  await toQuestions(page);
  await expect(heading(page)).toHaveText(headingOf('/faq'));
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(notices.offline.title);
  await expect(page).toHaveURL('/terms');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(headingOf('/terms'));
});

test('a warning whose script does not come is no silence', async ({ page }) => {
  await answer(page, '**/api/weather-alerts', alerts());
  await answer(page, '**/api/road-conditions', closedRoads('SR-9'));
  await page.route('**/assets/warnings-*.js', (route) => route.abort());
  await visit(page, '/terms');
  const warning = page.getByRole('link', {
    name: 'There is a warning: a closed road, the weather, or a closure of the range.',
  });
  await expect(warning).toBeVisible();
  await expect(warning).toHaveAttribute('href', '/weather');
});

test('a page that comes neither in parts nor as a whole says so, and leads on @long', async ({ page }) => {
  await visit(page, '/terms');
  await page.route(/\/faq(?:\.json)?$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await toQuestions(page);
  await expect(heading(page)).toHaveText(failed);
  await expect(page.getByRole('main').getByText(/500/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByText('Can I bring my dog?', { exact: true })).toBeVisible();
});

test('a page that is slow shows its progress, and is then left to the browser @long', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/terms');
  // Never answered: the signal is too weak.
  await page.route('**/data/faq.json', () => undefined);
  await toQuestions(page);
  const coming = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(coming).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL('/terms');
  await page.clock.runFor('00:08');
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText(headingOf('/faq'));
});
