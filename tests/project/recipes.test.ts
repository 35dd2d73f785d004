/** The recipes of the documents work as written, on a copy of the project. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as PageNames from '#app/page-names.ts';
import type * as Load from '#content/load.server.ts';
import type * as Forms from '#domain/forms.ts';
import type * as Schemas from '#scripts/schemas.ts';
import type * as ReadSubmission from '#server/inbox/read-submission.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { copyPart, refreshCode } from '#tests/fixtures/project-copy.ts';

/** One copy for all: importing its code takes most of the time. The recipe that changes code is tried first. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  refreshCode('.', root);
  copyPart('content', '.', root, /images[\\/]/);
  copyContent(path.join(root, 'content'));
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  return () => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  };
});

const load = <Module>(file: string) => import(path.join(root, file)) as Promise<Module>;

/** The blocks of code of a part of a document, each with the file that the text above it names. */
function stepsOf(document: string, heading: string): { file: string; code: string }[] {
  const [, part = ''] = readFileSync(document, 'utf8').split(`# ${heading}\n`);
  const [section = ''] = part.split(/\n#+ /);
  return [
    ...section.matchAll(
      /^\d\. (?:(?!^\d\. )[\s\S])*?`((?:app|content|domain|server)\/[^`]+)`(?:(?!^\d\. )[\s\S])*?```\w+\n([\s\S]*?)```/gm,
    ),
  ].map(([, file = '', code = '']) => ({ file, code: code.replaceAll(/^ {3}/gm, '') }));
}

function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(root, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  expect(after, file).not.toBe(before);
  writeFileSync(full, after);
}

it('a field of a form is two files', async () => {
  const steps = stepsOf('docs/inbox.md', 'Adding a field to a form');
  expect(steps.map(({ file }) => file)).toEqual(['domain/forms.ts', 'content/mail.yaml']);
  const [field = '', words = ''] = steps.map(({ code }) => code.trim());
  edit('domain/forms.ts', "topic: { control: 'text' },", `$&\n      ${field}`);
  const { readContent } = await load<typeof Load>('content/load.server.ts');
  expect(() => readContent()).toThrow(/content\/mail\.yaml.*groupSize/);
  edit('content/mail.yaml', 'topic: { label: Subject }', `$&\n      ${words}`);
  const { readSubmission } = await load<typeof ReadSubmission>('server/inbox/read-submission.ts');
  const { spokenAnswers } = await load<typeof Forms>('domain/forms.ts');
  const sent = { name: 'Bo', email: 'bo@visitor.example', message: 'Hi', groupSize: '12' };
  const read = readSubmission('contact-message', sent);
  expect(read).toMatchObject({ ok: true, submission: { data: sent } });
  const answers = spokenAnswers('contact-message', readContent().mail.forms['contact-message'].fields, sent);
  expect(answers.map(({ words: { label }, text }) => [label, text])).toContainEqual(['Group size', '12']);
  // The last step: without it, tests/project/schemas.test.ts fails.
  expect(readFileSync('docs/inbox.md', 'utf8')).toMatch(/Then `npm run schemas` adds the field/);
  const { generatedFiles } = await load<typeof Schemas>('scripts/schemas.ts');
  expect(generatedFiles().get('.vscode/schemas/mail.json')).toContain('groupSize');
});

it('a page is two files', async () => {
  const steps = stepsOf('docs/adding-a-page.md', 'Adding a page');
  expect(steps).toHaveLength(2);
  const { pageNames } = await load<typeof PageNames>('app/page-names.ts');
  for (const { file, code } of steps.slice(0, -1)) {
    writeFileSync(path.join(root, file), code);
    expect(() => pageNames(root)).toThrow('app/routes/lost-and-found.tsx  is missing');
  }
  for (const { file, code } of steps.slice(-1)) writeFileSync(path.join(root, file), code);
  writeFileSync(path.join(root, 'app/routes/lonely.tsx'), '');
  expect(() => pageNames(root)).toThrow('content/pages/lonely.md  is missing');
  rmSync(path.join(root, 'app/routes/lonely.tsx'));
  expect(pageNames(root)).toContain('lost-and-found');
  const { readContent } = await load<typeof Load>('content/load.server.ts');
  const page = readContent().pages.get('lost-and-found');
  if (!page) throw new Error('The page was not read.');
  const { default: Page } = await load<{ default: (props: { top: object; page: object }) => React.ReactNode }>(
    'app/routes/lost-and-found.tsx',
  );
  const html = renderToStaticMarkup(createElement(Page, { top: { page }, page }));
  expect(html).toContain('<h1');
  expect(html).toContain('What to tell us');
  expect(html).toContain('href="/contact"');
});

it('the order of a menu is one file', async () => {
  const { readContent } = await load<typeof Load>('content/load.server.ts');
  const labels = () => readContent().navigation.header.map(({ label }) => label);
  const before = labels();
  edit('content/navigation.yaml', /( {2}- \{ label: Training.*\n)( {2}- \{ label: Contact.*\n)/, '$2$1');
  expect(labels()).toEqual([...before.slice(0, -2), 'Contact', 'Training']);
});
