/** All pictures are drawings until the club has photographs: a section says so once, not on each of them. */
import { describe, expect, test } from 'vitest';
import { pageAt } from './built.ts';

describe.each(['/', '/gallery', '/range-features'])('%s', (url) => {
  const sections = pageAt(url)
    .document.all('section')
    .filter((section) => section.all('img').length > 1);

  test('says once in each section with several pictures that they are drawn', () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(section.text.match(/illustration/gi), section.text).toHaveLength(1);
  });
});
