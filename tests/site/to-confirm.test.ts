/** What content/to-confirm.yaml asks about is what the site says: a question about other words would confuse. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { isListed } from '#content/schema/faq.ts';
import { readPdf } from '#tests/fixtures/pdf-reader.ts';
import { client, pages } from './built.ts';

const { toConfirm, mail } = loadContent();
const sentences = Object.values(toConfirm)
  .flatMap((part) => Object.values(part).flat())
  // Topics that /access doesn't name are asked about by what the search says.
  .filter((entry) => !('answer' in entry) || isListed(entry))
  .map(({ sentence }) => sentence);

let said: string;

beforeAll(async () => {
  const documents = path.join(client, 'documents');
  const printed = readdirSync(documents).map((name) => readPdf(readFileSync(path.join(documents, name))));
  const texts = (await Promise.all(printed)).map(({ text }) => text);
  said = bare([...pages.map(({ document }) => document.text), ...texts, JSON.stringify(mail)].join('\n'));
});

/** Small, and without spaces: around tags, and where a line breaks, there may be more or fewer. */
const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();

test.each(sentences)('%s', (sentence) => {
  expect(said.includes(bare(sentence))).toBe(true);
});
