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

test('the drawn map bears its caption itself, and its credit stands below it', () => {
  const wall = wallOf(map);
  expect(wall).toContain('<p class="sr-only">Not surveyed.</p>');
  expect(wall).toMatch(/<p class="picture-note[^>]*>Illustration\. By Jane Doe<\/p>/);
  expect(wall).toContain('map-sheet');
});

test('an upright photograph is no map: its words are seen, and its colors stay by night', () => {
  const wall = wallOf({ ...map, illustration: false });
  expect(wall).toMatch(/<p class="picture-note[^>]*>Not surveyed\. By Jane Doe<\/p>/);
  expect(wall).not.toContain('map-sheet');
  expect(wall).toContain('screen-only');
});
