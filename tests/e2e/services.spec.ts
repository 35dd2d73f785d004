/** What a club has set up of other companies is allowed on the pages that show it, and on no other. */
import { reachProviders } from './support/providers.ts';
import { becomesAlive, closedNotice, expect, test, visit } from './support/visitor.ts';

test.skip(process.env['CLUB'] !== 'odd', 'This club has set up nothing.');
test.use({
  remembers: {
    ...closedNotice,
    'cookie-consent': 'accepted',
    'cookie-preferences': '{"analytics":false,"embedded":true}',
  },
});

const frameOrigin = 'https://api.leadconnectorhq.com';
const formScript = 'https://link.msgsndr.com/js/form_embed.js';

test('who comes from another page gets it all the same, and nothing of it goes along @desktop', async ({
  page,
  thirdParties,
}) => {
  const form = page.locator(`iframe[src^="${frameOrigin}"]`);
  const script = page.locator(`script[src="${formScript}"]`);
  const go = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  };
  const formComes = async (times: number) => {
    await expect(async () => {
      await page.getByRole('main').locator('figure[data-frame]').scrollIntoViewIfNeeded();
      await expect(form).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(() => thirdParties.filter((url) => url === formScript)).toHaveLength(times);
    await expect(script).toHaveCount(1);
  };
  await reachProviders(page);
  await visit(page, '/terms');
  await go('Contact', '/contact');
  await formComes(1);
  await go('Training', '/training');
  await expect(script).toHaveCount(0);
  await becomesAlive(page);
  // The browser may still hold that page as one of the document's.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await formComes(2);
});
