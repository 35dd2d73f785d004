/** The three forms as the browser sends them without our script: the server answers each with a page. */
import { expect } from '@playwright/test';
import { forms } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { contactForm, type FormUnderTest, partsOf, privacyForm, signupForm } from './support/forms.ts';

// The browser logs the answer to a form with a fault in it.
test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(00|13) .*\/api\// });

/** What the answering page says, and where its link leads. */
const answers: [FormUnderTest, { text: RegExp; back: string }][] = [
  [
    privacyForm,
    {
      text: /We will confirm receipt by Friday, October 23, 2026 and answer by Tuesday, November 24, 2026\./,
      back: 'Submit Another Request',
    },
  ],
  [contactForm, { text: /The range office has your message\./, back: 'Back to contact and location' }],
  [
    signupForm,
    { text: /Your sign-up is stored, but .* cannot send email at the moment/, back: 'Back to the home page' },
  ],
];

for (const [under, { text, back }] of answers) {
  const { kind, path, api } = under;
  const { fill, form, reference, submit } = partsOf(under);
  test.describe(`the form of ${path}`, { tag: '@desktop' }, () => {
    test('is answered by a page with the reference, which stands for what was stored', async ({ page }) => {
      const who = somebody();
      await page.goto(path);
      await fill(page, who);
      const answered = page.waitForResponse((response) => response.url().endsWith(api));
      await submit(page).click();
      expect((await answered).status()).toBe(201);

      await expect(page).toHaveTitle(new RegExp(`^${under.received} \\| `));
      await expect(page.getByRole('heading', { level: 1, name: under.received })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      const given = await reference(page).textContent();
      expect(given).toMatch(new RegExp(`^${forms[kind].prefix}-\\d{6}$`));
      // Nothing of what was typed, neither on the page nor in its address.
      await expect(page).toHaveURL(new RegExp(`${api}$`));
      await expect(page.getByRole('main')).not.toContainText(who.name);
      // It has the site's own frame.
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const stored = await storedFrom(who.email, kind);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ name: who.name, ...(kind !== 'signup' && { reference: given }) });

      await page.getByRole('main').getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(form(page)).toBeVisible();
    });
  });
}
