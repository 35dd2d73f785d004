import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { Caption } from './lightbox.tsx';

test('a full-screen picture has its description and its photographer below it', () => {
  const caption = renderToStaticMarkup(
    <ShellWordsContext value={shellWords('en-US')}>
      <Caption slide={{ alt: 'Two clays over the ridge.', credit: 'Photo: Jane Doe', illustration: false }} />
    </ShellWordsContext>,
  );
  expect(caption.replaceAll(/<[^>]+>/g, '')).toBe('Two clays over the ridge. Photo: Jane Doe');
});
