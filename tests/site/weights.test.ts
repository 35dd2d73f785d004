/** What each page asks of a phone, in bytes on the wire. tests/e2e/pages.spec.ts measures the pictures. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ParsedElement } from '#content/html.server.ts';
import { pathOf } from '#content/page.server.ts';
import { buildTimes } from '#scripts/build/build-times.ts';
import { brotliBytes, client, pageAt, pages, project, scriptsOf } from './built.ts';

/** A thousand bytes, as browsers and phone plans count. */
const kB = 1000;

/** About as small as on the wire, in a fifth of the time. */
const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

describe.each(pages)('$url', ({ html, document }) => {
  const scripts = scriptsOf(html);

  // tests/e2e/pages.spec.ts adds up the bytes of what a browser loads.
  test('names scripts, and no picture viewer among them', () => {
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.join(' ')).not.toMatch(/embla|lightbox/);
  });

  test('names each script that it needs, so that none is found only by running another', () => {
    expect(scripts.filter((url) => !html.includes(url))).toEqual([]);
  });

  test('does not say again, for its scripts, what it says: their part is at most 15 % of the HTML, and 1.2 kB', () => {
    const ofType = (...types: (string | undefined)[]) =>
      document.all('script').filter((script) => types.includes(script.get('type')));
    const whole = packed(html);
    const spent = (inline: readonly ParsedElement[]) =>
      whole - packed(inline.reduce((rest, { source }) => rest.replace(source, ''), html));
    expect(ofType('application/json')).toHaveLength(1);
    expect(spent(ofType('application/json'))).toBeLessThanOrEqual(0.15 * whole);
    expect(spent(ofType('application/json', 'module', undefined))).toBeLessThanOrEqual(1.2 * kB);
  });
});

describe('a page whose component stays out of browsers', () => {
  const readData = (file: string) => JSON.parse(readFileSync(path.join(client, file), 'utf8')) as { html?: string };
  const bare = readdirSync(path.join(client, 'data'))
    .map((file) => ({ file: `data/${file}`, name: file.replace(/\.json$/, ''), data: readData(`data/${file}`) }))
    .filter(({ data }) => data.html !== undefined);
  const pageOf = (name: string) => pageAt(pathOf(name));

  test('there are some', () => expect(bare.length).toBeGreaterThan(1));

  test.each(bare)('$name has its HTML for navigations, and hydrates with none', ({ name, data }) => {
    const { html, document } = pageOf(name);
    const [main] = document.all('main');
    expect(data.html).toBe(html.slice(...(main?.place.inner ?? [0, 0])));
    const [hydration = ''] = /\/assets\/[\w.-]+\.json(?=","entry)/.exec(html) ?? [];
    expect(readData(hydration)).toMatchObject({ html: '', props: {} });
  });

  test.each(bare)('$name has nothing that needs a script', ({ name }) => {
    const [main] = pageOf(name).document.all('main');
    const active = main?.all('button', 'form', 'input', 'dialog', 'iframe') ?? [];
    // document.tsx prints.
    expect(active.filter((one) => one.get('data-prints') === undefined).map(({ text }) => text)).toEqual([]);
  });
});

test('the search, loaded on the first letter, weighs at most 27 kB', () => {
  const [script = '', ...others] = readdirSync(path.join(client, 'assets')).filter((name) =>
    /^find-.*\.js$/.test(name),
  );
  expect(others).toEqual([]);
  expect(brotliBytes(`assets/${script}`)).toBeLessThanOrEqual(27 * kB);
});

test('the fonts together weigh at most 60 kB', () => {
  const fonts = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(3);
  expect(fonts.reduce((sum, name) => sum + statSync(path.join(client, 'assets', name)).size, 0)).toBeLessThanOrEqual(
    60 * kB,
  );
});

// A club for tests takes its pictures from the first build, and one that was interrupted is not measured.
const { first } = await buildTimes(project);
test.skipIf(first === undefined)('the first build takes at most 150 s of processor time', () => {
  // See docs/performance.md. On a core that others share, a second does half as much.
  expect(first?.cpu).toBeLessThanOrEqual(150);
});
