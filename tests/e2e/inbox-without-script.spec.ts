/** The three forms as the browser sends them without our script: the server answers each with a page. */
import { literally } from '#content/values.server.ts';
import { forms } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import {
  contactForm,
  type FormUnderTest,
  partsOf,
  privacyForm,
  signupForm,
  somebody,
  spanishContactForm,
  spanishSignupForm,
} from './support/forms.ts';
import { inBoth, own } from './support/languages.ts';
import { expect, testToday } from './support/visitor.ts';

testToday.use({ javaScriptEnabled: false });

const { pages } = own.spanish.mail;
const contact = { text: /The range office has your message\./, back: 'Back to contact and location' };
const signup = {
  text: /Your sign-up is stored, but .* cannot send email at the moment/,
  back: 'Back to the home page',
};

answers(testToday, privacyForm, {
  text: /We will confirm receipt by Friday, October 23, 2026/,
  back: 'Submit Another Request',
  mark: ' @long',
});
inBoth('en-US', ({ testToday: test, mark, say }) => {
  const [form, { text, back }] = say(
    [contactForm, contact],
    [spanishContactForm, { text: pages['contact-message'].text ?? '', back: pages['contact-message'].back ?? '' }],
  );
  answers(test, form, { text, back, mark });
});
inBoth(undefined, ({ testToday: test, mark, say }) => {
  const days = /en \d+ días, su inscripción se borra/;
  const [form, { text, back }] = say(
    [signupForm, signup],
    [spanishSignupForm, { text: days, back: pages.signup.back }],
  );
  answers(test, form, { text, back, mark });
});

type Answer = { text: string | RegExp; back: string; mark: string };
function answers(test: typeof testToday, under: FormUnderTest, { text, back, mark }: Answer): void {
  test(`the form of ${under.path} is answered by a page with the reference of what was stored${mark}`, async ({
    page,
  }) => {
    const { kind, path, api } = under;
    const { fill, form, reference, submit } = partsOf(under);
    const who = somebody();
    await page.goto(path);
    await fill(page, who);
    await submit(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${under.received} \\| `));
    await expect(page.getByRole('heading', { level: 1, name: under.received })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const given = await reference(page).textContent();
    expect(given).toMatch(new RegExp(`^${forms[kind].prefix}-\\d{6}$`));
    // Nothing of what was typed, neither on the page nor in its address.
    await expect(page).toHaveURL(new RegExp(`${literally(api)}$`));
    await expect(page.getByRole('main')).not.toContainText(who.name);
    expect(await storedFrom(who.email, kind)).toMatchObject([
      { name: who.name, ...(kind !== 'signup' && { reference: given }) },
    ]);
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(form(page)).toBeVisible();
  });
}
