/** An answer of the club, written once behind its question in content/to-confirm.yaml, is said wherever it was asked. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sectionOf } from '#app/lib/sections.ts';
import { plainText } from '#content/html.server.ts';
import { type Content, readContent } from '#content/load.server.ts';
import { type Topic, topicsOf } from '#content/schema/to-confirm.ts';
import { openQuestions } from '#scripts/checklist.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { withAnswers } from './access.server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'access-'));
const folder = path.join(root, 'content');
copyContent(folder);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (content: Content) => {
  const access = content.pages.get('access');
  if (!access) throw new Error('There is no content/pages/access.md');
  return withAnswers(sectionOf(access, 'known'), topicsOf(content.toConfirm));
};
const write = (topic: string, answer: string) => {
  const file = path.join(folder, 'to-confirm.yaml');
  const text = readFileSync(file, 'utf8');
  const line = new RegExp(`(topic: ${topic}\\n\\s+answer: ).*`);
  expect(text).toMatch(line);
  writeFileSync(file, text.replace(line, `$1${answer}`));
};

/** One of which the page says nothing yet, one of which it says something, and the one that other pages quote. */
const answers = {
  restrooms: 'There are restrooms at the office.',
  parking: 'The lot is next to the office.',
  'phone-hours': 'We answer on open days from {{hours.opens}}.',
};

test('one edit turns each question into its answer, on the page, in the letter and in other texts', () => {
  const isAnswered = ({ topic }: Topic) => topic in answers;
  for (const topic of Object.keys(answers)) write(topic, 'null');
  const asked = readContent(folder);
  const questions = topicsOf(asked.toConfirm).filter(isAnswered);
  expect(page(asked).open.map(({ title }) => title)).toEqual(
    expect.arrayContaining(questions.map(({ sentence }) => sentence)),
  );

  for (const [topic, answer] of Object.entries(answers)) write(topic, answer);
  const answered = readContent(folder);
  const { known, open } = page(answered);
  for (const { topic, answer } of topicsOf(answered.toConfirm).filter(isAnswered))
    expect(known.parts.filter(({ id, html }) => id === topic && plainText(html).endsWith(answer ?? '?'))).toHaveLength(
      1,
    );
  for (const { sentence, question } of questions) {
    expect(open.map(({ title }) => title)).not.toContain(sentence);
    expect(openQuestions(root).map((one) => one.question)).not.toContain(question);
  }
  expect(open.length).toBe(page(asked).open.length - questions.length);
  const ask = answered.pages.get('access')?.sections.find(({ id }) => id === 'ask')?.html ?? '';
  expect(plainText(ask)).toMatch(/We answer on open days from \d/);
});
