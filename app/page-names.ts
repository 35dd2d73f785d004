/**
 * The one list of pages: the folder content/pages/. Addresses, sitemap, tests and pictures of the pages derive from it.
 * Read at build.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#content/source.server.ts';

/** Files of routes/ that are no page: the frame around all of them, and the playground of `npm run dev`. */
const noPages = ['any-page', 'playground'];

/**
 * The name of every page: the words of content/pages/NAME.md are shown by app/routes/NAME.tsx.
 * @param root the project's folder
 * @throws {ContentError} where one of the two files lacks the other
 */
export function pageNames(root: string): string[] {
  const written = namesIn(path.join(root, 'content/pages'), '.md');
  const shown = namesIn(path.join(root, 'app/routes'), '.tsx').filter((name) => !noPages.includes(name));
  const halves = [
    ...written
      .filter((name) => !shown.includes(name))
      .map((name) => missing(`content/pages/${name}.md`, `app/routes/${name}.tsx`)),
    ...shown
      .filter((name) => !written.includes(name))
      .map((name) => missing(`app/routes/${name}.tsx`, `content/pages/${name}.md`)),
  ];
  if (halves.length > 0) throw new ContentError(halves);
  return written;
}

const missing = (file: string, other: string) =>
  `${file}  has no ${other}: a page is two files of one name (docs/adding-a-page.md)`;

/** The names of a folder's files of one kind, without that ending. */
const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
