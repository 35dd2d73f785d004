import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { readContent } from './load.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyContent(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Gives the first price of the copy a next amount. */
function changePrice(): void {
  const file = path.join(folder, 'prices.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('amount: 35', 'amount: 35\n    next: { from: "2027-01-01", amount: 40 }'));
}

test('a price, and every sentence that quotes it, is that of the day', () => {
  changePrice();
  const on = (day: string) => {
    const { prices, pages, changes } = readContent(folder, day);
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
