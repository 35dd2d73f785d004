/** Which version an edit is compared with, in clones with and without a build. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { findBaseline } from './baseline.server.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-12-01T20:00Z') }));
afterAll(() => void vi.useRealTimers());

const { at, edit, problems, root } = contentCopy();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@club.example', ...args], {
    cwd: root(),
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2027-03-01T12:00:00-08:00' },
  }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'An edit');
};
const begin = () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
};
const tenfold = () => edit('prices.yaml', 'amount: 35', 'amount: 350');
const jump = [expect.stringMatching(/^content\/prices\.yaml:\d+ {2}.*is ten times the last price, \$35/)];

test('an edit that isn’t committed is compared with the last commit', () => {
  begin();
  expect(problems()).toEqual([]);
  tenfold();
  expect(problems()).toEqual(jump);
});

test('a price that becomes 0, or was 0, is free and no mistake', () => {
  begin();
  edit(
    'prices.yaml',
    'amount: 8',
    'amount: 0\n    next: [{ from: "2037-01-01", amount: 8 }, { from: "2037-02-01", amount: 0 }]',
  );
  expect(problems()).toEqual([]);
});

test('a coming price that changes nothing is rejected: today’s, or the one before it in a list', () => {
  begin();
  const next = (rows: string) =>
    edit('prices.yaml', /amount: 35\n(?: {4}next: .*\n)?/, `amount: 35\n    next: ${rows}\n`);
  const same = (amount: number) => [
    expect.stringMatching(
      new RegExp(
        `^content/prices\\.yaml:\\d+ .*amount is the price before it already, \\$${amount}: nothing would change`,
      ),
    ),
  ];
  next('{ from: "2037-01-01", amount: 35 }');
  expect(problems()).toEqual(same(35));
  next('[{ from: "2037-01-01", amount: 40 }, { from: "2037-02-01", amount: 40 }]');
  expect(problems()).toEqual(same(40));
  // A row that took effect and whose amount was then typed above it is no mistake.
  next('{ from: "2036-11-01", amount: 40 }');
  commit();
  edit('prices.yaml', 'amount: 35', 'amount: 40');
  expect(problems()).toEqual([]);
});

test('a commit is compared with the one before, as in the code host’s own check', () => {
  begin();
  tenfold();
  commit();
  expect(problems()).toEqual(jump);
});

test('all unpublished commits are compared with the published content', () => {
  begin();
  git('update-ref', 'refs/published', 'HEAD');
  tenfold();
  commit();
  edit('faq.yaml', 'question: When', 'question: When exactly');
  commit();
  expect(problems()).toEqual(jump);
  git('update-ref', 'refs/published', 'HEAD');
  expect(problems()).toEqual([]);
});

test('without commits an edit is compared with the last build, and without a build with nothing', () => {
  tenfold();
  expect(findBaseline(at(''))).toBeUndefined();
  expect(problems()).toEqual([]);
  begin();
  expect(findBaseline(at(''))).toBeUndefined();
  rmSync(path.join(root(), '.git'), { recursive: true });
  mkdirSync(path.join(root(), 'build'));
  cpSync(at(''), path.join(root(), 'build/content'), { recursive: true });
  edit('prices.yaml', 'amount: 350', 'amount: 35');
  expect(problems()).toEqual([expect.stringContaining('is a tenth of the last price, $350')]);
});

test('an edited English sentence with unstamped Spanish needs an edit of its Spanish too', () => {
  const rule = (text: string, es?: string) => `      - text: ${text}\n${es === undefined ? '' : `        es: ${es}\n`}`;
  const slow = rule('Slow fire only.', 'Solo tiro lento.');
  edit('rules.yaml', /^(?= {2}- id: authority\n)/m, slow);
  begin();
  expect(problems()).toEqual([]);
  edit('rules.yaml', slow, rule('Rapid fire allowed.', 'Solo tiro lento.'));
  const [problem = '', ...others] = problems();
  expect(others).toEqual([]);
  expect(problem).toMatch(/^content\/rules\.yaml:\d+ .*rules.*text changed, and the Spanish beside it didn’t/);
  expect(problem).toContain('You typed: - text: Rapid fire allowed.');
  const [meant = ''] = /# meant: [0-9a-f]{8}/.exec(problem) ?? [];
  // Three ways out, all possible on a phone: new Spanish, no Spanish, or a Spanish text that still fits.
  edit('rules.yaml', 'Solo tiro lento.', 'Se permite el tiro rápido.');
  expect(problems()).toEqual([]);
  edit('rules.yaml', rule('Rapid fire allowed.', 'Se permite el tiro rápido.'), rule('Rapid fire allowed.'));
  expect(problems()).toEqual([]);
  edit('rules.yaml', rule('Rapid fire allowed.'), `${rule('Rapid fire allowed.', 'Solo tiro lento.')}${meant}\n`);
  expect(problems()).toEqual([]);
});

test('a text of several lines is quoted by its first words', () => {
  const rule = (text: string) =>
    `      - text: >-\n          ${text},\n          on all ranges.\n        es: Solo tiro lento.\n`;
  edit('rules.yaml', /^(?= {2}- id: authority\n)/m, rule('Slow fire only'));
  begin();
  edit('rules.yaml', rule('Slow fire only'), rule('Rapid fire allowed'));
  expect(problems()).toEqual([expect.stringMatching(/You typed: - text: Rapid fire allowed,…\n/)]);
});

test('a sentence that moves with its Spanish is no mistake, nor is one whose Spanish is stamped', () => {
  const rows = (...texts: [text: string, es: string][]) =>
    texts
      .map(([text, es], at) => `- { text: ${text}, es: ${es}, from: "2037-03-0${at + 1}", to: "2037-03-0${at + 1}" }\n`)
      .join('');
  edit('announcements.yaml', '[]', rows(['A', 'B'], ['C', 'D']));
  begin();
  edit('announcements.yaml', rows(['A', 'B'], ['C', 'D']), rows(['E', 'F'], ['C', 'D'], ['A', 'B']));
  // Its outdated Spanish is not shown.
  edit('rules.yaml', 'Every time you pick one up', 'Whenever you pick one up');
  expect(problems()).toEqual([]);
});

test('a closure that is over may be reworded, but not copied with its dates', () => {
  begin();
  edit('closures.yaml', 'Offsite Staff Teambuilding Event', 'offsite staff event');
  expect(problems()).toEqual([]);
  edit('closures.yaml', /$/, '- { id: new, title: Rain, text: Rain., from: "2025-10-12", to: "2025-10-12" }\n');
  expect(problems()).toEqual([expect.stringContaining('is over: October 12, 2025 is in the past')]);
});

test('rows that were there before are no mistake, and a commit is judged by its own day', () => {
  edit('prices.yaml', 'amount: 35', 'amount: 35\n    next: { from: "2026-01-01", amount: 350 }');
  begin();
  edit('announcements.yaml', '[]', '- { text: A, es: A, from: "2027-03-01", to: "2027-03-02" }');
  commit();
  expect(findBaseline(at(''))?.editedOn).toBe('2027-03-01');
  expect(problems()).toEqual([]);
});

const deleted = (id: string) => edit('faq.yaml', new RegExp(`^ {4}- id: ${id}\\n(?: {5,}.*\\n)*`, 'm'), '');

test('an entry that is deleted is named if the search answers by its role; others may go', () => {
  begin();
  deleted('no-gun');
  expect(problems()).toContainEqual(
    expect.stringMatching(
      /^content\/faq\.yaml:\d+ {2}.*no longer has new-shooters\.items\.no-gun with its role: no-gun, by which/,
    ),
  );
});

test('a question by which nothing else is answered may be deleted', () => {
  begin();
  deleted('refunds');
  expect(problems()).toEqual([]);
});
