/**
 * Checks whether the Spanish of words/ translates the present English. words/both-languages.txt has both as visitors
 * read them; words/stamps.txt has a line with the hashes of each pair that a translator confirmed (docs/spanish.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pairStamp } from '#content/translation.server.ts';

type Pair = { key: string; english: string; spanish: string };
type Change = 'the English changed' | 'the Spanish changed' | 'new' | 'no longer said';
type Unconfirmed = { key: string; change: Change; texts: readonly string[] };

const listing = 'words/both-languages.txt';
const stampFile = 'words/stamps.txt';

/** The sentences of both-languages.txt. Throws if one has no Spanish. */
export function pairsOf(text: string): Pair[] {
  let key = '';
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      if (!lines[0]?.startsWith('  ')) key = lines.shift() ?? '';
      const [english = '', spanish = ''] = lines.map((line) => line.trim());
      if (lines.length !== 2 || english === '' || spanish === '') throw new Error(`${key} isn't in both languages.`);
      return { key, english, spanish };
    });
}

const stampOf = ({ key, english, spanish }: Pair): string => `${key} ${pairStamp(english, spanish)}`;

/** The lines of a stamp file that confirms every sentence. */
export const stampsFor = (text: string): string => `${[...new Set(pairsOf(text).map(stampOf))].join('\n')}\n`;

/** The sentences of both-languages.txt that the stamps don't confirm. */
export function unconfirmed(text: string, stamps: string): Unconfirmed[] {
  const pairs = pairsOf(text);
  const now = new Set(pairs.map(stampOf));
  const stamped = new Set(stamps.trim().split('\n'));
  const left = new Set([...stamped].filter((stamp) => !now.has(stamp)));
  /** Takes a confirmed pair of the same key with the same English or Spanish. */
  const took = (key: string, isSame: (english: string, spanish: string) => boolean): boolean => {
    const found = [...left].find((stamp) => {
      const [, of, english = '', spanish = ''] = /^(.+) (\w{8}) (\w{8})$/.exec(stamp) ?? [];
      return of === key && isSame(english, spanish);
    });
    return found !== undefined && left.delete(found);
  };
  const changed = pairs
    .filter((pair) => !stamped.has(stampOf(pair)))
    .map(({ key, ...said }): Unconfirmed => {
      const [english, spanish] = pairStamp(said.english, said.spanish).split(' ');
      const texts = [said.english, said.spanish];
      if (took(key, (_, was) => was === spanish)) return { key, change: 'the English changed', texts };
      if (took(key, (was) => was === english)) return { key, change: 'the Spanish changed', texts };
      return { key, change: 'new', texts };
    });
  // A sentence that changed in both languages is new, so its old stamp is not reported.
  for (const { key, change } of changed) if (change === 'new') took(key, () => true);
  return [
    ...changed,
    ...[...left].map((stamp): Unconfirmed => ({
      key: stamp.replace(/(?: \w{8}){2}$/, ''),
      change: 'no longer said',
      texts: [],
    })),
  ];
}

export const unconfirmedWords = (root: string): Unconfirmed[] =>
  unconfirmed(readFileSync(path.join(root, listing), 'utf8'), readFileSync(path.join(root, stampFile), 'utf8'));

export const stampWords = (root: string): void =>
  writeFileSync(path.join(root, stampFile), stampsFor(readFileSync(path.join(root, listing), 'utf8')));

/** One line for each that needs a translator, in the format of `untranslated` for the content. */
export const untranslatedWords = (root: string): string[] =>
  unconfirmedWords(root).flatMap(({ key, change }) =>
    change === 'no longer said' ? [] : [`${listing}  ${key}: ${change}`],
  );
