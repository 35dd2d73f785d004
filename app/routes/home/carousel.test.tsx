import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureData } from '#app/lib/picture-data.ts';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { Carousel } from './carousel.tsx';

const photo: PictureData = {
  id: 'manual-trap',
  width: 1600,
  height: 1067,
  placeholder: 'fog',
  base: '/images/manual-trap-1a2b3c4d-',
  widths: [480],
  alt: 'Two clays over the ridge.',
  illustration: false,
};
const captionsOf = (pictures: readonly PictureData[]) =>
  renderToStaticMarkup(
    <ShellWordsContext value={shellWords('en-US')}>
      <Carousel label="Pictures" pictures={pictures} heading="Gallery">
        All pictures
      </Carousel>
    </ShellWordsContext>,
  ).match(/(?<=<figcaption[^>]*>).*?(?=<)/g);

test('a photograph has its caption and photographer below it, or nothing', () => {
  const credit = 'Photo: Jane Doe';
  expect(captionsOf([{ ...photo, caption: 'A practice evening.', credit }])).toEqual([`A practice evening. ${credit}`]);
  expect(captionsOf([{ ...photo, credit }])).toEqual([credit]);
  expect(captionsOf([photo])).toBeNull();
});
