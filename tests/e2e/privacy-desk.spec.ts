import { somebody } from './support/forms.ts';
import { loadContent } from '#content/load.server.ts';
import { onInbox, storedFrom } from './live/inbox.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, testToday as test } from './support/visitor.ts';

const { desk } = loadContent().mail;

// A colour on its way from day to night is neither.
test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('a request is read, and what was done is noted, without a script or a password @phone', async ({
  page,
  request,
}) => {
  const who = somebody();
  const words = `${who.words} ${'Longwordwithoutanybreak'.repeat(5)}`;
  await request.post('/api/privacy-requests', {
    data: { name: who.name, email: who.email, requestType: 'access', description: words },
  });
  const [{ reference = '' } = {}] = await storedFrom(who.email, 'privacy-request');
  const link = new URL((await onInbox('renew-link', reference)).split('\n')[0] ?? '');

  await page.goto(link.pathname + link.search);
  const main = page.getByRole('main');
  await expect(
    page.getByRole('heading', { level: 1, name: desk.title.replace('{reference}', reference) }),
  ).toBeVisible();
  await expect(main).toContainText(who.name);
  await expect(main).toContainText(words);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: desk.acknowledge.button }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText(desk.noted);
  await expect(page.getByRole('button', { name: desk.acknowledge.button })).toHaveCount(0);

  const done = page.getByRole('textbox', { name: desk.complete.field });
  await done.focus();
  await page.keyboard.type('Sent a copy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: desk.complete.button })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(main).toContainText('Sent a copy');
  await expect(main.getByRole('button')).toHaveText([desk.forget.button]);
  await expectAccessible(page);
  expect(await storedFrom(who.email, 'privacy-request')).toMatchObject([{ outcome: 'completed', note: 'Sent a copy' }]);
});
