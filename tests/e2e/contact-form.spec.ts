import { expect } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { contactForm, partsOf, pressTwice } from './support/forms.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/contact-messages/ });

const { expectFilled, field, fill, form, received, reference, submit, summary } = partsOf(contactForm);

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

test('whoever wants to reserve for a group arrives at the form with its subject chosen', async ({ page }) => {
  await visit(page, '/pass');
  await page.getByRole('link', { name: 'Reserve for a group or class' }).click();
  await expect(field(page, 'Subject')).toHaveValue('A group or a class');
  await expect(field(page, 'Subject')).toBeInViewport();
  // An address says only which of the subjects it is.
  await visit(page, '/contact?about=anything');
  await expect(field(page, 'Subject')).toHaveValue('');
});

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
  // A link of the summary leads to its field, whose name stands free of the page's header.
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
  await field(page, 'Name').fill('Ada');
  await expect(page.getByText('Please enter your name.')).toHaveCount(0);
  await expect(page.getByText('Please write your message.')).toHaveCount(2);
  expect(traces.urls.filter((url) => url.endsWith('/api/contact-messages'))).toEqual([]);
});

test('two clicks send one message, and the button says that it is sending', { tag: '@desktop' }, async ({ page }) => {
  const who = somebody();
  await visit(page, '/contact');
  await fill(page, who);
  await page.route(`**${contactForm.api}`, async (route) => {
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await pressTwice(submit(page));
  await expect(received(page)).toBeVisible();
  expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
});
