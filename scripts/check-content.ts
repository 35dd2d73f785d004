/**
 * `npm run check:content`: checks the content without building the site, as of today and of each later day on which the
 * content changes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageNames } from '#app/page-names.ts';
import { findBaseline } from '#content/baseline.server.ts';
import { readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { checkAsked } from './build/asked-twice.ts';
import { buildDocuments } from './build/documents/build.ts';
import { checkImages } from './build/images/build.ts';
import { untranslatedWords } from './build/translated-words.ts';
import { rangeMaps } from './build/range-map/drawing.ts';

const root = path.resolve(import.meta.dirname, '..');
const contentDir = path.join(root, 'content');
const baseline = findBaseline(contentDir);
const scratch = mkdtempSync(path.join(tmpdir(), 'documents-'));
const problems = new Set<string>();
/** Lines about sentences for the translator. */
let toTranslate: readonly string[] = [];
/** Runs all checks, so that an editor sees every mistake at once. */
const attempt = async (check: () => unknown) => {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) problems.add(problem);
  }
};
await attempt(async () => {
  const content = readContent(contentDir, undefined, baseline);
  toTranslate = [...content.toTranslate, ...untranslatedWords(root)];
  await attempt(() => checkAsked(contentDir, content));
  for (const day of [content.today, ...content.changes])
    await buildDocuments({ folder: scratch, log: () => {}, content: readContent(contentDir, day) });
});
await attempt(() => pageNames(root));
await attempt(() => checkImages(root, rangeMaps(root), baseline));
rmSync(scratch, { recursive: true, force: true });
if (problems.size > 0) {
  process.stderr.write(new ContentError([...problems]).message);
  process.exitCode = contentErrorExitCode;
} else {
  const compared = baseline
    ? ''
    : ' Prices, dates and Spanish without a stamp were not compared: there is no earlier version here.';
  process.stdout.write(`The content has no mistakes.${compared}\n`);
  if (toTranslate.length > 0)
    process.stdout.write(`\nSpanish to be written or confirmed (docs/spanish.md):\n${toTranslate.join('\n')}\n`);
}
