/**
 * `npm run translations`: lists the sentences that have no Spanish, or the Spanish of an earlier English text, and the
 * Spanish whose English is gone.
 * npm run translations -- --stamp       confirms that all Spanish translates the present English
 * npm run translations -- --stamp pass  the same for pass.md and pass.yaml only; words: for words/both-languages.txt
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { isUnconfirmed, ledgerFile, pairStamp, type Sentence } from '#content/translation.server.ts';
import { literally } from '#content/values.server.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { stampWords, unconfirmedWords } from './build/translated-words.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { stamp: { type: 'boolean' } } });
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'content');
const { sentences } = readOrExplain();
const isAsked = ({ file }: Sentence) => positionals.length === 0 || positionals.includes(path.parse(file).name);
const asked = sentences.filter(isAsked);
const names = new Set(['words', ...sentences.map(({ file }) => path.parse(file).name)]);
const unknown = positionals.filter((name) => !names.has(name));
if (unknown.length > 0) {
  process.stderr.write(`Nothing has the name ${unknown.join(', ')}. Here goes: ${[...names].toSorted().join(', ')}\n`);
  process.exit(1);
}
const isOfWords = positionals.length === 0 || positionals.includes('words');

if (values.stamp) {
  for (const [file, all] of Map.groupBy(asked, ({ file }) => file)) stamp(file, all);
  if (isOfWords) stampWords(root);
} else {
  const toConfirm = asked.filter(isUnconfirmed);
  for (const one of [...asked.filter(({ state }) => state !== 'current'), ...toConfirm])
    process.stdout.write(
      `content/${one.file}  ${one.path} (${one.state === 'current' ? 'new' : one.state})\n    ${(one.state === 'unused' ? one.spanish : one.english).trim()}\n`,
    );
  const words = isOfWords ? unconfirmedWords(root) : [];
  for (const { key, change, texts } of words)
    process.stdout.write(`${[`words/both-languages.txt  ${key} (${change})`, ...texts].join('\n    ')}\n`);
  const count = (state: Sentence['state']) => asked.filter((one) => one.state === state).length;
  process.stdout.write(
    `${count('current')} current, ${count('stale')} stale, ${count('missing')} missing, ${count('unused')} unused, ${toConfirm.length} new; ${words.length} of words/ to be confirmed\n`,
  );
}

/** Mistakes in the content are told as the check tells them. */
function readOrExplain() {
  try {
    return readContent(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(error.message);
    process.exit(contentErrorExitCode);
  }
}

/** Rewrites the hashes at the end of a file of translations. */
function stamp(file: string, all: readonly Sentence[]): void {
  const { dir } = path.parse(file);
  const ledger = path.join(folder, ledgerFile(file));
  const said = all.filter((one) => one.state === 'current' || one.state === 'stale');
  if (said.length === 0) return;
  const before = all.reduce(
    (text, one) => (one.state === 'current' && one.moved ? withText(text, one.path, one.spanish) : text),
    existsSync(ledger) ? readFileSync(ledger, 'utf8') : '',
  );
  const stamps = [
    'of:',
    ...said.map(
      (one) => `  ${/[#:]/.test(one.path) ? `"${one.path}"` : one.path}: "${pairStamp(one.english, one.spanish)}"`,
    ),
    '',
  ].join('\n');
  const without = before.replace(/^of:\n(?: {2}.*\n)*/m, '');
  writeFileSync(
    ledger,
    dir ? without.replace(/^(---\n[\s\S]*?)(---\n)/, (_, front, end) => front + stamps + end) : without + stamps,
  );
}

/** Adds a text under a path to a file of translations. A moved section of a page must be moved by hand. */
function withText(ledger: string, path: string, text: string): string {
  if (path.startsWith('#')) throw new Error(`Move the section ${path} to where its English is, and stamp again.`);
  const line = `${path}: ${JSON.stringify(text)}\n`;
  const entry = new RegExp(`^${literally(path)}:.*\\n(?: {2}.*\\n)*`, 'm');
  return entry.test(ledger) ? ledger.replace(entry, () => line) : ledger.replace(/^(?=of:\n)/m, () => line);
}
