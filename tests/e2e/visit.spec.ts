import { mailOnlyStyles } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { canShare } from './support/share.ts';
import { every } from './support/pages.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

test('it says what a group brings and pays, keeps the choice in the address alone, and prints on one sheet', async ({
  page,
}) => {
  const shared = await canShare(page);
  const plan = page.locator('#plan');
  const everybody = 'Showing everything';
  const main = page.getByRole('main');
  const block = (name: string) => main.getByRole('article', { name, exact: true });
  await visit(page, '/');
  await page.locator('#planvisit').getByRole('link', { name: 'your visit' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit');
  await expect(plan.getByRole('status').first()).toContainText(everybody);
  await page.getByLabel('Shooters, 7 to 17').selectOption('2');
  // They may not come alone: nothing adds up to a price for them.
  await expect(plan.getByRole('status').last()).toContainText('may not come alone');
  await expect(plan).not.toContainText('Day pass total');
  await expect(page.getByLabel('Adults with military').locator('option')).toHaveText(['0']);
  await page.getByLabel('Shooters, 21 or older').selectOption('1');
  await expect(page.getByLabel('Adults with military').locator('option')).toHaveText(['0', '1']);
  await page.getByLabel('Spectators, 7 or older').selectOption('1');
  await page.getByLabel('Is this anyone’s first visit?').selectOption('Yes');
  await page.getByLabel('Rifle', { exact: true }).check();
  await expect(block('What it costs')).toContainText('Day pass total$75 and the spectator fee');
  // Heard with the choice that changes it.
  await expect(plan.getByRole('status').first()).toContainText('Day pass total: $75 and the spectator fee');
  await expect(block('Paperwork and ID')).toContainText('permission form signed by a parent or guardian');
  await expect(main).not.toContainText('Ages 18 to 20');

  await expect(page).toHaveURL('/visit?a=1&j=2&s=1&first=1&g=r');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('a=1');
  // Sent to someone else, or opened again: the same.
  await page.getByRole('button', { name: 'Send it to the others' }).click();
  await expect.poll(() => shared).toMatchObject([{ url: page.url() }]);
  await page.reload();
  await expect(block('What it costs')).toContainText('Day pass total$75');
  await expect(page.getByLabel('Shooters, 7 to 17')).toHaveValue('2');

  // What is between them is printed by `npm run test:exhaustive`.
  for (const search of ['', ...(every ? ['?a=1'] : []), '?a=2&y=1&j=2&k=1&s=2&m=1&first=1']) {
    await visit(page, `/visit${search}`);
    const status = plan.getByRole('status').first();
    await (search ? expect(status).not.toContainText(everybody) : expect(status).toContainText(everybody));
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), search).toHaveLength(1);
  }
});

test('at its end, closure alerts are offered for the day, and a mistyped address is questioned', async ({ page }) => {
  const form = page.locator('#day-alert form');
  await visit(page, '/visit');
  // Where mail can't be sent, they aren't.
  await expect(form).toBeHidden();
  await page.route(`**${mailOnlyStyles}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
  );
  await visit(page, '/visit');
  await page.locator('#plan').scrollIntoViewIfNeeded();
  const email = `ana.${Date.now()}@gmial.com`;
  const likely = email.replace('gmial', 'gmail');
  const send = form.getByRole('button', { name: 'Email me' });
  await form.getByLabel('Day').fill('2026-10-17');
  await form.getByLabel('Email').fill(email);
  await send.click();
  await form.getByRole('button', { name: likely }).click();
  await send.click();
  // This server has no mail to send.
  await expect(page.locator('#day-alert').getByRole('heading', { name: 'You are not on the list yet' })).toBeFocused();
  await expect(page).toHaveURL('/visit');
  expect(await storedFrom(likely, 'signup')).toHaveLength(1);
});
