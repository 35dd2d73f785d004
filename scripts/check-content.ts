/**
 * `npm run check:content`: checks the content without building the site: schemas, references, routes, pictures and
 * their descriptions, and whether the printed documents fit, today and on each later day on which the content changes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageNames } from '#app/page-names.ts';
import { readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { findOriginals, readImageFacts } from './build/images/originals.ts';
import { buildDocuments } from './build/documents/build.ts';

const root = path.resolve(import.meta.dirname, '..');
const contentDir = path.join(root, 'content');
/** The message for a picture without a description. */
const lacking = (id: string): string =>
  `content/images.yaml  says nothing of the picture ${id}\n    Here goes: a line "${id}:", and below it "  alt: " with what is seen in it`;
const scratch = mkdtempSync(path.join(tmpdir(), 'documents-'));
try {
  const content = readContent(contentDir);
  pageNames(root);
  const described = readImageFacts(root);
  const undescribed = [...(await findOriginals(root)).keys()].filter((id) => !(id in described));
  if (undescribed.length > 0) throw new ContentError(undescribed.map((id) => lacking(id)));
  for (const day of [content.today, ...content.changes])
    await buildDocuments({ folder: scratch, log: () => {}, content: readContent(contentDir, day) });
  process.stdout.write('The content has no mistakes.\n');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = contentErrorExitCode;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
