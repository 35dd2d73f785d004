/** The list of pages for the build and its tools: addresses, sitemap, tests and pictures derive from it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#content/source.server.ts';

/** The files of a page: its words and its component. */
const filesOf = (name: string) => [`content/pages/${name}.md`, `app/routes/${name}.tsx`];

/**
 * The names of all pages.
 * @param root the project's folder
 * @throws {ContentError} where a page lacks one of its files
 */
export function pageNames(root: string): string[] {
  const files = ['content/pages', 'app/routes'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const named = files.flatMap(
    (file) => /^(?:content\/pages|app\/routes)\/([\w.-]+?)(?:\.md|\.tsx|\.server\.ts)$/.exec(file)?.[1] ?? [],
  );
  const names = [...new Set(named)].toSorted();
  const missing = names.flatMap(filesOf).filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new ContentError(
      missing.map((file) => `${file}  is missing: a page is two files of one name (docs/adding-a-page.md)`),
    );
  return names;
}
