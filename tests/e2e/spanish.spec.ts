/** The Spanish pages. What they are made of: app/routes/es.test.ts. */
import { loadContent } from '#content/load.server.ts';
import { becomesAlive, expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { notices, rules } = loadContent();

test('header, footer and cookie banner speak the language of the page', async ({ page, isMobile }) => {
  await visit(page, '/es/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Último registro de tiradores');
  await expect(footer.getByRole('link', { name: 'Reglas de seguridad' })).toHaveAttribute('href', '/es/safety-rules');
  await footer.getByRole('button', { name: notices.es.cookies.preferencesTitle }).click();
  await expect(page.getByRole('region', { name: notices.es.cookies.title })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click();
  else
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }),
    ).toBeVisible();
});

test('a phone goes from English to Spanish, to a question, and back, by keyboard', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu of wide screens has no language.');
  const html = page.locator('html');
  await visit(page, '/terms');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page).toHaveURL('/es');
  await expect(html).toHaveAttribute('lang', 'es');
  await becomesAlive(page);

  await page.getByRole('main').getByRole('link', { name: 'Preguntas frecuentes' }).first().press('Enter');
  await expect(page).toHaveURL('/es/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
  await expect(html).toHaveAttribute('lang', 'es');
  const question = page.getByRole('main').getByText('¿Puedo traer a mi perro?').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Los animales de servicio son bienvenidos.')).toBeVisible();
  await expect(question).toBeFocused();

  await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
  const back = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'English' });
  await expect(back).toHaveAttribute('lang', 'en-US');
  await back.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('contentinfo')).toContainText('Last check-in');
});

test('is on the bar of a wide screen, and on a phone for browsers that prefer Spanish', async ({ browser }) => {
  for (const [locale, width, count] of [
    ['es-US', 390, 1],
    ['en-US', 390, 0],
    ['en-US', 1280, 1],
  ] as const) {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await visit(page, '/terms');
    const links = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(links.filter({ visible: true }), `${locale}, ${width} px`).toHaveCount(count);
    await context.close();
  }
});

test('says today’s status in Spanish, and the rules’ key summary', async ({ page }) => {
  await visit(page, '/es');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/abierto|cerrado|registro|llame/i);
  await expect(page.locator('#reglas').getByRole('listitem')).toHaveCount(rules.summary.length);
  await expect(page.getByRole('main')).toContainText('prevalecen las reglas en inglés');
});
