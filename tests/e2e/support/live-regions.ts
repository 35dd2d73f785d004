import type { Page } from '@playwright/test';

/**
 * Records each changed live region's whole text, starting with the next page. @returns a function that returns the
 * records
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role="status"], [role="alert"], [aria-live]');
      });
      for (const region of new Set(regions))
        if (region?.isConnected && region.getAttribute('aria-live') !== 'off' && region.textContent)
          heard.push(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.filter(Boolean));
}
