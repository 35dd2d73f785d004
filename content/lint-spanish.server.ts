/** Likely mistakes in Spanish that an edit adds, changes or leaves behind. */
import type { DataKey } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import {
  besideSpanish,
  hashOf,
  isStamped,
  ledgerFile,
  type Ledger,
  pairMark,
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
    return warning(
      source,
      one.keys,
      pairMark(one.english, one.spanish),
      'changed, and the Spanish beside it didn’t',
      instead,
    );
  });
}

/** New Spanish whose name no English sentence has: a name that is mistyped leaves the sentence in English. */
export const lintNames = (
  sources: ReadonlyMap<string, Source>,
  sentences: readonly Sentence[],
  before: (file: string) => string | undefined,
): string[] =>
  sentences.flatMap(({ file, path, state }) => {
    const source = sources.get(ledgerFile(file));
    if (state !== 'unused' || !source) return [];
    const id = /^#.*?([\w-]*)$/.exec(path)?.[1];
    const typed = id === undefined ? `${path}:` : `{#${id}`;
    const whole = new RegExp(`(?<![\\w.-])${typed.replaceAll(/[.{]/g, '\\$&')}(?<=:|(?![\\w-]))`);
    if (whole.test(before(ledgerFile(file)) ?? '')) return [];
    const ofFile = sentences.filter((one) => one.file === file && one.state !== 'unused');
    const missing = ofFile.filter((one) => one.state === 'missing');
    const [nearest = ''] = mostAlike(
      path,
      (missing.length > 0 ? missing : ofFile).map((one) => one.path),
    );
    const message = 'translates nothing: the English has no such part';
    return id === undefined
      ? source.problem([path], message, `${nearest}:`, path)
      : source.bodyProblem(typed, message, `{${nearest.replace(/^#.*\./, '#')}}`);
  });
