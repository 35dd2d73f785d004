/** Reads the titles of the club's calendar, by the words in calendar-title-words.ts. The strictest reading wins. */
import {
  activity,
  asks,
  busy,
  closedWord,
  confusables,
  harmless,
  hedge,
  lookalikes,
  markup,
  neutral,
  openHours,
  openRange,
  otherHours,
  partWord,
  reason,
  reversed,
  vague,
  wholeRange,
} from './calendar-title-words.ts';
import { type ClockHours, hasUnread, hasUnreadHours, plainTimes, readHours } from './calendar-title-times.ts';

export type TitleReading = {
  /** `partly`: closed outside of the hours. `ask`: may be closed. */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** The hours of each day; never with `ask` or `no`. */
  hours?: ClockHours;
};

/** Whether an event closes the range, by its title only: descriptions of ordinary days say "closed Monday" too. */
export function readTitle(title: string): TitleReading {
  const text = foldTitle(title);
  if (isUnreadable(title, text)) return { closes: 'ask' };
  const plain = plainTimes(text.replace(harmless, ' # '));
  const { hours, rest, isDoubtful } = readHours(plain);
  const verdict = verdictOf(hours ? rest : plain);
  const isVague = (vague.test(rest) || hasUnread.test(rest)) && !activity.test(text);
  const closes = verdict === 'no' && (isVague || hasUnreadHours(rest) || warning.test(title)) ? 'ask' : verdict;
  if (isDoubtful) return { closes: closes === 'yes' ? 'yes' : 'ask' };
  if (!hours || closes === 'yes') return { closes };
  const isExplained = verdictOf(rest.replace(reason, ' ').replace(otherHours, ' ')) === 'no';
  return isExplained && !hedge.test(plain) ? { closes: 'partly', hours } : { closes: 'ask' };
}

/** Whether it says "closed", not "closes": then the event's own times are closed too. */
export const saysClosed = (title: string): boolean =>
  /\b(?:closed|clsd|shut|cerrad[oa]s?|not open|no abrimos|no (?:live )?(?:shooting|fire|firing))\b/.test(
    foldTitle(title),
  );

export const isOpenDay = (title: string): boolean => {
  const text = foldTitle(title);
  return openRange.test(text) || openHours.test(text);
};

export const isBusy = (title: string): boolean => /^(?:busy|ocupad[oa])$/.test(foldTitle(title));

function verdictOf(text: string): 'yes' | 'ask' | 'no' {
  const isClosed = startsClosed(text) || text.split(/[^\p{L}\p{N}' ]/u).some((clause) => closesWholeRange(clause));
  if (isClosed) return reversed.test(text) ? 'ask' : 'yes';
  return [asks, otherHours, reason].some((pattern) => matches(pattern, text)) ||
    words(text).some((word, index, all) => resemblesClosed(word) || models.includes((all[index - 1] ?? '') + word))
    ? 'ask'
    : 'no';
}

function startsClosed(text: string): boolean {
  const others = words(text).filter((word) => !neutral.has(word));
  return closedWord.test(others.join(' '));
}

const closesWholeRange = (clause: string): boolean =>
  wholeRange.test(clause) && !matches(partWord, clause) && startsClosed(clause);

const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
const words = (text: string): string[] => Array.from(text.matchAll(/[\p{L}\p{N}']+/gu), ([word]) => word);

const warning = /[🔴🟥🚧✖❎⚠]|\bopen\w* ?\?/iu;

function isUnreadable(title: string, text: string): boolean {
  return (
    !/[a-z]/.test(text) ||
    /[^\P{L}a-z]/u.test(text) ||
    /[⛔🚫❌🛑🔒🚷\uFFFD]|\p{L}\p{So}\p{L}/u.test(title) ||
    busy.test(text)
  );
}

/** The title in lower-case Latin letters, without lookalikes ("Сlоsеd"), digits in words and spaces between letters. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s\p{Z}_]/gu, ' ')
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(markup, '')
    .replace(/[*~`]/g, '')
    .replace(/ +/g, ' ')
    .replace(/(?<=[a-z])[013$](?=[a-z])/g, (digit) => confusables[digit] ?? digit)
    .replace(/(?<![a-z])[a-z](?:[ .-][a-z]){3,}(?![a-z])/g, (spaced) => spaced.replace(/[ .-]/g, ''))
    .trim();
}

const models = ['closed', 'closing', 'closure', 'cancelled', 'canceled', 'cerrado'];
const strangers = /^(?:(?:en|dis|undis|fore|nondis)clos|encerr|clos(?:et|er|est|ely|eness|eout|eup)|cloned|cloning)/;

/** A typing error of one letter ("Clsoed"), or part of a longer word ("rangeclosed"). */
const resemblesClosed = (word: string): boolean =>
  !strangers.test(word) && models.some((model) => word.includes(model) || isOneSlipAway(word, model));

function isOneSlipAway(word: string, model: string): boolean {
  const at = Array.from(model).findIndex((letter, index) => letter !== word[index]);
  const [left, right] = [word.slice(at), model.slice(at)];
  const swapped = left.replace(/(.)(.)/, '$2$1');
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || swapped === right;
}
