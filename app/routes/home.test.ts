/** The home page states the facts of a first visit, in both languages. */
import { expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContent } from '#content/load.server.ts';
import { withoutLinks } from '#content/tokens.server.ts';
import { renderPage } from '#app/render.server.tsx';
import { dollars } from '#words/prices.ts';

const { figures, prices, site, youthForm } = loadContent();

test.each([
  ['home', 'en', site.payments.sentence, youthForm.bring],
  ['es.home', 'es', site.payments.es, youthForm.bring.es],
] as const)('every price, age and way to reach the range is on %s', async (name, language, payments, bring) => {
  const said = plainText(await renderPage(name, [])).replace(/\s+/g, ' ');
  for (const { amount } of prices.prices) expect(said).toContain(dollars(amount));
  for (const id of ['arrive-early', 'junior-ages', 'young-adult-ages', 'trap-round', 'annual-months', 'speed-limit']) {
    const { es, value } = figures[id] ?? {};
    expect(said, id).toContain((language === 'es' && es) || value);
  }
  for (const id of ['minimum-age', 'supervisor-age']) expect(said, id).toContain(figures[id]?.value);
  for (const fact of [site.phone, site.email, site.address.street, payments]) expect(said).toContain(fact);
  expect(said).toContain(plainText(withoutLinks(bring[youthForm.counselReview])).split(/[.:]/)[0]);
});
