/** "Can I bring it?" on /safety-rules: the choice and the sentence that decides. The rules: bring.test.ts. */
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

test('says yes, no or ask, and which rule decides', async ({ page }) => {
  await visit(page, '/safety-rules#can-i-bring-it');
  const section = page.locator('#can-i-bring-it');
  const answer = section.getByRole('status');
  await expect(answer).toContainText('Choose one or more items');

  await section.getByLabel('Gun', { exact: true }).selectOption('Handgun');
  await expect(answer).toContainText('Yes, under these rules');
  await expect(answer).toContainText('Handguns of all calibers are allowed.');

  await section.getByLabel('Anything else').selectOption('Holster');
  await expect(answer).toContainText(/^No\s*No holsters\. No body armor\.$/);

  await section.getByLabel('Anything else').selectOption('Something else');
  await expect(answer).toContainText('Ask before you bring it');
  await expect(answer).toContainText('Our rules don’t cover this.');

  await section.getByLabel('Anything else').selectOption('Choose');
  await section.getByLabel('Gun', { exact: true }).selectOption('Choose');
  await expect(answer).toContainText('Choose one or more items');
});

test('shows what is allowed and what stays at home as two lists with two signs', async ({ page }) => {
  await visit(page, '/safety-rules');
  const list = (id: string) => page.locator(`#${id}`).getByRole('listitem');
  await expect(list('allowed').filter({ hasText: 'Handguns of all calibers' })).toHaveCount(1);
  await expect(list('stays-at-home').filter({ hasText: '.50 BMG or larger' })).toHaveCount(1);
  const shape = (id: string) => page.locator(`#${id} li svg`).first().innerHTML();
  expect(await shape('allowed')).not.toBe(await shape('stays-at-home'));
});
