/** Gestures of one and two fingers, which Playwright leaves to the browser's own protocol. */
import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

const steps = 10;
const between = (from: Point, to: Point, step: number): Point => ({
  x: from.x + ((to.x - from.x) * step) / steps,
  y: from.y + ((to.y - from.y) * step) / steps,
});

/** Moves each finger from its first to its second point, all at the same time, and lifts them. */
async function gesture(page: Page, fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const at = (step: number) => fingers.map(([from, to]) => between(from, to, step));
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
}

/** Draws one finger across the screen. */
export const swipe = (page: Page, from: Point, to: Point): Promise<void> => gesture(page, [[from, to]]);

/** Draws two fingers apart from around a point, from 20 to 150 pixels on either side of it. */
export const spread = (page: Page, { x, y }: Point): Promise<void> =>
  gesture(page, [
    [
      { x: x - 20, y },
      { x: x - 150, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 150, y },
    ],
  ]);
