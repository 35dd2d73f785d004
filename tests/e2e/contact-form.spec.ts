import { expect, type Page } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { somebody, type Somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/contact-messages/ });

const api = '**/api/contact-messages';
const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const summary = (page: Page) => form(page).getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
const received = (page: Page) => page.getByRole('heading', { name: 'Message received' });
const reference = (page: Page) => page.getByText('Your reference number: ').getByRole('strong');

async function fill(page: Page, { name, email, phone, words }: Somebody) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill(phone);
  await field(page, 'Message').fill(words);
}

async function expectFilled(page: Page, { name, email, phone, words }: Somebody) {
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Phone')).toHaveValue(phone);
  await expect(field(page, 'Message')).toHaveValue(words);
}

for (const [path, topic] of [
  ['/contact', undefined],
  ['/calendar', 'Calendar'],
] as const) {
  test(`a message from ${path} is stored before it is confirmed, and another can follow`, async ({ page, traces }) => {
    const who = somebody();
    await visit(page, path);
    await fill(page, who);
    await submit(page).click();
    await expect(received(page)).toBeFocused();
    await expect(page.getByText('Thank you. The range office has your message.')).toBeVisible();
    const [stored, ...others] = await storedFrom(who.email, 'contact-message');
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      name: who.name,
      phone: who.phone,
      message: who.words,
      reference: await reference(page).textContent(),
    });
    expect(stored?.['topic']).toBe(topic);

    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expectFilled(page, { name: '', email: '', phone: '', words: '' });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    for (const trace of [...traces.urls, ...traces.console])
      expect(decodeURIComponent(trace)).not.toContain(who.name.slice(4));
  });
}

test('what is missing or wrong is said above the form and beside its field, and nothing is sent', async ({
  page,
  traces,
}) => {
  await visit(page, '/contact');
  await field(page, 'Email').fill('nowhere');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter an email address such as name@example.com.',
    'Please write your message.',
  ]);
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Please enter an email address such as name@example.com.',
  );
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please write your message.');
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('');
  await field(page, 'Name').fill('Ada');
  await expect(page.getByText('Please enter your name.')).toHaveCount(0);
  await expect(page.getByText('Please write your message.')).toHaveCount(2);
  expect(traces.urls.filter((url) => url.endsWith('/api/contact-messages'))).toEqual([]);
});

test('a link of the summary leads to its field, whose name stands free of the page’s header', async ({ page }) => {
  await visit(page, '/contact');
  await submit(page).click();
  for (const [sentence, name] of [
    ['Please write your message.', 'Message'],
    ['Please enter your name.', 'Name'],
  ] as const) {
    await summary(page).getByRole('link', { name: sentence }).click();
    await expect(field(page, name)).toBeFocused();
    const label = form(page).getByText(name, { exact: true });
    const header = page.getByRole('banner').first();
    await expect
      .poll(async () => {
        const [top, bottom] = [await label.boundingBox(), await header.boundingBox()];
        return top && bottom && top.y >= bottom.y + bottom.height;
      })
      .toBe(true);
  }
  await expect(page).toHaveURL(/\/contact$/);
});

test(
  'what only the server can see is said beside the field too, and no word is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    const who = { ...somebody(), words: '   ' };
    await visit(page, '/contact');
    await fill(page, who);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Please write your message.');
    await expectFilled(page, who);
  },
);

test(
  'when the answer is lost, every word stays, and trying again stores nothing twice',
  { tag: '@desktop' },
  async ({ page }) => {
    const who = somebody();
    await visit(page, '/contact');
    await fill(page, who);
    await page.route(
      api,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    const failure = form(page).getByRole('alert');
    await expect(failure).toContainText('We could not send this. Nothing you wrote is lost: please try again.');
    await expect(failure.getByRole('link')).toHaveCount(2);
    await expectFilled(page, who);
    await submit(page).click();
    await expect(received(page)).toBeVisible();
    const stored = await storedFrom(who.email, 'contact-message');
    expect(stored.map((item) => item.reference)).toEqual([await reference(page).textContent()]);
  },
);

test(
  'offline, the form says so, keeps every word, and says when the signal is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const who = somebody();
    await visit(page, '/contact');
    await fill(page, who);
    await context.setOffline(true);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('You are offline. Nothing you wrote is lost');
    await expectFilled(page, who);
    await context.setOffline(false);
    await expect(form(page).getByRole('alert')).toContainText('You are back online. Nothing you wrote is lost');
    await submit(page).click();
    await expect(received(page)).toBeVisible();
    expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
  },
);

test('two clicks send one message, and the button says that it is sending', { tag: '@desktop' }, async ({ page }) => {
  const who = somebody();
  await visit(page, '/contact');
  await fill(page, who);
  await page.route(api, async (route) => {
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(received(page)).toBeVisible();
  expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
});
