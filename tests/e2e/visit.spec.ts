/** "Your visit": the choice, its address, and the sheet of paper. When which sentence holds: domain/visit.test.ts. */
import { canShare } from './support/share.ts';
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const plan = (page: Page) => page.locator('#plan');
const block = (page: Page, name: string) => plan(page).getByRole('article', { name, exact: true });

test('says what a family brings, signs and pays, and keeps the choice in the address alone', async ({ page }) => {
  const shared = await canShare(page);
  await visit(page, '/');
  await page.locator('#planvisit').getByRole('link', { name: 'your visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit');
  await expect(plan(page).getByRole('status')).toContainText('Showing everything');

  await page.getByLabel('Shooters, 21 or older').selectOption('1');
  await page.getByLabel('Shooters, 7 to 17').selectOption('2');
  await page.getByLabel('Spectators, 7 or older').selectOption('1');
  await page.getByLabel('Is this anyone’s first visit?').selectOption('Yes');
  await page.getByLabel('Rifle', { exact: true }).check();

  await expect(block(page, 'What it costs')).toContainText('Day pass total$75 and the spectator fee');
  await expect(block(page, 'Paperwork and ID')).toContainText('permission form signed by a parent or guardian');
  await expect(block(page, 'When to come')).toContainText('come 30 minutes early');
  await expect(block(page, 'Supervision')).toContainText('a coach 18 or older within arm’s reach');
  await expect(plan(page)).not.toContainText('a coach 21 or older within arm’s reach');
  await expect(plan(page)).not.toContainText('Ages 18 to 20');

  await expect(page).toHaveURL('/visit?a=1&j=2&s=1&first=1&g=r');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('a=1');

  // Sent to someone else, or opened again: the same.
  await page.getByRole('button', { name: 'Send it to the others' }).click();
  await expect.poll(() => shared).toMatchObject([{ url: page.url() }]);
  await page.reload();
  await expect(block(page, 'What it costs')).toContainText('Day pass total$75');
  await expect(page.getByLabel('Shooters, 7 to 17')).toHaveValue('2');
});

test('says first what’s not allowed', async ({ page }) => {
  await visit(page, '/visit?j=1&k=1');
  await expect(plan(page)).toContainText('What’s not allowed');
  await expect(plan(page)).toContainText('Children under 7 are not permitted');
  await expect(plan(page)).toContainText('Ages 7 to 17 may not come alone');
});

test('prints on one sheet, whatever the group @desktop', async ({ page }) => {
  for (const search of ['?a=1', '?a=2&y=1&j=2&k=1&s=2&m=1&first=1', '?y=1&j=1&first=1&g=hrs']) {
    await visit(page, `/visit${search}`);
    await expect(plan(page).getByRole('status')).not.toContainText('Showing everything');
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), search).toHaveLength(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every case stands there, and no form that would not answer', async ({ page }) => {
    await page.goto('/visit?a=1');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(block(page, 'Paperwork and ID')).toContainText('Everyone under 21: a release');
    await expect(block(page, 'What it costs')).toContainText('Junior day pass$20');
  });
});
