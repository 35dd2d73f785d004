import { storedFrom } from './live/inbox.ts';
import { serverTime } from './live/feeds.ts';
import { pauseAt } from './support/clock.ts';
import { partsOf, privacyForm, somebody } from './support/forms.ts';
import { expect, type Page, testToday as test, visit } from './support/visitor.ts';

// The status is asked for every 40 seconds: of a minute that passes at once, the request times out.
const lateStatus = /\/api\/status could not be loaded: TimeoutError/;
// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: new RegExp(`/api/privacy-requests|${lateStatus.source}`) });

const api = `**${privacyForm.api}`;
const { field, fill, received, reference, submit } = partsOf(privacyForm);
const kindOf = (page: Page) => page.getByRole('combobox', { name: 'Type of Request' });
const processing = (page: Page) => page.getByRole('button', { name: 'Processing...' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Privacy Request Submitted' });

test('a request is processed for a second, confirmed with its reference, and leaves an empty form for another', async ({
  page,
  traces,
}) => {
  const [who, again] = [somebody(), somebody()];
  // Time passes only as the test says.
  await page.clock.install({ time: serverTime });
  const apis = ['status', 'weather-alerts', 'road-conditions'];
  const answers = apis.map((name) => page.waitForResponse(`**/api/${name}`));
  await visit(page, '/privacy-request');
  // A request that waits when the clock is moved seems to time out.
  for (const response of await Promise.all(answers)) await response.finished();
  await pauseAt(page, new Date(serverTime.getTime() + 60_000));
  await expect(kindOf(page)).toHaveValue('access');
  await expect(kindOf(page).getByRole('option', { disabled: false })).toHaveCount(5);
  await test.step('only the browser’s own checks apply, in its own words', () => expectOwnChecks(page));
  expect(traces.urls.filter((url) => url.endsWith(privacyForm.api))).toEqual([]);
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
  // Five seconds, and for as long as the pointer or the focus is on it.
  await toast(page).getByText('Privacy Request Submitted').hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole('button', { name: 'Close message' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await received(page).focus();
  await page.clock.runFor(4999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);

  expect(await storedFrom(who.email, 'privacy-request')).toMatchObject([
    {
      name: who.name,
      phone: who.phone,
      requestType: 'correct',
      description: who.words,
      reference: await reference(page).textContent(),
    },
  ]);

  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const name of ['Full Name', 'Email Address', 'Phone Number', 'Request Details', 'Identity Verification'])
    await expect(field(page, name)).toHaveValue('');
  await expect(kindOf(page)).toHaveValue('access');
  await expect(received(page)).toHaveCount(0);

  await test.step('what is typed while a request is processed stays for the next one', async () => {
    await fill(page, again);
    const second = page.waitForResponse(api);
    await submit(page).click();
    await expect(processing(page)).toBeVisible();
    await (await second).finished();
    await field(page, 'Request Details').fill(`${again.words} And my son?`);
    await page.clock.runFor(1000);
    await expect(received(page)).toBeFocused();
    expect(await storedFrom(again.email, 'privacy-request')).toMatchObject([{ description: again.words }]);
    await page.getByRole('button', { name: 'Submit Another Request' }).click();
    await expect(field(page, 'Request Details')).toHaveValue(`${again.words} And my son?`);
  });

  // Nothing of what was typed leaves the form but in the request's body.
  await expect(page).toHaveURL(/\/privacy-request$/);
  expect(traces.console.filter((text) => !lateStatus.test(text))).toEqual([]);
  for (const url of traces.urls) expect(decodeURIComponent(url)).not.toMatch(/ada|@|831/i);
});

async function expectOwnChecks(page: Page): Promise<void> {
  const summary = page.locator('form [role="alert"]').first();
  const problems = summary.getByRole('link');
  await submit(page).click();
  // They are shown as in every other form, in the browser's own words.
  await expect(summary).toBeFocused();
  await expect(problems).toHaveText(
    ['Full Name', 'Email Address', 'Request Details'].map((label) => `${label}: Please fill out this field.`),
  );
  await problems.first().click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Full Name: Please fill out this field.');

  await field(page, 'Full Name').fill('A');
  await field(page, 'Email Address').fill('nowhere');
  await field(page, 'Request Details').fill('.');
  await submit(page).click();
  await expect(problems).toHaveText([/^Email Address: .*include an '@'/]);

  // None of our own sentences, and no length limits.
  await expect(page.getByText(/^Please (enter|choose|describe)/)).toHaveCount(0);
  await expect(page.locator('form [maxlength], form [minlength], form [pattern]')).toHaveCount(0);
}
