/** The way up on /contact: in words, for each map service, copied, and for a phone's camera. */
import { loadContent } from '#content/load.server.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';
import { canShare } from './support/share.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, permissions: ['clipboard-write'] });

const { site } = loadContent();

test('the address, the coordinates and each map service are at hand', async ({ page, isMobile }) => {
  await visit(page, '/contact');
  const section = page.locator('#getting-here');
  await expect(section).toContainText('Skyline Blvd is Highway 35.');
  await expect(section).toContainText(oneLineAddress(site));
  await expect(section.getByRole('link', { name: 'Google Maps' })).toHaveAttribute('href', directionsUrl(site));
  for (const [name, href] of [
    ['Apple Maps', /^https:\/\/maps\.apple\.com\/\?daddr=/],
    ['Waze', /^https:\/\/waze\.com\/ul\?ll=37\.2388,-122\.1052&navigate=yes$/],
    ['Map app on this phone', /^geo:37\.2388,-122\.1052\?q=/],
  ] as const) {
    await expect(section.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  // A phone does not scan its own screen.
  await expect(section.getByText('Scan for directions')).toBeVisible({ visible: !isMobile });
  // The turn-by-turn directions are not written yet.
  await expect(section.getByRole('heading', { name: 'Turn by turn' })).toHaveCount(0);
});

test('the address is copied, and that is said; the way is handed to another app', async ({ page }) => {
  const shared = await canShare(page);
  await visit(page, '/contact');
  const section = page.locator('#getting-here');
  await section.getByRole('button', { name: 'Copy the address' }).click();
  await expect(section.getByRole('status')).toHaveText('Address copied');
  // The site's policy lets no script read the clipboard; the visitor's own paste does.
  const field = page.locator('textarea[name="message"]');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(oneLineAddress(site));
  await section.getByRole('button', { name: 'Share the way' }).click();
  await expect.poll(() => shared).toEqual([{ text: oneLineAddress(site), url: directionsUrl(site) }]);
});
