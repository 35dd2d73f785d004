import type { Page } from '@playwright/test';

/** What the site has stored in this browser, apart from the last status of the server. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'status')));

/** From the next page on, every use of the storage fails, as in browsers that are told to block all cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}
