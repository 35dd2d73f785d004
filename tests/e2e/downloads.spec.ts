import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

/** Each page with the form's download: its link, and how it words the notice. */
const pages = [
  {
    path: '/',
    link: 'Download the youth form (PDF)',
    text: "If the download doesn't start, try the alternative options below.",
  },
  {
    path: '/youth-form',
    link: 'Download the form (PDF)',
    text: "If the download doesn't start, try the alternative options provided.",
  },
  {
    path: '/under-21-rules',
    link: 'Direct Download',
    text: "If the download doesn't start, try the alternative options provided.",
  },
] as const;

const file = '/documents/youth-permission-and-release.pdf';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Download Options' });

for (const { path, link, text } of pages) {
  test(`${path}: the youth form is saved, and the notice offers the other ways`, async ({ page }) => {
    await visit(page, path);
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(notice(page).getByText('Download Options', { exact: true })).toBeVisible();
    await expect(notice(page).getByText(text, { exact: true })).toBeVisible();

    const saved = await download;
    expect(saved.suggestedFilename()).toBe('youth-permission-and-release.pdf');
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

    const main = page.getByRole('main');
    const tab = main.getByRole('link', { name: 'Open in a tab' });
    await expect(tab).toHaveAttribute('href', file);
    await expect(tab).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name: 'By email' })).toHaveAttribute('href', /^mailto:.+@.+\?subject=Youth/);
    await expect(main.getByRole('link', { name: 'At the range office' })).toHaveAttribute('href', '/contact');
  });
}
