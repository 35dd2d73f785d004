import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { doubts, mistakes, today } from './mistakes.ts';

const { at, edit, problems: refusals, root } = contentCopy();

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T20:00Z`) }));
afterAll(() => void vi.useRealTimers());

function slip(file: string, from: string | RegExp, to: string): { line: number; typed: string } {
  const { before, after } = edit(file, from, to);
  const was = before.split('\n');
  const index = after.split('\n').findIndex((text, place) => text !== was[place]);
  return { line: index + 1, typed: after.split('\n')[index] ?? '' };
}

/** What no editor can use: places in our code, names and addresses of the libraries below it. */
const ours =
  /\.ts\b|node_modules|\n\s+at |marked|[Zz]od\b|github\.com|\bYAML\b|Error:|undefined|\[object|scalar|implicit/;

describe.each(mistakes)('%s', (_what, file, from, to, said, below = 0) => {
  test('is told with its line, what was typed and what is allowed', () => {
    const { line } = slip(file, from, to);
    const [told = '', ...more] = refusals();
    expect(told).toMatch(new RegExp(`^content/${file}:\\d+ {2}.*${said}`));
    expect(told).toMatch(/\n {4}Here goes: \S/);
    expect(told).not.toMatch(ours);
    expect(more).toEqual([]);
    if (below === 'anywhere') return;
    expect(told).toContain(`content/${file}:${line + below}  `);
    const typed = readFileSync(at(file), 'utf8').split('\n')[line + below - 1]?.trim().slice(0, 60) ?? '';
    expect(told).toContain(`\n    You typed: ${typed}`);
  });
});

describe.each(doubts)('%s', (_what, file, from, to, said, meant) => {
  beforeEach(() => cpSync(at(''), path.join(root(), 'build/content'), { recursive: true }));

  test('is doubted, and taken once a comment says that it is meant', () => {
    const { line } = slip(file, from, to);
    const [told = ''] = refusals();
    expect(told).toContain(`content/${file}:${line}  `);
    expect(told).toContain(said);
    expect(told).toContain('\n    You typed: ');
    expect(told).toMatch(/If you mean it, write # meant: /);
    expect(told).not.toMatch(ours);

    const text = readFileSync(at(file), 'utf8');
    writeFileSync(
      at(file),
      file.endsWith('.md') ? text.replace('---\n', `---\n# meant: ${meant}\n`) : `# meant: ${meant}\n${text}`,
    );
    expect(refusals()).toEqual([]);
  });
});

describe('a file as other programs leave it', () => {
  const rewrite = (file: string, as: (text: string) => string | Buffer) =>
    writeFileSync(at(file), as(readFileSync(at(file), 'utf8')));

  test.each(['hours.yaml', 'pages/pass.md'])(
    '%s may begin with a mark of its order of bytes, and end its lines as on Windows',
    (file) => {
      rewrite(file, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
      expect(refusals()).toEqual([]);
    },
  );

  test('saved in the letters of Windows, it is refused at the first of them', () => {
    rewrite('prices.yaml', (text) =>
      Buffer.from(text.replace('title: Day pass', 'title: Day pass \u0093caf\u00e9\u0094'), 'latin1'),
    );
    expect(refusals()[0]).toMatch(
      /^content\/prices\.yaml:\d+ {2}holds a letter that is not saved as UTF-8.*\n {4}You typed: title: Day pass/,
    );
  });

  test.each([
    ['hours.yaml', 'hours.yml', 'rename it hours.yaml'],
    ['hours.yaml', 'Hours.YAML', 'rename it hours.yaml'],
    ['pages/volunteer-days.md', 'pages/José’s Days.md', 'rename it pages/joses-days.md'],
    ['pages/volunteer-days.md', 'pages/volunteer-days.docx', 'is its name spelled right?'],
  ])('%s named %s is read by nothing, and said to be', (right, wrong, instead) => {
    renameSync(at(right), at(wrong));
    expect(refusals().join('\n')).toContain(`content/${wrong}  is a file that nothing reads: ${instead}`);
  });

  test('a document that cannot be served is told, with what to do', () => {
    mkdirSync(at('documents'));
    writeFileSync(at('documents/Día del Niño.pdf'), '%PDF-1.7');
    writeFileSync(at('documents/rules.docx'), '');
    writeFileSync(at('documents/waiver.pdf'), 'Word');
    writeFileSync(at('documents/safety-rules.pdf'), '%PDF-1.7'.padEnd(600_000));
    const told = refusals().join('\n');
    expect(told).toMatch(/Día del Niño\.pdf {2}has a name.*\n.*dia-del-nino\.pdf/);
    expect(told).toMatch(/rules\.docx {2}is not a PDF/);
    expect(told).toMatch(/waiver\.pdf {2}cannot be read as a PDF/);
    expect(told).toMatch(/safety-rules\.pdf {2}has 0\.6 MB, and 0\.5 MB are allowed/);
  });

  test('the club’s own youth form is no draft, and any document may be linked', () => {
    mkdirSync(at('documents'));
    for (const name of ['youth-permission-and-release', 'waiver'])
      writeFileSync(at(`documents/${name}.pdf`), '%PDF-1.7');
    slip('faq.yaml', '(/shareholder-memberships)', '(/documents/waiver.pdf)');
    expect(refusals()).toEqual([
      expect.stringMatching(/^content\/youth-form\.yaml:\d+ {2}counselReview calls the youth/),
    ]);
    slip('youth-form.yaml', 'counselReview: pending', 'counselReview: approved');
    expect(refusals()).toEqual([]);
  });

  test('the Spanish of a page that was deleted is named, and nothing else of it', () => {
    writeFileSync(at('pages/es.volunteer-days.md'), '---\nactions.call: Llame\n---\n');
    expect(refusals()).toEqual([]);
    rmSync(at('pages/volunteer-days.md'));
    expect(refusals().filter((one) => one.includes('es.volunteer'))).toEqual([
      'content/pages/es.volunteer-days.md  translates volunteer-days.md, which is not there: delete both, or neither',
    ]);
  });

  test('a picture beside the texts, or what a system leaves everywhere, is no mistake of theirs', () => {
    mkdirSync(at('images'), { recursive: true });
    for (const name of ['.DS_Store', 'Thumbs.db', 'images/gate.jpg']) writeFileSync(at(name), '');
    expect(refusals()).toEqual([]);
  });

  test('a page without its front matter is refused', () => {
    rewrite('pages/pass.md', () => 'title: Passes\n');
    expect(refusals()[0]).toMatch(/^content\/pages\/pass\.md:1 {2}must start with .* three hyphens/);
  });
});
