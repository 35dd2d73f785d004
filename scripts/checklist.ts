/**
 * `npm run checklist`: prints the questions that the club must answer before the launch. Exits with 1 while one blocks
 * it. Sources: content/to-confirm.yaml, texts with a pending `counselReview`, drawings that photographs should replace.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { dataFiles, isDataKey } from '#content/schemas.server.ts';
import { readContent, type Content } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { plainText } from '#content/html.server.ts';
import { textsIn } from '#content/values.server.ts';
import type { Part, WhoKnows } from '#content/schema/faq.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { untranslatedWords } from './build/translated-words.ts';

/** `file` contains the sentence. Undefined if the site no longer has it. */
type Question = { part: Part; who: WhoKnows; question: string; sentence: string; file: string | undefined };

const parts: Readonly<Record<Part, string>> = { beforeLaunch: 'BLOCKS THE LAUNCH', niceToHave: 'NICE TO HAVE' };
const people: Readonly<Record<WhoKnows, string>> = {
  office: 'the range office',
  'range-master': 'the Range Master',
  president: 'the president',
  counsel: 'the club’s counsel',
};
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** All open questions, launch blockers first. Throws a ContentError. */
export function openQuestions(root: string): Question[] {
  const content = readContent(path.join(root, 'content'));
  const texts = textsOf(content);
  const listed = keysOf(parts).flatMap((part) =>
    keysOf(people).flatMap((who) =>
      content.toConfirm[part][who]
        .filter((entry) => !('answer' in entry) || entry.answer === null)
        .map((entry) => ({
          part,
          who,
          question: entry.question,
          sentence: entry.sentence,
          file:
            'answer' in entry
              ? `content/${dataFiles.toConfirm}`
              : texts.find(({ text }) => text.includes(entry.sentence))?.file,
        })),
    ),
  );
  return [...listed, ...unreviewed(content), ...drawings(content, path.join(root, 'content/images'))].toSorted(
    (a, b) =>
      keysOf(parts).indexOf(a.part) - keysOf(parts).indexOf(b.part) ||
      keysOf(people).indexOf(a.who) - keysOf(people).indexOf(b.who),
  );
}

type Text = { file: string; text: string };

/** Each rendered text, with its content file. */
function textsOf({ toConfirm: _questions, pages, ...data }: Content): Text[] {
  const files = [
    ...Object.entries(data).flatMap(([key, value]) => (isDataKey(key) ? [[dataFiles[key], value] as const] : [])),
    ...[...pages.values()].map((page) => [`pages/${page.name}.md`, page] as const),
  ];
  return files.flatMap(([file, value]) =>
    textsIn(value).map(({ text }) => ({ file: `content/${file}`, text: plainText(text).replace(/\s+/g, ' ') })),
  );
}

function unreviewed({ pages, youthForm }: Content): Question[] {
  const texts = [
    ...[...pages.values()].map(({ counselReview, heading, name }) => ({
      counselReview,
      heading,
      file: `pages/${name}.md`,
    })),
    { counselReview: youthForm.counselReview, heading: youthForm.title, file: dataFiles.youthForm },
  ];
  return texts
    .filter(({ counselReview }) => counselReview === 'pending')
    .map(({ heading, file }) => ({
      part: 'beforeLaunch',
      who: 'counsel',
      question: 'Please read this text as a whole, and approve or correct it.',
      sentence: heading,
      file: `content/${file}`,
    }));
}

function drawings({ images }: Content, folder: string): Question[] {
  const photos = new Set(readdirSync(folder).map((file) => path.parse(file).name));
  const drawn = keysOf(images).filter((id) => !photos.has(id) && !images[id]?.file && !images[id]?.keepDrawing);
  if (drawn.length === 0) return [];
  return [
    {
      part: 'niceToHave',
      who: 'office',
      question: `May we have photographs? ${drawn.length} pictures are drawings.`,
      sentence: drawn.join(', '),
      file: 'content/images.yaml',
    },
  ];
}

export function letter(club: string, questions: readonly Question[]): string {
  if (questions.length === 0) return 'Nothing is left to ask. The site may go live.\n';
  const lines = [`To ${club}: questions about your new website`, ''];
  lines.push('Only you can answer these. Where the site is right as it is, “yes” is enough.');
  questions.forEach(({ part, who, question, sentence, file }, index) => {
    const before = questions[index - 1];
    const count = questions.filter((one) => one.part === part).length;
    if (before?.part !== part)
      lines.push('', '', `${parts[part]} (${count} ${count === 1 ? 'question' : 'questions'})`);
    if (before?.part !== part || before.who !== who) lines.push('', `For ${people[who]}`);
    lines.push('', `${String(index + 1).padStart(3)}. ${question}`);
    lines.push(`     The site says: ${sentence}`);
    lines.push(
      file
        ? `     (${file})`
        : '     (It no longer says so: has this been answered? Then delete it from content/to-confirm.yaml.)',
    );
    lines.push('     Answer:');
  });
  return `${lines.join('\n')}\n`;
}

/** The letter, or the mistakes because of which there is none, and the exit code. */
export function report(root: string): { text: string; exitCode: number } {
  try {
    const questions = openQuestions(root);
    const content = readContent(path.join(root, 'content'));
    const toTranslate = [...content.toTranslate, ...untranslatedWords(root)];
    return {
      text: `${letter(content.site.name, questions)}\nSentences without confirmed Spanish: ${toTranslate.length} (npm run translations)\n`,
      exitCode: questions.some(({ part }) => part === 'beforeLaunch') ? 1 : 0,
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { text: error.message, exitCode: contentErrorExitCode };
  }
}

if (import.meta.main) {
  const { text, exitCode } = report(path.resolve(import.meta.dirname, '..'));
  process.stdout.write(text);
  process.exitCode = exitCode;
}
