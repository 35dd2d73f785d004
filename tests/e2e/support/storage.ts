import type { Page } from '@playwright/test';

/** The site's data in this browser's storage, without the server's last status. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'status')));

/** Makes every access to storage fail, starting with the next page, as in browsers that block all cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}
