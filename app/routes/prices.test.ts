/** A coming price appears wherever the price is shown, in both languages. */
import { afterEach, expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContentAsOf, renderPage } from '#app/render.server.tsx';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const content = contentCopy();
const ownContent = process.env['CONTENT_DIR'];
afterEach(() => {
  process.env['CONTENT_DIR'] = ownContent;
});

/** The pages on a day, with an edited day pass. */
async function pagesOn(day: string, edited: string, names: readonly string[]) {
  content.edit('prices.yaml', 'amount: 35', edited);
  process.env['CONTENT_DIR'] = content.at('');
  loadContentAsOf(day);
  return new Map(
    await Promise.all(names.map(async (name): Promise<[string, string]> => [name, await renderPage(name, [])])),
  );
}

const next = 'amount: 35\n    next: [{ from: "2026-12-01", amount: 40 }, { from: "2026-12-20", amount: 42.5 }]';

/** Each page that shows the price, with the expected text. */
test.each([
  ['pass', /Day pass\s*For one shooter, for the whole day\s*From December 1: \$40; from December 20: \$42\.50/],
  ['pass', /Day pass \$35\s*From December 1: \$40/],
  ['home', /Day pass, from December 1: \$40; from December 20: \$42\.50\s*\$35/],
  ['home', /\$35 for the whole day\s*From December 1: \$40/],
  ['visit', /Day pass\s*From December 1: \$40/],
  ['faq', /Day pass: \$35 \(from December 1: \$40; from December 20: \$42\.50\)/],
  ['es.home', /Pase de un día, desde el 1 de diciembre: \$40; desde el 20 de diciembre: \$42\.50\s*\$35/],
  ['es.home', /\$35 por todo el día\s*Desde el 1 de diciembre: \$40/],
  ['es.faq', /Pase de un día: \$35 \(desde el 1 de diciembre: \$40/],
])('%s announces %s', async (name, words) => {
  const pages = await pagesOn('2026-11-24', next, [name]);
  expect(plainText(pages.get(name) ?? '')).toMatch(words);
});

test('the structured data has each price with its days', async () => {
  const pages = await pagesOn('2026-11-24', next, ['home']);
  const [, json = '{}'] = /"hasOfferCatalog":(\{.*?\]\})/.exec(pages.get('home') ?? '') ?? [];
  const offers = (JSON.parse(json) as { itemListElement: { name: string }[] }).itemListElement;
  expect(offers.filter(({ name }) => name === 'Day pass')).toMatchObject([
    { price: 35, priceValidUntil: '2026-11-30' },
    { price: 40, validFrom: '2026-12-01', priceValidUntil: '2026-12-19' },
    { price: 42.5, validFrom: '2026-12-20' },
  ]);
});

test('a price of 0 reads "free"', async () => {
  content.edit('prices.yaml', 'amount: 20', 'amount: 0');
  const pages = await pagesOn('2026-11-24', 'amount: 35', ['pass', 'es.home']);
  const [pass = '', home = ''] = [...pages.values()].map((html) => plainText(html));
  expect(pass).toMatch(/Junior day pass\s*Ages [^,]*, for the whole day\s*Free/);
  expect(home).toMatch(/Pase juvenil de un día\s*De [^,]*, por todo el día\s*Gratis/);
  expect(pass + home).not.toContain('$0');
});
