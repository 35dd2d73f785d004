import { expect, type Page } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { serverTime } from './live/feeds.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { leapTo } from './support/clock.ts';
import { partsOf, privacyForm } from './support/forms.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\/privacy-requests/ });

const api = `**${privacyForm.api}`;
const { field, fill, received, reference, submit } = partsOf(privacyForm);
const kindOf = (page: Page) => page.getByRole('combobox', { name: 'Type of Request' });
const processing = (page: Page) => page.getByRole('button', { name: 'Processing...' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Privacy Request Submitted' });

/** Opens the form at a time that passes only as the test says. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: serverTime });
  await visit(page, '/privacy-request');
  await leapTo(page, new Date(serverTime.getTime() + 60_000));
}

/** Sends the form, and lets the second pass for which it says "Processing...". */
async function send(page: Page) {
  const answered = page.waitForResponse(api);
  await submit(page).click();
  await (await answered).finished();
  await page.clock.runFor(1000);
  await expect(received(page)).toBeVisible();
}

test('a request is processed for a second, confirmed with its reference, and leaves an empty form for another', async ({
  page,
  traces,
}) => {
  const who = somebody();
  await openWithClock(page);
  await expect(kindOf(page)).toHaveValue('access');
  await expect(kindOf(page).getByRole('option', { disabled: false })).toHaveCount(5);
  await fill(page, who);
  await kindOf(page).selectOption('correct');

  const answered = page.waitForResponse(api);
  await submit(page).click();
  await expect(processing(page)).toHaveAttribute('aria-disabled', 'true');
  await (await answered).finished();
  await page.clock.runFor(999);
  await expect(processing(page)).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(received(page)).toBeFocused();
  await expect(reference(page)).toHaveText(/^PR-\d{6}$/);
  await expect(page.getByText('Type of Request: Correct my information')).toBeVisible();
  await expect(
    page.getByText('We will confirm receipt by Friday, October 23, 2026 and answer by Tuesday, November 24, 2026.'),
  ).toBeVisible();
  await expect(toast(page)).toContainText("We'll respond to your privacy request within 45 days as required by law.");
  await toast(page).getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toHaveCount(0);

  const [stored, ...others] = await storedFrom(who.email, 'privacy-request');
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    name: who.name,
    phone: who.phone,
    requestType: 'correct',
    description: who.words,
    reference: await reference(page).textContent(),
  });

  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const name of ['Full Name', 'Email Address', 'Phone Number', 'Request Details', 'Identity Verification'])
    await expect(field(page, name)).toHaveValue('');
  await expect(kindOf(page)).toHaveValue('access');
  await expect(received(page)).toHaveCount(0);

  // The same words sent as another request are another request.
  await fill(page, who);
  await kindOf(page).selectOption('opt-out');
  await send(page);
  await expect(
    page.getByText(/^We'll respond within 45 days as required by law, and act on an opt-out sooner/),
  ).toBeVisible();
  expect(await storedFrom(who.email, 'privacy-request')).toHaveLength(2);

  // Nothing of what was typed leaves the form but in the request's body.
  await expect(page).toHaveURL(/\/privacy-request$/);
  expect(traces.console).toEqual([]);
  for (const url of traces.urls) expect(decodeURIComponent(url)).not.toMatch(/ada|@|831/i);
});

test(
  'the message that it was sent stays for five seconds, and as long as somebody is at it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithClock(page);
    await fill(page, somebody());
    await page.mouse.move(0, 0);
    await send(page);
    await page.clock.runFor(4999);
    await expect(toast(page)).toBeVisible();
    await toast(page).getByText('Privacy Request Submitted').hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    // The pointer leaves, the focus is still there.
    await toast(page).getByRole('button', { name: 'Close message' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await received(page).focus();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(0);
    await expect(received(page)).toBeVisible();
  },
);

test('only the browser’s own checks apply', { tag: '@desktop' }, async ({ page, traces }) => {
  await visit(page, '/privacy-request');
  await submit(page).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  const problem = (name: string) =>
    field(page, name).evaluate((control: HTMLInputElement) => control.validationMessage);
  expect(await problem('Full Name')).toBe('Please fill out this field.');
  expect(await problem('Request Details')).toBe('Please fill out this field.');
  expect(await problem('Phone Number')).toBe('');
  expect(await problem('Identity Verification')).toBe('');

  await field(page, 'Full Name').fill('A');
  await field(page, 'Email Address').fill('nowhere');
  await field(page, 'Request Details').fill('.');
  await submit(page).click();
  await expect(field(page, 'Email Address')).toBeFocused();
  expect(await problem('Email Address')).toContain("include an '@'");

  // None of our own sentences, no length limits, and nothing was sent.
  await expect(page.getByText(/^Please (enter|choose|describe)/)).toHaveCount(0);
  await expect(page.locator('form [maxlength], form [minlength], form [pattern]')).toHaveCount(0);
  expect(traces.urls.filter((url) => url.endsWith('/api/privacy-requests'))).toEqual([]);
});

test('every type of request can be read in full on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/privacy-request');
  // The list alone, as wide as its longest choice, against the place that it has.
  const [needs, has] = await kindOf(page).evaluate((select: HTMLSelectElement) => {
    const copy = select.cloneNode(true) as HTMLSelectElement;
    copy.style.width = 'max-content';
    copy.style.position = 'absolute';
    select.after(copy);
    const widths = [copy.getBoundingClientRect().width, select.getBoundingClientRect().width] as const;
    copy.remove();
    return widths;
  });
  expect(needs).toBeLessThanOrEqual(has);
});
