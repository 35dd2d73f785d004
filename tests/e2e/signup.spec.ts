import { expect } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { partsOf, signupForm } from './support/forms.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/signups/ });

const { field, fill, received, submit, summary } = partsOf(signupForm);

test('a sign-up is stored, and says that it waits: this server has no mail to confirm it with', async ({
  page,
  traces,
}) => {
  const who = somebody();
  await visit(page, '/');
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
