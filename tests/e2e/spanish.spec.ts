/** /es: a first visit in Spanish. That it says every fact of the English rules: app/routes/es/spanish.test.ts. */
import { loadContent } from '#content/load.server.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { site, rules } = loadContent();

test('is a page of its own language, and the other one of the guide', async ({ page }) => {
  for (const path of ['/es', '/new-shooter-guide']) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', path === '/es' ? 'es' : 'en-US');
    const alternates = await page
      .locator('head link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(alternates).toEqual([
      ['en-US', `${site.origin}/new-shooter-guide`],
      ['es', `${site.origin}/es`],
      ['x-default', `${site.origin}/new-shooter-guide`],
    ]);
  }
  // Header and footer stay English, and say so.
  await visit(page, '/es');
  expect(await page.getByRole('banner').evaluate((bar) => bar.closest('[lang]')?.getAttribute('lang'))).toBe('en-US');
  await expect(page.locator('main [lang=es]').getByRole('heading', { level: 1 })).toHaveText('Su primera visita');
});

test('is found in the footer and in the phone’s menu, and leaves the language behind with the page', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/terms');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).click();
  } else {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  }
  await expect(page).toHaveURL('/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su primera visita');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('main').getByRole('link', { name: 'Guía para principiantes (en inglés)' }).click();
  await expect(page).toHaveURL('/new-shooter-guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('says today’s status in Spanish, and the rules’ key summary', async ({ page }) => {
  await visit(page, '/es');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/abierto|cerrado|registro|feriado/i);
  await expect(page.locator('#reglas').getByRole('listitem')).toHaveCount(rules.summary.length);
  await expect(page.getByRole('main')).toContainText('prevalecen las reglas en inglés');
});
