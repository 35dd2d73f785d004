/**
 * What people come for, from the home page on and by keyboard alone, with what a screen reader is told at the end of
 * each way. `npm run test:browsers` walks them in other browsers too.
 */
import { somebody } from './support/forms.ts';
import { expect, type Page, settled, test, visit } from './support/visitor.ts';
import type { Locator } from '@playwright/test';

test.use({ remembers: settled });

/** Goes on from stop to stop until it is there: keyboard users have no other way. */
async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stops = 0; stops < 120; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`120 stops do not lead to ${String(goal)}`);
}

async function choose(page: Page, goal: Locator): Promise<void> {
  await reach(page, goal);
  await page.keyboard.press('Enter');
}

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const linkIn = (part: Locator, name: string | RegExp) => part.getByRole('link', { name }).first();

async function goTo(page: Page, name: string, menu?: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  if (menu) await choose(page, bar.getByRole('button', { name: menu, exact: true }));
  await choose(page, bar.getByRole('link', { name, exact: true }));
  await expect(main(page)).toBeFocused();
}

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => visit(page, '/'));

  test('are you open, and until when @long', async ({ page }) => {
    await choose(page, linkIn(page.getByRole('banner'), /^Hours: Open/));
    await expect(page).toHaveURL('/contact#hours');
    await expect(section(page, 'Hours')).toMatchAriaSnapshot(`
      - heading "Hours" [level=2]
      - table:
        - rowgroup:
          - row "Thursday and Friday 9:00 AM to 4:00 PM"
          - row "Saturday and Sunday 9:00 AM to 4:00 PM"
          - row "Monday to Wednesday Closed"
          - row "Last shooter check-in 3:00 PM"
    `);
  });

  test('may my kid shoot @long', async ({ page }) => {
    await goTo(page, 'Under 21 Rules', 'Visit Us');
    await expect(section(page, 'Age categories')).toMatchAriaSnapshot(`
      - heading "Age categories" [level=2]
      - article:
        - heading "Under 7" [level=3]
        - text: Not permitted in the shooting areas or the range area.
    `);
    await reach(page, linkIn(main(page), 'Direct Download'));
  });

  test('who teaches @long', async ({ page }) => {
    await goTo(page, 'Training');
    await reach(page, linkIn(main(page), /new tab/));
    await expect(section(page, 'Training providers')).toMatchAriaSnapshot(`
      - heading "Training providers" [level=2]
      - article:
        - heading "Ridge Line Coaching" [level=3]
        - list:
          - listitem: 1:1 coaching
        - link "Contact Ridge Line Coaching (new tab)"
    `);
  });

  test('what may I bring @long', async ({ page }) => {
    await goTo(page, 'Safety Rules', 'Range');
    const gun = main(page).getByLabel('Gun', { exact: true });
    await reach(page, gun);
    await page.keyboard.type('Handgun');
    await expect(gun).toHaveValue(/./);
    await expect(main(page).locator('#can-i-bring-it').getByRole('status')).toMatchAriaSnapshot(`
      - status:
        - paragraph: Yes, under these rules
        - list:
          - listitem: Handguns of all calibers are allowed.
    `);
  });

  test('how is the road, and the weather @long', async ({ page }) => {
    await goTo(page, 'Weather & Webcams', 'Visit Us');
    const refresh = main(page).getByRole('button', { name: 'Refresh' });
    await expect(section(page, 'Road conditions')).toMatchAriaSnapshot(`
      - article:
        - heading "Highway 17"
    `);
    await choose(page, refresh);
    await expect(refresh).toBeFocused();
    const result = main(page)
      .getByRole('status')
      .filter({ hasText: /^(Updated|Could not)/ });
    await expect(result).toBeVisible();
  });

  test('a question that others had @long', async ({ page }) => {
    await goTo(page, 'FAQ', 'Visit Us');
    await choose(page, main(page).locator('summary').filter({ hasText: 'Can I bring my dog?' }));
    await expect(main(page).getByText('No pets, please.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('No pets, please.')).toBeHidden();
  });

  test('how it looks @long', async ({ page }) => {
    await goTo(page, 'Gallery', 'Visit Us');
    const first = main(page).getByRole('listitem').getByRole('link').first();
    await choose(page, first);
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toMatchAriaSnapshot(`
      - button "Close"
      - button "Previous"
      - button "Next"
    `);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('a word to the office @long', async ({ page }) => {
    await goTo(page, 'Contact');
    const who = somebody();
    for (const [name, words] of [
      ['Name', who.name],
      ['Email', who.email],
      ['Message', who.words],
    ] as const) {
      await reach(page, main(page).getByRole('textbox', { name, exact: true }));
      await page.keyboard.type(words);
    }
    await choose(page, main(page).getByRole('button', { name: 'Send message' }));
    await expect(main(page).getByText(/CM-\d{6}/)).toBeVisible();
    await expect(page.locator(':focus')).toContainText(/received|Thank you/i);
  });
});
