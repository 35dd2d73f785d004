import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { client, headOf, pageAt, project } from './built.ts';

const names = [...loadContent().pages.values()]
  .filter(({ template, listed }) => template && listed)
  .map(({ name }) => name);
const text = (file: string) => readFileSync(path.join(client, file), 'utf8');

test.each(names)('%s has a top, text, pictures and buttons, and is found like all pages, with no code', (name) => {
  const page = loadContent().pages.get(name);
  const url = page?.path ?? '';
  expect(existsSync(path.join(project, `app/routes/${name}.tsx`))).toBe(false);
  const { document } = pageAt(url);
  const [main] = document.all('main');
  expect(main?.all('h1')[0]?.text).toBe(page?.heading);
  expect(main?.all('h2').map((heading) => heading.text)).toEqual(page?.sections.map(({ title }) => title));
  const shown = main
    ?.all('img')
    .map((image) => image.get('src') ?? '')
    .join(' ');
  for (const picture of [page?.image ?? '', ...Object.values(page?.pictures ?? {})]) expect(shown).toContain(picture);
  const links = main?.all('a').map((link) => link.get('href'));
  for (const { to } of Object.values(page?.actions ?? {})) expect(links).toContain(to);
  expect(headOf(pageAt(url), 'description')).toBe(page?.description);
  expect(text('sitemap.xml')).toContain(`${url}</loc>`);
  expect(text('search.json')).toContain(`"to":"${url}"`);
  expect(text('sw.js').includes(`"/data/${name}.json"`)).toBe(true);
});

test.runIf(names.includes('volunteer-days'))('one with an entry in the menus is linked from every page', () => {
  expect(
    pageAt('/faq')
      .document.all('a')
      .map((link) => link.get('href')),
  ).toContain('/volunteer-days');
});
