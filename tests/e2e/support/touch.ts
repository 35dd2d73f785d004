/** A gesture that requires the browser's own protocol, because Playwright lacks it. */
import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

const steps = 10;

export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
}
