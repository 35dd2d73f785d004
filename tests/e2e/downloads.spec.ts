import { readFile } from 'node:fs/promises';
import { expect, testToday as test, visit } from './support/visitor.ts';

test('the youth form is saved, and the notice offers the other ways', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the youth form (PDF)' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Download Options' });
  await expect(notice.getByText('Download Options', { exact: true })).toBeVisible();
  await expect(notice).toContainText("If the download doesn't start, try the alternative options below.");
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('youth-permission-and-release.pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(main.getByRole('link', { name: 'Open in a tab' })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: 'By email' })).toHaveAttribute('href', /^mailto:.+\?subject=Youth/);
  await expect(main.getByRole('link', { name: 'At the range office' })).toHaveAttribute('href', '/contact');
});
