/** Prettier breaks code at 120 columns. It leaves comments alone, so they are looked at here. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

const widest = 120;

/** A line that a comment begins or continues. A switch of the linter must be one line. */
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line) && !line.includes('oxlint-disable');
const hasTrailingComment = (line: string) => /[;,{})] \/\/ /.test(line);

it('no comment is wider than 120 columns', () => {
  const wide = ownFiles('**/*.{ts,tsx,css,js}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > widest && (isComment(line) || hasTrailingComment(line)) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(wide).toEqual([]);
});

it('a file of over 200 lines says at its top why it is one', () => {
  const silent = ownFiles('{app,content,domain,scripts,server,tests}/**/*.{ts,tsx,css}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const [header = ''] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
    return text.trimEnd().split('\n').length > 200 && !header.replaceAll(/\s+\*\s+/g, ' ').includes('ver 200 lines');
  });
  expect(silent).toEqual([]);
});
