import { expect, type Page } from './visitor.ts';

/** React shows loaded parts after a delay, which passes only if the clock runs. */
export async function statusIsThere(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(plate(page)).not.toHaveText(/^(?:Hours|Horario[^:]*)$/, { timeout: 100 });
  }).toPass();
}

/** While the sign's script loads, React keeps the previous plate, hidden. */
export const plate = (page: Page) => page.locator('.status-plate').filter({ visible: true });
export const top = (page: Page) => page.locator('main header').first();
