/** Text that a page's component would show nowhere is refused; the components are read, so that none is forgotten. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routeOf } from '#app/page-names.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const { edit, problems, read } = contentCopy();

/** The names of pages, and of those for which an edit is refused with this message. */
function refusedOf(from: string | RegExp, to: string, message: string) {
  const names = [...read().pages.values()].flatMap(({ name, language }) => (language === 'en-US' ? [name] : []));
  for (const name of names) edit(`pages/${name}.md`, from, to);
  const told = problems().filter((one) => one.includes(message));
  return { names, refused: names.filter((name) => told.some((one) => one.startsWith(`content/pages/${name}.md:`))) };
}

const routeText = (name: string): string => {
  const file = path.resolve(routeOf(name));
  return existsSync(file) ? readFileSync(file, 'utf8') : '<LegalDocument';
};

test('a section that the component of a page doesn’t show is refused', () => {
  const { names, refused } = refusedOf(
    /\s*$/,
    '\n\n## Dogs {#dogs}\n\nThey stay in the car.\n',
    'begins a section with a name',
  );
  const showsAll = /\bsections=\{page\.sections\b|<LegalDocument/;
  expect(refused).toEqual(names.filter((name) => !showsAll.test(routeText(name))));
});

test('text above the first heading is refused, where the component shows none', () => {
  const { names, refused } = refusedOf(/\n---\n/, '\n---\n\nDogs stay in the car.\n', 'is above the first heading');
  expect(refused).toEqual(names.filter((name) => !routeText(name).includes('<LegalDocument')));
});
