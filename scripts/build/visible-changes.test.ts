import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { visibleChanges } from './visible-changes.ts';

const folder = temporaryFolder();

function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, name, 'client', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return path.join(folder, name);
}
const page = (title: string, main: string) =>
  `<html><head><title>${title} | Club</title></head><body><p>Menu of ${title}</p><main>${main}</main></body></html>`;

test('what visitors see changed, in sentences, per page and once for changes on all pages', () => {
  const dated = '<dl><dt>Day pass</dt><dd>$35</dd></dl>';
  const before = build('before', {
    'index.html': page('Home', `<h1>Range</h1><p>Come early. We close at 4.</p>${dated}`),
    'faq/index.html': page('FAQ', `<ul><li><p>Bring water.</p></li></ul>${dated}`),
    'pass/index.html': page('Passes', '<p>Cash.</p>'),
    'old/index.html': page('Old', '<p>x</p>'),
    'documents/waiver.pdf': 'one',
    'documents/rules.pdf': 'same',
  });
  const coming = dated.replace('</dt>', '<p>From January 1: $40</p></dt>');
  const after = build('after', {
    'index.html': page('Home', `<h1>Range</h1><p>Come early. We close at 5.</p>${dated}`),
    'faq/index.html': page('FAQ', `<ul><li><p>Bring water.</p></li><li>Closed May 3.</li></ul>${coming}`),
    'pass/index.html': page('Passes', '<p>Cash.</p>'),
    'es/index.html': page('Visita', '<p>Hola.</p>'),
    'documents/waiver.pdf': 'two',
    'documents/rules.pdf': 'same',
    'documents/new.pdf': 'new',
  });
  const origin = 'https://club.example';
  expect(visibleChanges(before, after, origin)).toEqual([
    '- Visita: https://club.example/es\n  This page is new.',
    '- FAQ: https://club.example/faq\n  was: Day pass\n  now: Closed May 3.\n  now: Day pass From January 1: $40',
    '- Home: https://club.example/\n  was: We close at 4.\n  now: We close at 5.',
    '- Old: https://club.example/old\n  This page was removed.',
    '- https://club.example/documents/waiver.pdf\n  This document has changed.',
    '- https://club.example/documents/new.pdf\n  This document is new.',
  ]);
  expect(visibleChanges(before, before, origin)).toEqual([]);
  expect(visibleChanges(path.join(folder, 'none'), after, origin)).toEqual([]);
});
