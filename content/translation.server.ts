/**
 * A file's Spanish: `es` beside a sentence, or `content/es.NAME.yaml` and `content/pages/es.NAME.md` beside the file
 * (docs/spanish.md). A sentence without Spanish stays in English and is marked, never left out. Over 200 lines, because
 * each file has its own sentences.
 */
import { hash } from 'node:crypto';
import { z } from 'zod';
import { englishMark } from './markdown.server.ts';
import { type DataKey, dataFiles } from './schemas.server.ts';
import { nonEmpty } from './schema/text.ts';
import type { Source } from './source.server.ts';
import type { Said } from './tokens.server.ts';
import { type Path, textsIn, valueAt } from './values.server.ts';

/**
 * A sentence for visitors. `missing`: it has no Spanish. `stale`: its Spanish translates an earlier English text;
 * `shown` says whether visitors still see that, and `isNew` that no stamp is of this Spanish. `unused`: Spanish whose
 * English is gone.
 */
export type Sentence = { file: string; path: string; of: string; english: string } & (
  | { state: 'missing' }
  | { state: 'unused'; spanish: string }
  /**
   * `moved`: its Spanish is under another path. `stamped`: hashes record that it translates this English. `beside`: the
   * Spanish beside it in the file.
   */
  | { state: 'current'; spanish: string; moved: boolean; stamped: boolean; beside?: string | undefined }
  | { state: 'stale'; spanish: string; shown: boolean; isNew: boolean; beside?: string | undefined }
);

/**
 * A file of translations: Spanish by the path of its English, and the hash of the English that each one translates with
 * that of the Spanish. The latter may be missing if the Spanish is in this file: it is then confirmed as it is.
 */
export type Ledger = {
  texts: Readonly<Record<string, string>>;
  of: Readonly<Record<string, string>>;
};

/** "pages/pass.md" → "pages/es.pass.md". */
export const ledgerFile = (file: string): string => file.replace(/^(pages\/)?/, '$1es.');

const ledgerSchema = z
  .object({ of: z.record(z.string(), z.string().regex(/^[0-9a-f]{8}(?: [0-9a-f]{8})?$/)).default({}) })
  .catchall(nonEmpty);

/** Throws a ContentError. */
export function readLedger(source: Source): Ledger {
  const { of, ...texts } = source.read(ledgerSchema, undefined);
  return { texts, of };
}

/** Kept, because each check reads the whole content again, and hashing its texts took a fifth of that. */
const hashes = new Map<string, string>();

/** Eight hex digits of an English text before facts are filled in, so a new price makes no translation stale. */
export function hashOf(english: string): string {
  const known = hashes.get(english) ?? hash('sha256', english.replace(/\s+/g, ' ').trim()).slice(0, 8);
  hashes.set(english, known);
  return known;
}

/** "questions.firearm.label": keys, and list entries by their ids, or by numbers from 1. */
export function pathOf(data: unknown, keys: Path): string {
  const names: (string | number)[] = [];
  let value = data;
  for (const key of keys) {
    value = (value as Record<string, unknown> | undefined)?.[key];
    const { id, topic } = (value ?? {}) as { id?: unknown; topic?: unknown };
    const name = id ?? topic;
    names.push(typeof key === 'number' ? (typeof name === 'string' ? name : key + 1) : key);
  }
  return names.join('.');
}

/**
 * The files and pages where an outdated translation is better than English: labels and links. All other sentences may
 * be about safety, prices, hours or ages, and so may sentences here that contain a fact or a number. An outdated
 * description of a picture may be of the drawing that a photo replaced.
 */
const lenientFiles: readonly string[] = [dataFiles.embeds, dataFiles.gallery, dataFiles.navigation];
const lenientPages = /^pages\/(?:form-result|gallery|not-found|search)\.md$/;
const strictFact = /\{\{|\d/;

const isStrict = (file: string, ...texts: readonly string[]): boolean =>
  !(lenientFiles.includes(file) || lenientPages.test(file)) || texts.some((text) => strictFact.test(text));

/** The stamp of a sentence and the Spanish beside it. */
export const pairStamp = (english: string, spanish: string): string => `${hashOf(english)} ${hashOf(spanish)}`;

/** What a comment `# meant:` says to allow a sentence and its Spanish as they are. */
export const pairMark = (english: string, spanish: string): string => hashOf(`${english}\n${spanish}`);

/**
 * Judges English with Spanish beside it by a file's stamps, wherever in the file they are now.
 * @param present the file's English that has Spanish beside it
 */
function pairsIn({ of, texts }: Ledger, present: readonly string[]) {
  const pairs = Object.entries(of).flatMap(([path, stamp]) => {
    const [english = '', spanish] = stamp.split(' ');
    return spanish === undefined || texts[path] !== undefined ? [] : [{ english, spanish }];
  });
  const known = new Set(pairs.map(({ spanish }) => spanish));
  const left = present.map(hashOf);
  const orphans = new Set(
    pairs.flatMap(({ english, spanish }) => {
      // A file may contain a sentence twice.
      const at = left.indexOf(english);
      if (at < 0) return [spanish];
      left.splice(at, 1);
      return [];
    }),
  );
  return (english: string, beside: string): 'stamped' | 'new' | 'stale' => {
    const spanish = hashOf(beside);
    const own = pairs.filter((pair) => pair.english === hashOf(english));
    // If the English of a stamped pair is gone but its Spanish remains, only the English was changed.
    if (own.length === 0) return orphans.has(spanish) ? 'stale' : 'new';
    if (own.some((pair) => pair.spanish === spanish)) return 'stamped';
    return known.has(spanish) ? 'stale' : 'new';
  };
}

/** Whether a stamp, rather than a comparison with an earlier version, shows when this English changes. */
export const isStamped = ({ of }: Ledger, path: string, beside: string): boolean => {
  const stamp = of[path];
  if (stamp !== undefined && !stamp.includes(' ')) return true;
  const spanish = hashOf(beside);
  return Object.values(of).some((one) => one.endsWith(` ${spanish}`));
};

/**
 * Gives a text in Spanish if it has one, otherwise in English with a mark. Notes each.
 * @param present the file's English that has Spanish beside it
 */
export function translator(
  file: string,
  ledger: Ledger,
  note: (one: Sentence) => void,
  present: readonly string[] = [],
) {
  const judge = pairsIn(ledger, present);
  const byHash = new Map(
    Object.entries(ledger.of).flatMap(([path, of]) =>
      ledger.texts[path] === undefined ? [] : [[of.split(' ')[0], ledger.texts[path]]],
    ),
  );
  return (path: string, english: string, beside?: string): Said => {
    const of = hashOf(english);
    const inLedger = ledger.texts[path];
    const written = inLedger ?? beside;
    const isBeside = inLedger === undefined && beside !== undefined;
    const [ofEnglish, ofSpanish] = ledger.of[path]?.split(' ') ?? [];
    // A single hash stamps only the English.
    const judged =
      isBeside && (ofEnglish === undefined || ofSpanish !== undefined) ? judge(english, beside) : undefined;
    // Spanish beside its English needs no hash: lint-edit.server.ts asks for it when the English changes.
    const isCurrent = judged === undefined ? ofEnglish === of : judged !== 'stale';
    // An entry that was moved keeps its Spanish.
    const current = isCurrent ? written : byHash.get(of);
    const about = { file, path, of, english, ...(isBeside && { beside }) };
    const isChanged = inLedger !== undefined && ofSpanish !== undefined && ofSpanish !== hashOf(inLedger);
    if (current !== undefined) {
      const moved = current !== written;
      const stamped = judged === undefined ? moved || !isChanged : judged !== 'new';
      note({ ...about, state: 'current', spanish: current, moved, stamped });
      return { text: current, language: 'es' };
    }
    const shown = written !== undefined && !isStrict(file, english, written);
    const isNew = isChanged || (inLedger !== undefined && ofEnglish === undefined);
    note({
      ...about,
      ...(written === undefined ? { state: 'missing' } : { state: 'stale', spanish: written, shown, isNew }),
    });
    return shown ? { text: written, language: 'es' } : { text: englishMark + english, language: 'en-US' };
  };
}

/** The texts of a file of translations that none of the sentences of its English file uses. */
export function unusedIn(file: string, { texts, of }: Ledger, sentences: readonly Sentence[]): Sentence[] {
  const named = new Set(sentences.map(({ path }) => path));
  // The Spanish of an entry that was moved is found by its stamp.
  const used = new Set(sentences.map((one) => one.of));
  return Object.entries(texts).flatMap(([path, spanish]) =>
    spanish.trim() === '' || named.has(path) || used.has(of[path]?.split(' ')[0] ?? '')
      ? []
      : [{ file, path, of: '', english: '', state: 'unused', spanish }],
  );
}

export type Translate = ReturnType<typeof translator>;

/** Files whose short-lived sentences are over before they would be stamped. */
export const shortLived: readonly string[] = [dataFiles.announcements, dataFiles.closures];

/** Whether a sentence is in Spanish that no stamp confirms yet. */
export const isUnconfirmed = (one: Sentence): boolean =>
  one.state === 'current' && !one.stamped && !shortLived.includes(one.file);

function shownAs(one: Sentence, stamp: string): string {
  if (one.state === 'current') return `its new Spanish is shown. To confirm it: ${stamp}`;
  if (one.state !== 'stale' || !(one.shown || one.isNew)) return 'shown in English';
  if (one.isNew)
    return `shown in ${one.shown ? 'Spanish. To confirm it' : 'English until its Spanish is confirmed'}: ${stamp}`;
  return 'its old Spanish is shown';
}

/** One line for each sentence that needs a translator, with how visitors see it until then. */
export const untranslated = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap((one) => {
    if (one.state === 'current' && !isUnconfirmed(one)) return [];
    if (one.state === 'unused')
      return [`content/${ledgerFile(one.file)}  ${one.path}: translates nothing any more. Delete it`];
    const stamp = `npm run translations -- --stamp ${one.file.replace(/^pages\/|\.\w+$/g, '')}`;
    return [`content/${one.file}  ${one.path}: ${shownAs(one, stamp)}`];
  });

/** Keys whose values are not sentences for visitors. */
const notWords = new Set(
  'action bookingUrl calendarId carousel code contactUrl days format from icon id image images language name original otherwise photo provider revised station storageKey to topic unlike'.split(
    ' ',
  ),
);
/** Keys that hold the Spanish beside its English. */
export const spanishKeys = ['es', 'answersEs', 'holidaysEs', 'nameEs'];
/** Keys below which nothing is translated: words that visitors type, and Spanish. */
const notBelow = new Set(['asked', 'askedOfMinors', 'known', ...spanishKeys]);

/** The files with words for visitors, and patterns of the paths to them. */
const files: Partial<Record<DataKey, RegExp>> = {
  ages: /^(?!matrix\.cells\.[^.]+\.answer$)/,
  announcements: /text$/,
  bring: /^/,
  closures: /^(?:title|text)$/,
  embeds: /^(?!roads\.(?:(?:cards|ways)\.(?:road|part)|liveOnly|allEndOn)|(?:crm|signup)\.(?!title)|analytics)/,
  faq: /^/,
  gallery: /^/,
  goNow: /^/,
  hours: /^(?:closing|holidays)$/,
  images: /(?:alt|caption|credit)$/,
  mail: /^(?:signature|mails\.(?!.*-notice|privacy|opt-out)|lists|(?:forms|pages)\.(?!privacy)|address|errors)/,
  navigation: /^(?!spanish|english)/,
  notices: /^/,
  prices: /^/,
  ranges: /^/,
  rules: /(?:text|title|steel.*)$/,
  site: /^(?:description|payments|directions)/,
  toConfirm: /(?:sentence|answer)$/,
  training: /^/,
  visit: /^/,
  visitorCard: /^/,
  youthForm: /^(?:bring|draft)/,
};

/** Whether the value at a path of a file is a sentence for visitors. */
export function isWords(key: DataKey, keys: Path, text: string): boolean {
  const names = keys.filter((one) => typeof one === 'string');
  const last = names.at(-1) ?? '';
  if (!files[key]?.test(names.join('.')) || names.some((one) => notBelow.has(one))) return false;
  if (notWords.has(last) && !(key === 'ranges' && last === 'name')) return false;
  return !isFactAlone(text) && !/^https?:/.test(text);
}

/** Whether a text consists only of facts: "{{price.day}}". */
export const isFactAlone = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''));

/**
 * The Spanish beside the English at a path: `es` below the sentence, `es` with the same keys as its neighbors, or a key
 * with the same name and the suffix "Es".
 */
export function spanishBeside(data: unknown, keys: Path): string | undefined {
  const parents = [data];
  for (const key of keys) parents.push((parents.at(-1) as Record<string | number, unknown> | undefined)?.[key]);
  for (let depth = keys.length - 1; depth >= 0; depth--) {
    const [around, key] = [parents[depth], String(keys[depth])];
    if (around === null || typeof around !== 'object' || Array.isArray(around)) continue;
    const record = around as Record<string, unknown>;
    const named = textAt(record[`${key}Es`], keys.slice(depth + 1));
    if (named !== undefined) return named;
    const { es } = record;
    if (typeof es === 'string') {
      const names = Object.keys(record);
      if (depth === keys.length - 1 && names[names.indexOf('es') - 1] === key) return es;
    } else {
      const same = textAt(es, keys.slice(depth));
      if (same !== undefined) return same;
    }
  }
  return undefined;
}

/** The sentences of a data file that have Spanish beside them. */
export const besideSpanish = (key: DataKey, data: unknown): { keys: Path; english: string; spanish: string }[] =>
  textsIn(data).flatMap(({ keys, text }) => {
    const spanish = isWords(key, keys, text) ? spanishBeside(data, keys) : undefined;
    return spanish === undefined ? [] : [{ keys, english: text, spanish }];
  });

function textAt(value: unknown, keys: Path): string | undefined {
  const found = valueAt(value, keys);
  return typeof found === 'string' ? found : undefined;
}
