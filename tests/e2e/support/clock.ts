import { expect, type Locator, type Page } from '@playwright/test';
import { becomesAlive, stoppedClocks } from './visitor.ts';

/**
 * Opens a page with its clock stopped at `moment` (ISO 8601 with its offset), and hydrates it, so that its delays
 * start.
 */
export async function visitAt(page: Page, path: string, moment: string): Promise<void> {
  await stopClock(page, moment);
  await page.goto(path);
  await wakePage(page);
}

export async function stopClock(page: Page, moment: string): Promise<void> {
  // The clock can only be paused at a later time.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await pauseAt(page, moment);
}

export function pauseAt(page: Page, moment: Date | string): Promise<void> {
  stoppedClocks.add(page.context());
  return page.clock.pauseAt(moment);
}

/** Hydrates a page by a key press: with a stopped clock, it would wait forever for an idle moment. */
export async function wakePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await becomesAlive(page);
}

/** Waits for a lazy part: React delays it by 300 ms, which never pass with a stopped clock. */
export async function comesLate(part: Locator): Promise<void> {
  await expect(async () => {
    await part.page().clock.runFor(300);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}
