/** What pages say of their drawings: once, not at each of them. */
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { englishPath } from '#domain/language.ts';
import { isOwnSite, pageAt, styles } from './built.ts';

test.runIf(isOwnSite)('no two pages have the same picture at their top, except for a page and its translation', () => {
  const pages = [...loadContent().pages.values()].filter(({ path }) => englishPath(path) === path);
  const pictures = pages.flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(15);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.runIf(isOwnSite)(
  'each drawing of the gallery, the map too, is printed for dark screens: nothing is filtered',
  () => {
    for (const url of ['/gallery', '/es/gallery']) {
      const pictures = pageAt(url).document.all('picture');
      expect(pictures.length).toBeGreaterThan(15);
      const inDark = pictures.map((one) => one.all('source').some((source) => /dark/.test(source.get('media') ?? '')));
      expect(new Set(inDark), url).toEqual(new Set([true]));
    }
    expect(styles).not.toMatch(/(?:brightness|hue-rotate|invert|saturate|sepia)\(/);
  },
);

describe.each(['/', '/gallery', '/range-features'])('%s', (url) => {
  const sections = pageAt(url)
    .document.all('section')
    .filter((section) => section.all('picture').length > 1);

  test('says once in each section with several pictures that they are drawn', () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(section.text.match(/illustration/gi), section.text).toHaveLength(1);
  });
});

// It is lettered on the map, too: below it, it is for those who can't see the map.
test('the gallery says once that the map is a sketch whose positions are not surveyed', () => {
  const { document } = pageAt('/gallery');
  const notes = document.all('p').filter(({ text }) => /surveyed/.test(text));
  expect(notes.map((note) => [note.text, note.get('class')])).toEqual([
    [loadContent().images['range-map']?.caption, 'sr-only'],
  ]);
  expect(document.text.match(/surveyed/g)).toHaveLength(1);
});
