/** Likely mistakes in Spanish that an edit adds, changes or leaves behind. */
import { readPageLedger } from './page.server.ts';
import type { DataKey } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import {
  besideSpanish,
  hashOf,
  isStamped,
  type Ledger,
  pathOf,
  readLedger,
  type Sentence,
} from './translation.server.ts';
import { mostAlike } from './values.server.ts';
import { warning } from './warning.server.ts';

/**
 * Sentences whose English changed without the Spanish beside them. For those with a stamp, visitors see no outdated
 * Spanish (translation.server.ts).
 */
export function lintTranslations(key: DataKey, source: Source, ledger: Source | undefined, before: unknown): string[] {
  const stamps: Ledger = ledger ? readLedger(ledger) : { texts: {}, of: {} };
  const data = source.data();
  const pairOf = ({ english, spanish }: { english: string; spanish: string }) =>
    JSON.stringify([hashOf(english), spanish]);
  const now = besideSpanish(key, data);
  const pairs = new Set(now.map(pairOf));
  const known = besideSpanish(key, before);
  const knownPairs = new Set(known.map(pairOf));
  const orphans = new Set(known.filter((one) => !pairs.has(pairOf(one))).map(({ spanish }) => spanish));
  return now.flatMap((one) => {
    const isKnown = knownPairs.has(pairOf(one)) || isStamped(stamps, pathOf(data, one.keys), one.spanish);
    if (isKnown || !orphans.has(one.spanish)) return [];
    const instead = 'the same in Spanish too, or no Spanish beside it: Spanish pages then show it in English';
    return warning(source, one.keys, hashOf(one.english), 'changed, and the Spanish beside it didn’t', instead);
  });
}

/** New Spanish whose name no English sentence has: a name that is mistyped leaves the sentence in English. */
export const lintNames = (
  sources: ReadonlyMap<string, Source>,
  sentences: readonly Sentence[],
  before: (file: string) => string | undefined,
): string[] =>
  [...sources].flatMap(([file, source]) => {
    const english = file.replace(/(?<=^|\/)es\./, '');
    const ofEnglish = sentences.filter((one) => one.file === english);
    return english === file ? [] : lintNamesOf(source, ofEnglish, before(file));
  });

function lintNamesOf(source: Source, sentences: readonly Sentence[], before: string | undefined): string[] {
  const named = new Set(sentences.map(({ path }) => path));
  // The Spanish of an entry that was moved is found by its stamp.
  const used = new Set(sentences.map(({ of }) => of));
  const missing = sentences.filter(({ state }) => state === 'missing').map(({ path }) => path);
  const { texts, of } = source.body === '' ? readLedger(source) : readPageLedger(source);
  return Object.entries(texts).flatMap(([name, text]) => {
    const id = /^#.*?([\w-]*)$/.exec(name)?.[1];
    const typed = id === undefined ? `${name}:` : `{#${id}`;
    const whole = new RegExp(`(?<![\\w.-])${typed.replaceAll(/[.{]/g, '\\$&')}(?<=:|(?![\\w-]))`);
    if (text.trim() === '' || named.has(name) || whole.test(before ?? '') || used.has(of[name] ?? '')) return [];
    const [nearest = ''] = mostAlike(name, missing.length > 0 ? missing : [...named]);
    const message = 'translates nothing: the English has no such part';
    return id === undefined
      ? source.problem([name], message, `${nearest}:`, name)
      : source.bodyProblem(typed, message, `{${nearest.replace(/^#.*\./, '#')}}`);
  });
}
