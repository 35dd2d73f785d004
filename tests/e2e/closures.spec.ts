/** The range closure dialog: when it opens, for whom, and how it is closed. */
import { visitAt, wakePage } from './support/clock.ts';
import { stored } from './support/storage.ts';
import { expect, settled, test, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Closed Sunday, October 12' });
const theEveningBefore = '2025-10-12T20:00:00-07:00';

test('it opens a second and a half after the home page has loaded', async ({ page }) => {
  await visitAt(page, '/', theEveningBefore);
  await page.clock.runFor(1499);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText(
    'The range will be closed all day Sunday, October 12th due to an Offsite Staff Teambuilding Event.',
  );
  await expect(dialog(page).getByRole('button', { name: 'Got it' })).toBeFocused();
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['Got it', (page) => dialog(page).getByRole('button', { name: 'Got it' }).click()],
  ['the X', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
];
test('it is closed in three ways, gives the focus back and stores nothing: the next load tells it again', async ({
  page,
}) => {
  await visitAt(page, '/', theEveningBefore);
  const focused = page.getByRole('link', { name: 'Contact Us' });
  for (const [name, close] of ways) {
    await focused.focus();
    await page.clock.runFor(1500);
    await expect(dialog(page), name).toBeVisible();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(focused).toBeFocused();
    await page.clock.runFor(5000);
    await expect(dialog(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(settled);
    await page.reload();
    await wakePage(page);
  }
  // Nothing has the focus before.
  await page.clock.runFor(1500);
  await dialog(page).getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('it is modal: the focus stays in it, and what is behind it cannot be used @desktop', async ({ page }) => {
  await visitAt(page, '/', theEveningBefore);
  await page.clock.runFor(1500);
  await expect(dialog(page)).toBeVisible();
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    expect(
      await dialog(page).evaluate(
        (box) => document.activeElement === document.body || box.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  const { x = 0, y = 0 } = (await page.getByRole('link', { name: 'Contact Us' }).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL('/');
});

test('it is told on the home page only, also when the visitor has left it meanwhile @desktop', async ({ page }) => {
  await visitAt(page, '/contact', theEveningBefore);
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);
});
