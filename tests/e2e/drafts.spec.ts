/** What somebody has begun to write stays in the tab until it has arrived, and goes nowhere by itself. */
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { contactForm, partsOf, privacyForm, signupForm } from './support/forms.ts';
import { becomesAlive, expect, visit, type Page } from './support/visitor.ts';

test.use({ expectedErrors: /\/api\// });

const drafts = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
const draftIsKept = (page: Page, words: string) =>
  expect.poll(async () => JSON.stringify(await drafts(page))).toContain(words);

for (const form of [contactForm, signupForm]) {
  const { expectFilled, field, fill, received, submit } = partsOf(form);

  test(`what was typed on ${form.path} is there again, goes out when it is sent, and is then erased`, async ({
    page,
  }) => {
    const who = somebody();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await visit(page, form.path);
    await fill(page, who);
    await draftIsKept(page, who.email);
    await page.reload();
    await becomesAlive(page);
    await expectFilled(page, who);
    expect(posts).toEqual([]);

    await submit(page).click();
    await expect(received(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(await drafts(page)).toEqual({});
    await page.reload();
    await becomesAlive(page);
    await expect(field(page, 'Email')).toHaveValue('');
  });
}

test('proof of identity is never kept', async ({ page }) => {
  const { field, fill } = partsOf(privacyForm);
  const who = somebody();
  await visit(page, privacyForm.path);
  await fill(page, who);
  await draftIsKept(page, who.email);
  await page.route('**/api/privacy-requests', (route) => route.abort());
  await partsOf(privacyForm).submit(page).click();
  await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
  expect(JSON.stringify(await drafts(page))).not.toContain(`I am ${who.name}`);
  await page.reload();
  await becomesAlive(page);
  await expect(field(page, 'Request Details')).toHaveValue(who.words);
  await expect(field(page, 'Identity Verification')).toHaveValue('');
});

test('what was sent into a dead spot is stored once when it is sent again, after any number of loads', async ({
  page,
}) => {
  const { expectFilled, fill, received, submit } = partsOf(contactForm);
  const who = somebody();
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await visit(page, contactForm.path);
  await fill(page, who);
  await draftIsKept(page, who.email);
  // It arrives; its answer does not.
  await page.route(`**${contactForm.api}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
  await page.unroute(`**${contactForm.api}`);
  await page.reload();
  await becomesAlive(page);
  await expectFilled(page, who);
  // The signal is back: nothing goes out by itself.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(keys).toHaveLength(1);
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
});
