import { expect, test } from 'vitest';
import { sectionOf } from '#app/lib/page-content.ts';
import { withAnswers } from '#app/routes/access.server.ts';
import { plainText } from '#content/html.server.ts';
import { type Content } from '#content/load.server.ts';
import { type Topic, topicsOf } from '#content/schema/faq.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { letter, openQuestions, report } from './checklist.ts';

const { edit, read, root } = contentCopy();

const asked = () => openQuestions(root()).filter(({ question }) => question.startsWith('Test:'));

test('a question names the file with its sentence, and launch blockers come first', () => {
  edit('to-confirm.yaml', '  counsel:\n', '$&    - { sentence: no such words, question: "Test: gone?" }\n');
  edit(
    'to-confirm.yaml',
    'niceToHave:\n  office:\n',
    '$&    - { sentence: Oops! Page not found, question: "Test: nice?" }\n',
  );
  expect(asked()).toEqual([
    { part: 'beforeLaunch', who: 'counsel', question: 'Test: gone?', sentence: 'no such words', file: undefined },
    {
      part: 'niceToHave',
      who: 'office',
      question: 'Test: nice?',
      sentence: 'Oops! Page not found',
      file: 'content/pages/not-found.md',
    },
  ]);
});

test('a mistake in the content is told as the check tells it', () => {
  edit('prices.yaml', /^    amount: .*/m, '    amount: thirty-five');
  expect(report(root()).text).toMatch(/^The content has a mistake:\n\ncontent\/prices\.yaml:\d+ {2}[^]*Here goes/);
});

test('the letter numbers the questions, grouped by whether they block the launch and by who knows', () => {
  const one = { question: 'When?', sentence: 'Nine.', file: 'content/hours.yaml' };
  const gone = { question: 'Who?', sentence: 'Nobody.', file: undefined };
  const text = letter('The club', [
    { part: 'beforeLaunch', who: 'office', ...one },
    { part: 'beforeLaunch', who: 'counsel', ...gone },
    { part: 'niceToHave', who: 'office', ...one },
  ]);
  expect(text.split('\n').filter((line) => /^(?:For |[A-Z ]+\(\d| +\d+\. | +\(It)/.test(line))).toEqual([
    'BLOCKS THE LAUNCH (2 questions)',
    'For the range office',
    '  1. When?',
    'For the club’s counsel',
    '  2. Who?',
    '     (It no longer says so: has this been answered? Then delete it from content/to-confirm.yaml.)',
    'NICE TO HAVE (1 question)',
    'For the range office',
    '  3. When?',
  ]);
  expect(letter('The club', [])).toContain('Nothing is left to ask');
});

test('a legal text is asked about until counsel has approved it, and a drawing unless it is to stay', () => {
  const about = (name: string) => openQuestions(root()).filter(({ file }) => file === `content/${name}`);
  expect(about('pages/terms.md')).toMatchObject([{ part: 'beforeLaunch', who: 'counsel', sentence: 'Terms' }]);
  expect(about('images.yaml')[0]?.sentence).toMatch(/^(?!.*range-map).*not-found/);
  edit('pages/terms.md', 'counselReview: pending', 'counselReview: approved');
  edit('images.yaml', /^not-found:\n/m, 'not-found:\n  keepDrawing: true\n');
  expect(about('pages/terms.md')).toEqual([]);
  expect(about('images.yaml')[0]?.sentence).not.toContain('not-found');
});

const page = (content: Content) => {
  const access = content.pages.get('access');
  if (!access) throw new Error('There is no content/pages/access.md');
  return withAnswers(sectionOf(access, 'known'), topicsOf(content.toConfirm));
};
const write = (topic: string, answer: string) =>
  edit(
    'to-confirm.yaml',
    new RegExp(`(topic: ${topic}\\n(?:\\s+(?:listed|asked): .*\\n)*\\s+answer: ).*`),
    `$1${answer}`,
  );

/** One without a text on the page, one with a text, and one that other pages quote. */
const answers = {
  restrooms: 'There are restrooms at the office.',
  parking: 'The lot is next to the office.',
  'lost-property': 'Ask at the office.',
};

test('one edit turns each question into its answer, on the page, in the letter and in other texts', () => {
  const isAnswered = ({ topic }: Topic) => topic in answers;
  for (const topic of Object.keys(answers)) write(topic, 'null');
  const asked = read();
  const questions = topicsOf(asked.toConfirm).filter(isAnswered);
  expect(page(asked).open.map(({ title }) => title)).toEqual(
    expect.arrayContaining(questions.map(({ sentence }) => sentence)),
  );

  for (const [topic, answer] of Object.entries(answers)) write(topic, answer);
  const answered = read();
  const { known, open } = page(answered);
  for (const { topic, answer } of topicsOf(answered.toConfirm).filter(isAnswered))
    expect(known.parts.filter(({ id, html }) => id === topic && plainText(html).endsWith(answer ?? '?'))).toHaveLength(
      1,
    );
  const left = openQuestions(root()).map((one) => one.question);
  for (const { sentence, question } of questions) {
    expect(open.map(({ title }) => title)).not.toContain(sentence);
    expect(left).not.toContain(question);
  }
  expect(open.length).toBe(page(asked).open.length - questions.length);
});
