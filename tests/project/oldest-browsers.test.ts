/** app/, domain/ and words/ use nothing that one of the oldest supported browsers lacks, unless they ask for it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { writeProject } from './oldest-browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'oldest-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each is in TypeScript's libraries, and newer than Chrome 109, Firefox 115 or Safari 15.4. */
const newer = [
  'new URLSearchParams(location.search).size',
  '[2, 1].toSorted()',
  '[2, 1].keys().map(String)',
  'new Set([1]).union(new Set([2]))',
  'Object.groupBy([1], String)',
  'Map.groupBy([1], String)',
  'Promise.withResolvers()',
  'AbortSignal.any([])',
  'AbortSignal.timeout(1)',
  "URL.canParse('/')",
  "'text'.isWellFormed()",
  'new Intl.Segmenter()',
  'new OffscreenCanvas(1, 1)',
  'document.body.inert',
  'document.body.showPopover()',
  'document.body.checkVisibility()',
  'document.startViewTransition(() => {})',
  'navigator.share({})',
  'navigator.userActivation.isActive',
  'navigation.currentEntry',
  'requestIdleCallback(() => {})',
  'scheduler.postTask(() => {})',
  'new CSSStyleSheet().replaceSync("")',
  '/a/v.test("a")',
];

/** In all of them since then, or asked for. */
const fine = [
  '[1].at(-1)',
  '[1].findLast(Boolean)',
  'structuredClone({})',
  "Object.hasOwn({}, 'key')",
  "'text'.replaceAll('t', '')",
  "new URLSearchParams('').getAll('key')",
  'document.body.replaceChildren()',
  'document.createElement("dialog").showModal()',
  'navigator.serviceWorker.controller',
  'new Intl.DateTimeFormat().formatRange(0, 1)',
  'crypto.randomUUID()',
  'navigator.locks.request("one", async () => {})',
  'document.body.showPopover?.()',
  "'inert' in document.body",
  'window.requestIdleCallback && window.requestIdleCallback(() => {})',
  'document.startViewTransition?.(() => {}).ready',
];

const probe = path.join(folder, 'probe.ts');
const site = ['app', 'domain', 'words'];

/** What the compiler says of the site's files and of the uses above, in one run of it. */
async function problems(): Promise<{ file: string; line: number; message: string }[]> {
  writeFileSync(probe, `${[...newer, ...fine].map((use) => `void (${use});`).join('\n')}\nexport {};\n`);
  const files = [...site.map((name) => path.join(root, name, '**/*')), probe];
  const output = await promisify(execFile)(
    path.join(root, 'node_modules/.bin/tsc'),
    [
      '--noEmit',
      '--checkers',
      '1',
      '--pretty',
      'false',
      '--project',
      writeProject(path.join(folder, 'project'), files),
    ],
    { cwd: root, maxBuffer: 1e8 },
  ).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm)].map(([, file = '', line, message = '']) => ({
    file,
    line: Number(line),
    message,
  }));
}
const found = await problems();

it('app/, domain/ and words/ ask before they use it', () => {
  const ours = found.filter(
    ({ file }) => site.includes(file.split('/')[0] ?? '') && !/\.(?:server|test)\.tsx?$/.test(file),
  );
  expect(ours).toEqual([]);
});

it('notices a member of a type that is newer, and none that is old enough or asked for', () => {
  const lines = found.filter(({ file }) => file.endsWith('probe.ts')).map(({ line }) => line);
  expect([...newer, ...fine].filter((_, index) => lines.includes(index + 1))).toEqual(newer);
});
