/** Lists the pages for the build and its tools, which derive addresses, sitemap, tests and pictures from it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { englishName } from '#content/page.server.ts';
import { ContentError } from '#content/source.server.ts';

/** The path of a page's component, which both languages share. */
export const routeOf = (name: string): string => `app/routes/${englishName(name)}.tsx`;

/** The names of all pages of the project at `root`. Throws a {@link ContentError} if a page lacks a file. */
export function pageNames(root: string): string[] {
  const files = ['content/pages', 'app/routes'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const named = files.flatMap(
    (file) => /^(?:content\/pages|app\/routes)\/([\w.-]+?)(?:\.md|\.tsx|\.server\.ts)$/.exec(file)?.[1] ?? [],
  );
  const names = [...new Set(named)].sort();
  const isText = (words: string) =>
    files.includes(words) && readFileSync(path.join(root, words), 'utf8').split('---')[1]?.includes('\ntemplate: text');
  const missing = names
    .flatMap((name) =>
      [name, englishName(name)].some((one) => isText(`content/pages/${one}.md`))
        ? []
        : [`content/pages/${name}.md`, routeOf(name)],
    )
    .filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new ContentError(
      missing.map(
        (file) =>
          `${file}  is missing: a page is two files of one name (docs/adding-a-page.md), or one that says "template: text" between the hyphens at its top`,
      ),
    );
  return names;
}
