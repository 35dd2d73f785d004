import { expect, type Locator, type Page } from '@playwright/test';
import { becomesAlive } from './visitor.ts';

/** Opens a page with its clock stopped at `moment` (ISO 8601 with its offset), and wakes it: its delays start. */
export async function visitAt(page: Page, path: string, moment: string): Promise<void> {
  await stopClock(page, moment);
  await page.goto(path);
  await wakePage(page);
}

export async function stopClock(page: Page, moment: string): Promise<void> {
  // It can only be stopped ahead of its time.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.clock.pauseAt(moment);
}

/** Lets the visitor's clock leap to a moment, once nothing is in flight: a request under way would seem unanswered. */
export async function leapTo(page: Page, moment: Date): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(moment);
}

/** The first key brings a page to life; with a stopped clock it would wait for ever for an idle moment. */
export async function wakePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await becomesAlive(page);
}

/** Waits for a part whose script comes late: React holds it back for 300 ms. With a stopped clock it never comes. */
export async function comesLate(part: Locator): Promise<void> {
  await expect(async () => {
    await part.page().clock.runFor(300);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}
