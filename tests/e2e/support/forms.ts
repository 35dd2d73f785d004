import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind } from '#domain/forms.ts';

/** A new sender for each test, so that the test finds their submission among all others. */
export function somebody() {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    name: `Ada ${mark}`,
    email: `ada-${mark}@example.com`,
    phone: '831 555 0172',
    words: `What do you know about me? (${mark})`,
  };
}
type Somebody = ReturnType<typeof somebody>;

type FormUnderTest = {
  kind: Kind;
  path: string;
  api: string;
  button: string;
  fields: (who: Somebody) => Readonly<Record<string, string>>;
  received: string;
};

export const privacyForm: FormUnderTest = {
  kind: 'privacy-request',
  path: '/privacy-request',
  api: '/api/privacy-requests',
  button: 'Submit Privacy Request',
  fields: ({ name, email, phone, words }) => ({
    'Full Name': name,
    'Email Address': email,
    'Phone Number': phone,
    'Request Details': words,
    'Identity Verification': `I am ${name}`,
  }),
  received: 'Privacy request received',
};

export const contactForm: FormUnderTest = {
  kind: 'contact-message',
  path: '/contact',
  api: '/api/contact-messages',
  button: 'Send message',
  fields: ({ name, email, phone, words }) => ({ Name: name, Email: email, Phone: phone, Message: words }),
  received: 'Message received',
};

export const signupForm: FormUnderTest = {
  kind: 'signup',
  path: '/',
  api: '/api/signups',
  button: 'Sign up',
  fields: ({ name, email }) => ({ Email: email, Name: name }),
  received: 'You are not on the list yet',
};

export function partsOf({ button, fields, received }: FormUnderTest) {
  const form = (page: Page): Locator => page.getByRole('main').locator('form');
  const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
  return {
    form,
    field,
    submit: (page: Page): Locator => form(page).getByRole('button', { name: button }),
    summary: (page: Page): Locator =>
      form(page).getByRole('alert').filter({ hasText: 'Some fields need your attention.' }),
    received: (page: Page): Locator => page.getByRole('heading', { name: received }),
    reference: (page: Page): Locator => page.getByText('Your reference number: ').getByRole('strong'),
    fill: async (page: Page, who: Somebody): Promise<void> => {
      for (const [label, text] of Object.entries(fields(who))) await field(page, label).fill(text);
    },
    expectFilled: async (page: Page, who: Somebody): Promise<void> => {
      for (const [label, text] of Object.entries(fields(who))) await expect(field(page, label)).toHaveValue(text);
    },
  };
}
