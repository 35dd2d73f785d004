import { expect, test } from 'vitest';
import { linksInSpanish } from './spanish-links.server.ts';

const spanish = new Map([['/pass', '/es/pass']]);
const led = linksInSpanish(spanish, new Map([...spanish, ['/terms', '']]), 'club.example');

test.each([
  ['/pass#day', '/es/pass#day', ''],
  ['/terms', '/terms', ' (en inglés)'],
  ['tel:+14085550153', 'tel:+14085550153', ''],
  ['https://trainer.example/', 'https://trainer.example/', ' (en inglés)'],
  ['https://trainer.example/es/', 'https://trainer.example/es/', ''],
  ['https://club.example/photo.jpg', 'https://club.example/photo.jpg', ''],
  ['https://www.google.com/maps', 'https://www.google.com/maps', ''],
])('a link to %s leads to %s and says%s', (to, address, mark) => {
  // A mark that the club has already typed is not repeated.
  for (const typed of ['Clases', 'Clases (en inglés)'])
    expect(led({ to, label: typed })).toEqual({ to: address, label: `Clases${mark}` });
  for (const typed of ['', ' (en inglés)'])
    expect(led(`Vea <a rel="noopener" href="${to}">clases</a>${typed}.`)).toBe(
      `Vea <a rel="noopener" href="${address}">clases</a>${mark}.`,
    );
});

test('a link to a trainer is marked as English', () => {
  const trainer = { contactUrl: 'https://trainer.example', contactLabel: 'Escriba' };
  expect(led(trainer)).toEqual({ ...trainer, contactLabel: 'Escriba (en inglés)' });
});
