/** The Spanish page of a first visit says all of what it is made of. */
import { expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { loaders } from '#app/loaders.server.ts';

const { ages, rules, figures, prices, site, youthForm } = loadContent();
const { lead = '', intro, sections } = loadPage('es');
const { lists } = loaders.es();
const said = plainText([lead, intro, ...sections.map(({ html }) => html), ...Object.values(lists).flat()].join(' '));

test('every price, age and way to reach the range of a first visit stands on the page', () => {
  for (const { amount } of prices.prices) expect(said).toContain(`$${amount}`);
  for (const id of ['arrive-early', 'junior-ages', 'young-adult-ages', 'trap-round', 'annual-months', 'speed-limit'])
    expect(said, id).toContain(figures[id]?.es ?? figures[id]?.value);
  for (const id of ['minimum-age', 'supervisor-age', 'long-gun-coach-age']) expect(said).toContain(figures[id]?.value);
  expect(said).toContain(site.phone);
  expect(said).toContain(site.payments.es);
  expect(said).toContain(site.address.street);
  expect(said).toContain('prevalecen las reglas en inglés');
  expect(said).toContain(plainText(youthForm.bring.es[youthForm.counselReview]).slice(0, 30));
  for (const { es } of [...rules.summary, ...ages.bands]) expect(said).toContain(plainText(es));
});
