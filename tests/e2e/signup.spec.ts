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

const { field, fill, form, received, submit, summary } = partsOf(signupForm);

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

test(
  'a missing or wrong address is said beside its field, and nothing is sent',
  { tag: '@desktop' },
  async ({ page, traces }) => {
    await visit(page, '/');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email address.');
    await expect(field(page, 'Name')).toHaveAccessibleDescription('');
    await field(page, 'Email').fill('ada@');
    await expect(page.getByText('Please enter your email address.')).toHaveCount(0);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com.',
    );
    expect(traces.urls.filter((url) => url.endsWith('/api/signups'))).toEqual([]);
  },
);

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

badDay.describe('without JavaScript', { tag: '@desktop' }, () => {
  badDay.use({ javaScriptEnabled: false });

  badDay('they are offered too, and a form with a mistake keeps the choice', async ({ page }) => {
    await page.goto('/');
    await alerts(page).check();
    await field(page, 'Email').evaluate((input: HTMLInputElement) => (input.type = 'text'));
    await field(page, 'Email').fill('ada@');
    await submit(page).click();
    await expect(alerts(page)).toBeChecked();
    await field(page, 'Email').fill(somebody().email);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  });
});
