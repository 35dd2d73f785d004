import { expect, test } from 'vitest';
import { quoteOf } from './quote.ts';

test.each([
  ['es', 'Cerrado|Cerradas|Campo cerrada|El campo cierra a las 2|Cierran temprano|Abre tarde|Abren 10'],
  ['en', 'Closed: snow|Abrasive cleanup|Cierto Cup|Club match'],
])('these words of the club are read aloud as %s: %s', (language, titles) => {
  const all = titles.split('|');
  expect(all.map((title) => [title, quoteOf(title).language])).toEqual(all.map((title) => [title, language]));
});
