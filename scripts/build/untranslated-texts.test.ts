/** English in place of outdated Spanish has an invisible mark, which only HTML may get, as `lang`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFolder, readContent } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import { learnedSource } from './search-index.ts';
import { webManifest } from './well-known-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'untranslated-'));
afterAll(() => rmSync(folder, { recursive: true }));

cpSync(contentFolder(), folder, { recursive: true, filter: (file) => !file.endsWith('images') });
for (const name of ['ages', 'site', 'to-confirm']) {
  const ledger = path.join(folder, `es.${name}.yaml`);
  writeFileSync(ledger, readFileSync(ledger, 'utf8').replace(/^of:\n(?: {2}.*\n)*/m, ''));
}
const content = readContent(folder);

test('the search’s facts and the manifest have its text without the mark', () => {
  expect(content.spanish.site.description).toContain(englishMark);
  const source = JSON.stringify(learnedSource(content, 'es', []));
  // The whole text as a failure's message would be 100 kB.
  expect(source.includes('"says":"Under 7: ')).toBe(true);
  expect(source.includes(englishMark)).toBe(false);
  const manifest = webManifest(content, 'es');
  expect(manifest).toContain(content.site.description);
  expect(manifest).not.toContain(englishMark);
});
