import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: /search|ERR_|TypeError/ });

test('what was said in “Can I bring it?” is gone as soon as one types on, also where no answer comes', async ({
  page,
}) => {
  const [field, gun] = [page.getByLabel('What do you have?'), page.getByLabel('Gun', { exact: true })];
  const status = page.locator('#can-i-bring-it').getByRole('status');
  for (const part of ['**/search.json', '**/assets/read-bring-*.js']) {
    const held = Promise.withResolvers<void>();
    await page.route(part, async (route) => {
      await held.promise;
      await route.abort();
    });
    await visit(page, '/safety-rules');
    await gun.selectOption('Handgun');
    await expect(status).toContainText('Yes, under these rules');
    await field.fill('pistol switch');
    await expect(status).toHaveText('…');
    await expect(status.getByText('…')).toHaveAttribute('aria-hidden', 'true');
    held.resolve();
    await expect(status).toContainText('That can’t be answered here now. Ask before you bring it.');
    await expect(status.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search?q=pistol%20switch');
    await expect(status.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await page.unrouteAll();
  }
  await visit(page, '/safety-rules');
  await field.fill('pistol');
  await expect(status).toContainText('Handguns of all calibers are allowed.');
  await field.fill('pistol switch');
  expect(await status.textContent()).not.toContain('Handguns');
  await expect(status).toContainText('No fully automatic guns.');
});
