/** The three forms as the browser sends them without our script: the server answers each with a page. */
import { forms } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { contactForm, partsOf, privacyForm, signupForm, somebody } from './support/forms.ts';
import { expect, testToday as test } from './support/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const [under, text, back] of [
  [privacyForm, /We will confirm receipt by Friday, October 23, 2026/, 'Submit Another Request'],
  [contactForm, /The range office has your message\./, 'Back to contact and location'],
  [signupForm, /Your sign-up is stored, but .* cannot send email at the moment/, 'Back to the home page'],
] as const)
  test(`the form of ${under.path} is answered by a page with the reference of what was stored${under === contactForm ? '' : ' @long'}`, async ({
    page,
  }) => {
    const { kind, path, api, received } = under;
    const { fill, form, reference, submit } = partsOf(under);
    const who = somebody();
    await page.goto(path);
    await fill(page, who);
    await submit(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${received} \\| `));
    await expect(page.getByRole('heading', { level: 1, name: received })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const given = await reference(page).textContent();
    expect(given).toMatch(new RegExp(`^${forms[kind].prefix}-\\d{6}$`));
    // Nothing of what was typed, neither on the page nor in its address.
    await expect(page).toHaveURL(api);
    await expect(page.getByRole('main')).not.toContainText(who.name);
    expect(await storedFrom(who.email, kind)).toMatchObject([
      { name: who.name, ...(kind !== 'signup' && { reference: given }) },
    ]);
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(path);
    await expect(form(page)).toBeVisible();
  });
