import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import type { Result } from './find.ts';
import { Results } from './results.tsx';

const excerptOf = (text: string) => {
  const place = { page: 'Una página', title: 'Algo', to: '/es/algo', text, hits: ['coach'] };
  const html = renderToStaticMarkup(
    <ShellWordsContext value={shellWords('es')}>
      <Results query="coach" result={{ found: [place], language: 'es', known: 1, words: 1 }} />
    </ShellWordsContext>,
  );
  return /<p class="text-sm">(.*?)<\/p>/.exec(html)?.[1];
};

const resultsOf = (
  answer: Result['answer'],
  language: Result['language'] = 'en-US',
  ofPage = language,
  isPaused = true,
) => {
  const found = [{ page: 'Page', title: 'Something', to: '/page', text: '', hits: [] }];
  const ask = [{ label: 'Call', to: 'tel:+1' }];
  return renderToStaticMarkup(
    <ShellWordsContext value={shellWords(ofPage)}>
      <Results
        query="thing"
        result={{ found, language, known: 1, words: 1, ask, ...(answer && { answer }) }}
        isPaused={isPaused}
      />
    </ShellWordsContext>,
  );
};

test('how to ask follows what may only be near, and comes before what lacks a word', () => {
  expect(resultsOf({})).toMatch(/<\/ol>.*Not it\?.*href="tel:\+1"/);
  expect(resultsOf({ note: 'Nothing found on “thing”.' })).toMatch(/Not it\?.*href="tel:\+1".*<ol/);
  // What is still open is followed by it at once, as a part of the result.
  expect(resultsOf({ says: 'Restrooms: this site can’t answer that yet.' })).toMatch(
    /<\/a>(?!.*Not it).*href="tel:\+1".*<\/ol>/,
  );
  expect(resultsOf({}, 'es')).toContain('¿No es eso?');
  // The page's own words, before what the other language found.
  expect(resultsOf({}, 'es', 'en-US')).toMatch(/>Not it\?<span lang="es"/);
});

test('the sentence that answers is announced with the number of results', () => {
  expect(resultsOf({ says: 'No pets.' })).toMatch(
    /role="status"[^>]*><span lang="en-US" class="sr-only">No pets\. <\/span>1 result/,
  );
  expect(resultsOf({ note: 'Nothing found.' })).toMatch(/role="status"[^>]*><span lang="en-US">Nothing found\. </);
});

test('while someone types, the answer is shown but not announced', () => {
  const html = resultsOf({ says: 'No pets.' }, 'en-US', 'en-US', false);
  expect(html).toContain('<p role="status" class="sr-only"></p>');
  expect(html).toMatch(/<p tabindex="-1"[^>]*>1 result<\/p>/);
  expect(html.match(/No pets\./g)).toHaveLength(1);
});

test('an excerpt is English where its terms are, and nowhere else', () => {
  expect(excerptOf('Un guía («range coach»).')).toBe(
    'Un guía («<span lang="en-US">range </span><mark lang="en-US">coach</mark>»).',
  );
  const words = (count: number) => 'uno dos tres cuatro cinco '.repeat(count / 5);
  // It begins within one term and ends within another.
  expect(excerptOf(`${words(25)}«a b c d e f g» coach ${words(30)}«h i j k l m n»`)).toBe(
    `… <span lang="en-US">c d e f g</span>» <mark>coach</mark> ${words(30)}«<span lang="en-US">h i j k l</span> …`,
  );
});
