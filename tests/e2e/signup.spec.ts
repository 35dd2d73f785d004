import { expect, type Page } from '@playwright/test';
import { badDay } from './live/bad-day.ts';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { partsOf, signupForm } from './support/forms.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/signups/ });

const label = 'Email me when the range closes unexpectedly';
const alerts = (page: Page) => form(page).getByRole('checkbox', { name: label });

const { field, fill, form, received, submit } = partsOf(signupForm);

test('a sign-up is stored, and says that it waits: this server has no mail to confirm it with', async ({
  page,
  traces,
}) => {
  const who = somebody();
  await visit(page, '/');
  await expect(submit(page)).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await fill(page, who);
  await submit(page).click();
  await expect(received(page)).toBeFocused();
  await expect(
    page.getByText(
      /^Your sign-up is stored, but .* cannot send email at the moment\. .* within 7 days, your sign-up is deleted\.$/,
    ),
  ).toBeVisible();
  const [stored, ...others] = await storedFrom(who.email, 'signup');
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ name: who.name });
  expect(stored).not.toHaveProperty('confirmedAt');
  for (const trace of [...traces.urls, ...traces.console])
    expect(decodeURIComponent(trace)).not.toContain(who.name.slice(4));
});

badDay('where mail can be sent, closure alerts are offered, and the draft keeps the choice', async ({ page }) => {
  await visit(page, '/');
  await expect(alerts(page)).not.toBeChecked();
  await expect(form(page).getByRole('checkbox')).toHaveCount(2);
  await form(page).getByText(label).click();
  await field(page, 'Email').fill(somebody().email);
  await page.reload();
  await expect(alerts(page)).toBeChecked();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
});
