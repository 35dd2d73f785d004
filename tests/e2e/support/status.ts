import { expect, type Page } from './visitor.ts';

/** React shows what it has loaded a moment later, and that moment does not come by itself. */
export async function statusIsThere(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(plate(page)).not.toHaveText(/^(?:Hours|Horario[^:]*)$/, { timeout: 100 });
  }).toPass();
}

/** While its look is fetched, React keeps the one before it, hidden. */
export const plate = (page: Page) => page.locator('.status-plate').filter({ visible: true });
export const top = (page: Page) => page.locator('main header').first();
