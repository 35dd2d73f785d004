/** Closures and hours in a visitor's own calendar, from both pages that speak of closures. */
import { loadContent } from '#content/load.server.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, permissions: ['clipboard-write'] });

const { origin } = loadContent().site;
const { host } = new URL(origin);

for (const path of ['/calendar', '/contact'])
  test(`${path} offers both files to any calendar, and they are there`, async ({ page }) => {
    await visit(page, path);
    for (const [title, file] of [
      ['closures', 'closures.ics'],
      ['hours', 'hours.ics'],
    ] as const) {
      const address = `webcal://${host}/${file}`;
      await expect(page.getByRole('link', { name: `Add ${title} to this device` })).toHaveAttribute('href', address);
      const google = await page.getByRole('link', { name: `Add ${title} to Google Calendar` }).getAttribute('href');
      expect(new URL(google ?? '').searchParams.get('cid')).toBe(address);

      await page.getByRole('button', { name: `Copy the ${title} link` }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
      const field = page.locator('textarea[name="message"]');
      await field.fill('');
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field).toHaveValue(`${origin}/${file}`);
      await page.reload();

      const answer = await page.request.get(`/${file}`);
      expect(answer.headers()['content-type']).toContain('text/calendar');
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    }
  });
