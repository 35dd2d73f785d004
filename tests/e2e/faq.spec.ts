import { loadContent, loadPage } from '#content/load.server.ts';
import { expect, expectBelowHeader, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, contextOptions: { reducedMotion: 'reduce' } });

const { faq } = loadContent();

const details = (page: Page, id: string) => page.locator(`details[id="${id}"]`);

test('the four sections are one click away, below the header', async ({ page }) => {
  await visit(page, '/faq');
  expect(faq.map(({ id }) => id)).toEqual(['general', 'new-shooters', 'equipment', 'passes']);
  for (const { id, title: name } of faq.toReversed()) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/faq#${id}`);
    await expectBelowHeader(page, name);
  }
});

test('an address that was cut off still shows the questions @long', async ({ page }) => {
  await visit(page, '/faq#50%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadPage('faq').heading);
});

test('a question’s own link is beside its answer, and leads there from another page', async ({ page }) => {
  await visit(page, '/new-shooter-guide');
  const first = page.getByRole('main').locator('details').first();
  const id = (await first.getAttribute('id')) ?? '';
  await first.locator('summary').click();
  await first.getByRole('link', { name: /^Link to this question/ }).click();
  await expect(page).toHaveURL(`/faq#${id}`);
  await expect(details(page, id)).toHaveAttribute('open');
  await expect(details(page, id).locator('summary')).toBeInViewport();
});

test('an address that names folded directions opens them on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/contact');
  const id = await page.locator('main details.fold[id]').first().getAttribute('id');
  await expect(details(page, id ?? '')).not.toHaveAttribute('open');
  await visit(page, `/contact#${id}`);
  await expect(details(page, id ?? '')).toHaveAttribute('open');
});
