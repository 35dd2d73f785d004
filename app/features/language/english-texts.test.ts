import { expect, test } from 'vitest';
import { markedEnglish } from './english-texts.server.ts';

const marked = (html: string) =>
  markedEnglish(`<body>${html}</body>`, ['Open in a tab', 'Other ways']).replace(/^<body>|<\/body>$/g, '');

test.each([
  ['<p>Open in a tab</p>', '<p lang="en-US">Open in a tab</p>'],
  ['<button aria-label="Open in a tab">+</button>', '<button lang="en-US" aria-label="Open in a tab">+</button>'],
  ['<p>Other ways:</p>', '<p lang="en-US">Other ways:</p>'],
  ['<p>Abrir</p>', '<p>Abrir</p>'],
])('%s has no Spanish, and says so', (html, expected) => expect(marked(html)).toBe(expected));

test('the Spanish beside an English label stays Spanish', () => {
  expect(marked('<a>Open in a tab<span> (otra pestaña)</span></a>')).toBe(
    '<a lang="en-US">Open in a tab<span lang="es"> (otra pestaña)</span></a>',
  );
});
