/** What the compiler, the linter and the formatter leave unseen in our code. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import mutation from '../mutation/vitest.config.ts';
import { ownFiles } from './own-files.ts';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');
/** Where in the project's code a line is so, as `file:line`. */
const linesThat = (files: string, isSo: (line: string) => boolean) =>
  ownFiles(files).flatMap((file) =>
    linesOf(file).flatMap((line, index) => (isSo(line) ? [`${file}:${index + 1}`] : [])),
  );

/** A line that a comment begins or continues. A switch of the linter must be one line. */
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line) && !line.includes('oxlint-disable');
const hasTrailingComment = (line: string) => /[;,{})] \/\/ /.test(line);

it('no comment is wider than 120 columns', () => {
  const isWide = (line: string) => line.length > 120 && (isComment(line) || hasTrailingComment(line));
  expect(linesThat('**/*.{ts,tsx,css,js}', isWide)).toEqual([]);
});

it('a file of over 200 lines says at its top why it is one', () => {
  const silent = ownFiles('{app,content,domain,scripts,server,tests,words}/**/*.{ts,tsx,css}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const [header = ''] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
    return text.trimEnd().split('\n').length > 200 && !header.replaceAll(/\s+\*\s+/g, ' ').includes('ver 200 lines');
  });
  expect(silent).toEqual([]);
});

it('tests have no more lines than they had (docs/decisions/024-lines-of-tests.md)', () => {
  const files = new Set(['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'].flatMap(ownFiles));
  const lines = [...files].reduce((sum, file) => sum + linesOf(file).length - 1, 0);
  expect(lines).toBeGreaterThan(20_000);
  expect(lines).toBeLessThanOrEqual(35_700);
});

it('each rule of the linter that is off has its reason on the line above', () => {
  const lines = linesOf('.oxlintrc.json');
  const off = lines.flatMap((line, index) => (/"off",?$/.test(line) ? [lines[index - 1]?.trim()] : []));
  expect(off.length).toBeGreaterThan(0);
  for (const above of off) expect(above).toMatch(/^\/\/ /);
});

it('each place where a rule is switched off says why', () => {
  const isBare = (line: string) => /\/[/*] (?:oxlint|eslint)-disable/.test(line) && !/ -- \S/.test(line);
  expect(linesThat('**/*.{ts,tsx}', isBare)).toEqual([]);
});

/** Words of the range and of its site, which mean what they say there. */
const ours = new Set(['Navigation', 'Range']);

/** Files whose names are still to be changed. */
const pending = /^(?:domain\/windows|tests\/e2e\/|app\/document)/;

it('no exported name shadows a DOM global', () => {
  const [library = ''] = globSync('node_modules/@typescript/*/lib/lib.dom.d.ts');
  const globals = new Set(
    [...readFileSync(library, 'utf8').matchAll(/^(?:declare (?:var|function)|interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(globals).toContain('Document');
  const shadowing = ownFiles('{app,content,domain,server,scripts,tests,words}/**/*.{ts,tsx}')
    .filter((file) => !pending.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => globals.has(name) && !ours.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(shadowing).toEqual([]);
});

/** "a{b,c}" names "ab" and "ac". */
const namedBy = (pattern: string): string[] => {
  const { start = '', names, end = '' } = /^(?<start>.*?)\{(?<names>[^{}]*)\}(?<end>.*)$/.exec(pattern)?.groups ?? {};
  return names === undefined ? [pattern] : names.split(',').flatMap((name) => namedBy(start + name + end));
};

it('each file that mutation testing names is there', () => {
  const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8')) as { mutate: string[] };
  const named = [...mutate.map((pattern) => pattern.replace(/^!/, '')), ...(mutation.test?.include ?? [])];
  expect(named.flatMap(namedBy).filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
