import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

/** For each folder, those that it may use besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  words: ['domain'],
  content: ['domain', 'words'],
  app: ['content', 'domain', 'words'],
  server: ['app', 'content', 'domain', 'words'],
  scripts: ['app', 'content', 'domain', 'server', 'words'],
  tests: ['app', 'content', 'domain', 'scripts', 'server', 'words'],
};

/** A test beside its unit may run the server and use fixtures. */
const forUnitTests = ['server', 'tests', 'words'];

const importedBy = (file: string, text = readFileSync(file, 'utf8')) =>
  [...text.matchAll(/(?:from|import|import\() ?'([#.][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );

it.each(Object.entries(allowed))('%s uses only %j', (folder, others) => {
  const wrong = ownFiles(`${folder}/**/*.{ts,tsx}`).flatMap((file) => {
    const top = file.includes('.test.') ? [...others, ...forUnitTests] : others;
    return importedBy(file)
      .filter((name) => ![folder, ...top, '.generated'].includes(name.split('/')[0] ?? ''))
      .map((name) => `${file} → ${name}`);
  });
  expect(wrong).toEqual([]);
});

// tests/server/permissions.test.ts starts the server with what it may read, in a longer run.
it('of app/, which the server may not read, it uses only types', () => {
  const types = /^(?:import|export) type\b[^;]*;$/gm;
  const ofServer = ownFiles('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const values = (file: string) => importedBy(file, readFileSync(file, 'utf8').replaceAll(types, ''));
  expect(ofServer.filter((file) => values(file).some((name) => name.startsWith('app/')))).toEqual([]);
});

it('what one page alone shows lives beside its route', () => {
  const importers = new Map<string, string[]>();
  for (const file of ownFiles('app/**/*.{ts,tsx}').filter((name) => !name.includes('.test.')))
    for (const name of importedBy(file)) importers.set(name, [...(importers.get(name) ?? []), file]);
  const lonely = ownFiles('app/features/**/*.{ts,tsx}').filter((file) => {
    const pages = (importers.get(file) ?? []).map((name) => /^app\/routes\/([\w-]+)/.exec(name)?.[1]);
    return pages.length > 0 && pages.every((page) => page !== undefined && page === pages[0]);
  });
  expect(lonely).toEqual([]);
});
