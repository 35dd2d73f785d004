import { expect, test } from 'vitest';
import { englishPath, languageOf, pageNameOf, pathIn, termsApart } from './language.ts';

test.each([
  ['/', 'home', '/', '/es'],
  ['/visit', 'visit', '/visit', '/es/visit'],
  ['/visit/', 'visit', '/visit/', '/es/visit/'],
  ['/estimate', 'estimate', '/estimate', '/es/estimate'],
  ['/a/es/b//', 'a.es.b', '/a/es/b//', '/es/a/es/b//'],
])('%s is the English page "%s"', (path, name, english, spanish) => {
  expect([languageOf(path), pageNameOf(path), englishPath(path)]).toEqual(['en-US', name, english]);
  expect([pathIn('en-US', path), pathIn('es', path)]).toEqual([path, spanish]);
});

test.each([
  ['/es', 'es.home', '/'],
  ['/es/visit', 'es.visit', '/visit'],
])('%s is the Spanish page "%s"', (path, name, english) => {
  expect([languageOf(path), pageNameOf(path), englishPath(path)]).toEqual(['es', name, english]);
});

test.each(['es.visit', 'es#top', 'es'])('the page "%s" is Spanish by its name', (name) => {
  expect(languageOf(name)).toBe('es');
});

test('a text is split into its terms and the pieces between them', () => {
  expect(termsApart('guía («coach») o «Range Master»')).toEqual(['guía («', 'coach', '») o «', 'Range Master', '»']);
  expect(termsApart('sin término')).toEqual(['sin término']);
});
