import type { Page } from '@playwright/test';

/** Call it before opening the page. Shared data is appended to the returned list. */
export async function canShare(page: Page): Promise<readonly ShareData[]> {
  const shared: ShareData[] = [];
  await page.exposeFunction('handOver', (data: ShareData) => void shared.push(data));
  await page.addInitScript(() => {
    const { handOver } = globalThis as unknown as { handOver: (data?: ShareData) => Promise<void> };
    navigator.share = handOver;
  });
  return shared;
}
