import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { PictureWall } from './picture-wall.tsx';

const map: PictureData = {
  id: 'range-map',
  width: 1600,
  height: 2400,
  placeholder: 'fog',
  base: '/images/range-map-1a2b3c4d-',
  widths: [480],
  alt: 'The ranges, one below the other',
  caption: 'Not surveyed.',
  credit: 'By Jane Doe',
  illustration: true,
};
const wallOf = (picture: PictureData) =>
  renderToStaticMarkup(
    <ShellWordsContext value={shellWords('en-US')}>
      <PictureWall pictures={[picture]} onOpen={() => undefined} layout="sheet" isFirst />
    </ShellWordsContext>,
  );

test('the drawn map contains its caption, and its credit is below it', () => {
  const wall = wallOf(map);
  expect(wall).toContain('<p class="sr-only">Not surveyed.</p>');
  expect(wall).toMatch(/<p class="picture-note[^>]*>Illustration\. By Jane Doe<\/p>/);
  expect(wall).toContain('map-sheet');
});

test('no mark covers the caption in the drawn map', () => {
  const { credit: _, ...uncredited } = map;
  expect(wallOf(uncredited)).not.toContain('illustration-mark');
});

test('a portrait photograph is not treated as the map: its caption shows, and its colors stay in dark mode', () => {
  const wall = wallOf({ ...map, illustration: false });
  expect(wall).toMatch(/<p class="picture-note[^>]*>Not surveyed\. By Jane Doe<\/p>/);
  expect(wall).not.toContain('map-sheet');
  expect(wall).toContain('screen-only');
});
