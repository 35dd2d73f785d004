import { visitAt, wakePage } from './support/clock.ts';
import { stored } from './support/storage.ts';
import { boxOf, expect, expectFocusKept, type Page, settled, test } from './support/visitor.ts';

test.use({ remembers: settled });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Closed Sunday, October 12' });
const eveningBefore = '2025-10-12T20:00:00-07:00';

test('it opens after a second and a half, is modal, and opens again on the next load', async ({ page }) => {
  const gotIt = dialog(page).getByRole('button', { name: 'Got it' });
  const ways: [name: string, close: () => Promise<void>][] = [
    ['Got it', () => gotIt.click()],
    ['the X', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ];
  await visitAt(page, '/', eveningBefore);
  const behind = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await behind.focus();
  await page.clock.runFor(1499);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog(page)).toContainText(
    'The range will be closed all day Sunday, October 12th due to an Offsite Staff Teambuilding Event.',
  );
  await expect(gotIt).toBeFocused();
  await expectFocusKept(dialog(page), 5);
  const { x, y } = await boxOf(behind);
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL('/');

  for (const [name, close] of ways)
    await test.step(name, async () => {
      if ((await dialog(page).count()) === 0) {
        await page.reload();
        await wakePage(page);
        await behind.focus();
        await page.clock.runFor(1500);
      }
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(behind).toBeFocused();
      await page.clock.runFor(5000);
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toEqual(settled);
    });
});

test('it opens on the home page only, even for a visitor who leaves in the meantime, until its end @long', async ({
  page,
}) => {
  await visitAt(page, '/contact', eveningBefore);
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);

  await page.clock.setSystemTime('2025-10-13T00:00:00-07:00');
  await page.goto('/');
  await wakePage(page);
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);
});
