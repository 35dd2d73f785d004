/** What a visitor has begun to write stays in the tab until it has arrived, and goes nowhere by itself. */
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { contactForm, partsOf, privacyForm } from './support/forms.ts';
import { becomesAlive, expect, visit, type Page } from './support/visitor.ts';

test.use({ expectedErrors: /\/api\// });

const drafts = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft-'))));
const draftIsKept = (page: Page, words: string) =>
  expect.poll(async () => JSON.stringify(await drafts(page))).toContain(words);

test('what was typed is there again after a reload, goes out when it is sent, and is then erased', async ({ page }) => {
  const { expectFilled, field, fill, received, submit } = partsOf(contactForm);
  const who = somebody();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, contactForm.path);
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

test('proof of identity is never kept, and nothing goes out by itself', async ({ page }) => {
  const { field, fill, submit } = partsOf(privacyForm);
  const who = somebody();
  let sent = 0;
  await visit(page, privacyForm.path);
  await fill(page, who);
  await draftIsKept(page, who.email);
  await page.route(`**${privacyForm.api}`, (route) => {
    sent += 1;
    return route.abort();
  });
  await submit(page).click();
  await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
  expect(JSON.stringify(await drafts(page))).not.toContain(`I am ${who.name}`);
  await page.reload();
  await becomesAlive(page);
  await expect(field(page, 'Request Details')).toHaveValue(who.words);
  await expect(field(page, 'Identity Verification')).toHaveValue('');
  // The signal is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent).toBe(1);
});
