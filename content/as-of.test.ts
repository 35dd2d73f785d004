import { expect, test } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const copy = contentCopy();

test('a price, and every sentence that quotes it, is that of the day', () => {
  copy.edit('prices.yaml', 'amount: 35', 'amount: 35\n    next: { from: "2027-01-01", amount: 40 }');
  const on = (day: string) => {
    const { prices, pages, changes } = copy.read(day);
    const [price] = prices.prices;
    return { price, lead: pages.get('es')?.lead, section: JSON.stringify(pages.get('es')?.sections), changes };
  };
  expect(on('2026-12-31')).toMatchObject({
    price: { amount: 35, next: { amount: 40 } },
    lead: expect.stringContaining('$35') as string,
    section: expect.stringContaining('$35 (desde el 1 de enero: $40)') as string,
    changes: ['2027-01-01'],
  });
  expect(on('2027-01-01')).toMatchObject({
    price: { amount: 40 },
    lead: expect.stringContaining('$40') as string,
    section: expect.not.stringContaining('desde') as string,
    changes: [],
  });
});
