import { expect, type Page } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/signups/ });

const api = '**/api/signups';
const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Sign up' });
const summary = (page: Page) => form(page).getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
const done = (page: Page) => page.getByRole('heading', { name: 'You are not on the list yet' });

test('a sign-up is stored, and says that it waits: this server has no mail to confirm it with', async ({
  page,
  traces,
}) => {
  const who = somebody();
  await visit(page, '/');
  await field(page, 'Email').fill(who.email);
  await field(page, 'Name').fill(who.name);
  await submit(page).click();
  await expect(done(page)).toBeFocused();
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

test(
  'when the answer is lost, the address stays, and trying again stores nothing twice',
  { tag: '@desktop' },
  async ({ page }) => {
    const who = somebody();
    await visit(page, '/');
    await field(page, 'Email').fill(who.email);
    await page.route(
      api,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(
      'We could not send this. Nothing you wrote is lost: please try again.',
    );
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(field(page, 'Email')).toHaveValue(who.email);
    await submit(page).click();
    await expect(done(page)).toBeVisible();
    expect(await storedFrom(who.email, 'signup')).toHaveLength(1);
  },
);

test.describe('offline', { tag: '@desktop' }, () => {
  // Nor do the pictures arrive that the visitor scrolls past.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|The carousel’s buttons could not be loaded/ });
  test('the form says so and keeps the address', async ({ page, context }) => {
    const { email } = somebody();
    await visit(page, '/');
    await field(page, 'Email').fill(email);
    await context.setOffline(true);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('You are offline. Nothing you wrote is lost');
    await expect(field(page, 'Email')).toHaveValue(email);
  });
});
