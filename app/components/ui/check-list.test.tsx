import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Html } from '#content/html.server.ts';
import { CheckList } from './check-list.tsx';

const marksOf = (items: readonly string[], limits: readonly string[]) =>
  renderToStaticMarkup(<CheckList items={items as Html[]} limits={limits as Html[]} />)
    .split('<li')
    .slice(1)
    .map((line) => `${line.includes('text-danger') ? 'bar' : 'check'}: ${/<span[^>]*>(.*?)<\/span>/.exec(line)?.[1]}`);

test('no check mark precedes what is not allowed', () => {
  expect(marksOf(['Paper targets only'], ['No holsters'])).toEqual(['check: Paper targets only', 'bar: No holsters']);
  expect(marksOf([], ['No pets'])).toEqual(['bar: No pets']);
});

test('without items there is no list', () => {
  expect(marksOf([], [])).toEqual([]);
});
