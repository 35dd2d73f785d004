/**
 * The visitor's clock, stopped. It runs only when a test lets it, so a delay of 1.5 seconds is seen to be just that.
 */
import type { Page } from '@playwright/test';
import { becomesAlive } from './visitor.ts';

/**
 * Opens a page at a moment, with its clock stopped, and wakes it: it starts its own delays now.
 * @param moment ISO 8601 with its offset; the visitor's time zone is the test's `timezoneId`
 */
export async function visitAt(page: Page, path: string, moment: string): Promise<void> {
  await stopClock(page, moment);
  await page.goto(path);
  await wakePage(page);
}

/** Stops the visitor's clock at a moment, on this page and on those that are opened later. */
export async function stopClock(page: Page, moment: string): Promise<void> {
  // It can only be stopped ahead of its time.
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.clock.pauseAt(moment);
}

/**
 * Lets the visitor's clock leap to a moment and stop there, once nothing is under way: what is in flight while it leaps
 * would be taken for an answer that never comes.
 */
export async function leapTo(page: Page, moment: Date): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(moment);
}

/** The first key brings a page to life; with a stopped clock it would wait for ever for an idle moment. */
export async function wakePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await becomesAlive(page);
}
