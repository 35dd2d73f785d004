import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withMeasurements } from './report.ts';

test('new measurements replace those before, and nothing that was written by hand', () => {
  const document = readFileSync('docs/performance.md', 'utf8');
  const [, ours = ''] = /<!-- bench: .*-->\n([^]*)<!-- end of bench -->/.exec(document) ?? [];
  expect(ours).toContain('| LCP, ms |');
  const measured = withMeasurements(document, '| $& |');
  expect(measured).toBe(document.replace(ours, () => '\n| $& |\n\n'));
  expect(measured).toContain('## Scripts before a page is used');
});

test('a document without a place for them is left alone', () => {
  expect(() => withMeasurements('# Performance\n', '')).toThrow(/no marks/);
});
