/** The three forms as the browser sends them without our script: the server answers each with a page. */
import { expect, type Page } from '@playwright/test';
import { loadContent } from '#content/load.server.ts';
import { forms, type Kind } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';

// The browser logs the answer to a form with a fault in it.
test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(00|13) .*\/api\// });

const { mail } = loadContent();

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

type FormUnderTest = {
  kind: Kind;
  path: string;
  api: string;
  button: string;
  /** What is typed, by the field's label. `name` and `email` are filled in for each test. */
  fields: (who: ReturnType<typeof somebody>) => Record<string, string>;
  /** A field that the browser takes for filled in and the server does not, and what is said of it. */
  blank: { label: string; fault: string } | null;
  confirmed: { title: string; text: RegExp; back: string; to: string };
};

const formsUnderTest: FormUnderTest[] = [
  {
    kind: 'privacy-request',
    path: '/privacy-request',
    api: '/api/privacy-requests',
    button: 'Submit Privacy Request',
    fields: ({ name, email, words }) => ({ 'Full Name': name, 'Email Address': email, 'Request Details': words }),
    blank: { label: 'Request Details', fault: 'Please describe your request.' },
    confirmed: {
      title: 'Privacy request received',
      text: /We will confirm receipt by Friday, October 23, 2026 and answer by Tuesday, November 24, 2026\./,
      back: 'Submit Another Request',
      to: '/privacy-request',
    },
  },
  {
    kind: 'contact-message',
    path: '/contact',
    api: '/api/contact-messages',
    button: 'Send message',
    fields: ({ name, email, phone, words }) => ({ Name: name, Email: email, Phone: phone, Message: words }),
    blank: { label: 'Message', fault: 'Please write your message.' },
    confirmed: {
      title: 'Message received',
      text: /The range office has your message\./,
      back: 'Back to contact and location',
      to: '/contact',
    },
  },
  {
    kind: 'signup',
    path: '/',
    api: '/api/signups',
    button: 'Sign up',
    fields: ({ name, email }) => ({ Email: email, Name: name }),
    // Browsers trim an address before they check it.
    blank: null,
    confirmed: {
      title: 'You are not on the list yet',
      text: /Your sign-up is stored, but .* cannot send email at the moment/,
      back: 'Back to the home page',
      to: '/',
    },
  },
];

for (const { kind, path, api, button, fields, blank, confirmed } of formsUnderTest) {
  test.describe(`the form of ${path}`, { tag: '@desktop' }, () => {
    test('is answered by a page with the reference, which stands for what was stored', async ({ page }) => {
      const who = somebody();
      await page.goto(path);
      for (const [label, text] of Object.entries(fields(who))) await field(page, label).fill(text);
      const answered = page.waitForResponse((response) => response.url().endsWith(api));
      await form(page).getByRole('button', { name: button }).click();
      expect((await answered).status()).toBe(201);

      await expect(page).toHaveTitle(new RegExp(`^${confirmed.title} \\| `));
      await expect(page.getByRole('heading', { level: 1, name: confirmed.title })).toBeVisible();
      await expect(page.getByText(confirmed.text)).toBeVisible();
      const reference = await page.getByText('Your reference number: ').getByRole('strong').textContent();
      expect(reference).toMatch(new RegExp(`^${forms[kind].prefix}-\\d{6}$`));
      // Nothing of what was typed, neither on the page nor in its address.
      await expect(page).toHaveURL(new RegExp(`${api}$`));
      await expect(page.getByRole('main')).not.toContainText(who.name);
      // It stands in the site's own frame.
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const stored = await storedFrom(who.email, kind);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ name: who.name, ...(kind !== 'signup' && { reference }) });

      await page.getByRole('main').getByRole('link', { name: confirmed.back }).click();
      await expect(page).toHaveURL(new RegExp(`${confirmed.to}$`));
      await expect(form(page)).toBeVisible();
    });

    if (!blank) return;
    test('comes back with every word and with what is wrong, and can be sent again from there', async ({ page }) => {
      const who = somebody();
      await page.goto(path);
      for (const [label, text] of Object.entries(fields({ ...who, words: '   ' }))) await field(page, label).fill(text);
      await form(page).getByRole('button', { name: button }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Please check the form' })).toBeVisible();
      const alert = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
      await expect(alert).toBeVisible();
      const fault = field(page, blank.label);
      await expect(fault).toHaveAccessibleDescription(blank.fault);
      await expect(fault).toHaveAttribute('aria-invalid', 'true');
      for (const [label, text] of Object.entries(fields({ ...who, words: '   ' })))
        await expect(field(page, label)).toHaveValue(text);
      await alert.getByRole('link', { name: blank.fault }).click();
      await expect(fault).toBeInViewport();
      expect(await storedFrom(who.email, kind)).toEqual([]);

      await fault.fill(who.words);
      await form(page).getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: confirmed.title })).toBeVisible();
      expect(await storedFrom(who.email, kind)).toHaveLength(1);
    });
  });
}

test(
  'more text than the server takes is still in the browser, one page back',
  { tag: '@desktop' },
  async ({ page }) => {
    const who = somebody();
    await page.goto('/contact');
    await field(page, 'Name').fill(who.name);
    await field(page, 'Email').fill(who.email);
    await field(page, 'Message').fill('m'.repeat(70_000));
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: mail.pages.tooLarge.title })).toBeVisible();
    await expect(page.getByText(mail.pages.tooLarge.text)).toBeVisible();
    expect(await storedFrom(who.email, 'contact-message')).toEqual([]);

    await page.goBack();
    await expect(field(page, 'Message')).toHaveValue('m'.repeat(70_000));
    await field(page, 'Message').fill(who.words);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message received' })).toBeVisible();
  },
);
