import { expect, test } from 'vitest';
import { renderBlock } from './markdown.server.ts';

test('a table with an empty corner names its rows by their first cell, as its columns', () => {
  const html = renderBlock('| | Pass |\n|---|---|\n| Price | $650 |\n\n| Fee | Price |\n|---|---|\n| Day | $35 |');
  expect(html).toContain('<tr><th scope="row">Price</th><td>$650</td></tr>');
  expect(html).toContain('<tr><td>Day</td><td>$35</td></tr>');
});
