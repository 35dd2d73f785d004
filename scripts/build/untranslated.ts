/** A build’s sentences that need a translator, recorded for the mail: reading the content again takes a second. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untranslatedWords } from './translated-words.ts';

const record = (build: string) => path.join(build, 'untranslated');

export const recordUntranslated = (build: string, root: string, toTranslate: readonly string[]): Promise<void> =>
  writeFile(record(build), [...toTranslate, ...untranslatedWords(root)].join('\n'));

/** One line for each; empty for a build that recorded nothing. */
export const untranslatedInBuild = (build: string): Promise<string> => readFile(record(build), 'utf8').catch(() => '');
