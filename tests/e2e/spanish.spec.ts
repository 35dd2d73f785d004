/** From English to Spanish and back. What the pages are: app/routes/home.test.ts and tests/site/spanish.test.ts. */
import { loadContent } from '#content/load.server.ts';
import { becomesAlive, expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { notices } = loadContent();

test('a phone goes from English to Spanish, to a question, and back, by keyboard @phone', async ({ page }) => {
  const html = page.locator('html');
  await visit(page, '/terms');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page).toHaveURL('/es');
  await expect(html).toHaveAttribute('lang', 'es');
  await becomesAlive(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/abierto|cerrado|registro|llame/i);

  await page.getByRole('main').getByRole('link', { name: 'cómo disparar sin tener una' }).press('Enter');
  await expect(page).toHaveURL('/es/faq#no-gun');
  const question = page.getByRole('main').getByText('¿Puedo traer a mi perro?').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Los animales de servicio son bienvenidos.')).toBeVisible();
  await expect(question).toBeFocused();
  await page.getByRole('contentinfo').getByRole('button', { name: notices.es.cookies.preferencesTitle }).click();
  await expect(page.getByRole('region', { name: notices.es.cookies.title })).toBeVisible();

  const top = (id: string) => page.locator(`[id="${id}"]`).evaluate((place) => place.getBoundingClientRect().top);
  await page.locator('#pets').evaluate((place) => place.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const read = await top('pets');
  await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
  const back = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'English' });
  await expect(back).toHaveAttribute('lang', 'en-US');
  await back.press('Enter');
  // The same page, at the place that was read.
  await expect(page).toHaveURL('/faq#pets');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect.poll(async () => Math.abs((await top('pets')) - read)).toBeLessThan(8);
  await expect(page.getByRole('contentinfo')).toContainText('Last check-in');

  // What was chosen on a page is in its address, as the plan of /visit, and goes along.
  await visit(page, '/faq?a=2');
  // A part that is not shown, as the forms of a site without mail, is no place that is read.
  const hidden = await page.evaluate(() => {
    const section = [...document.querySelectorAll('main section[id]')].at(-1);
    section?.setAttribute('hidden', '');
    return section?.id;
  });
  const other = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  await other.scrollIntoViewIfNeeded();
  await other.press('Enter');
  await expect(page).toHaveURL(/\/es\/faq\?a=2#[\w-]+$/);
  expect(new URL(page.url()).hash).not.toBe(`#${hidden}`);

  // At a page's top there is no place to keep.
  await visit(page, '/safety-rules');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page).toHaveURL('/es/safety-rules');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [locale, path, name, onPhone] of [
  ['en-US', '/terms', 'Español', 0],
  // Spanish was chosen here: the bar keeps the club's mark, and the menu leads back.
  ['en-US', '/es', 'English', 0],
  ['es-US', '/terms', 'Español', 1],
] as const)
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test(`${name} is on the bar of ${path} on a wide screen${onPhone ? ', and on a phone' : ''}`, async ({ page }) => {
      await visit(page, path);
      const links = page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
      await expect(links).toHaveCount(1);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(links).toHaveCount(onPhone);
    });
  });
