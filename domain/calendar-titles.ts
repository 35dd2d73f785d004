/**
 * Reads the titles of the club's calendar, by the words in calendar-title-words.ts. The strictest reading wins: a title
 * that says closed closes its whole event, and no other word of it opens an hour again. Hours that it names only add
 * doubt, because a misread one ("until 9 AM Sunday", entered on Saturday) would open the range on a closed day. Over
 * 200 lines, because each rule explains itself.
 */
import {
  activity,
  asks,
  busy,
  closedWord,
  closingHoliday,
  closedWords,
  confusables,
  explainsHours,
  harmless,
  harmlessSubject,
  hazard,
  hedge,
  lookalikes,
  markup,
  neutral,
  notClosed,
  numberedPart,
  openHours,
  openRange,
  opensLess,
  otherHours,
  partWord,
  reason,
  reversed,
  someoneAway,
  unreadDay,
  vague,
  wholeRange,
} from './calendar-title-words.ts';
import { saysUnknownOfRange } from './calendar-title-range.ts';
import { isBeside, notClosedAtAll, offBeside, joins, payment, rangeNames, sharesLot } from './calendar-title-beside.ts';
import {
  type ClockHours,
  endsAt,
  hasUnread,
  hasUnreadHours,
  plainTimes,
  readHours,
  readingOf,
} from './calendar-title-times.ts';

export type TitleReading = {
  /** `partly`: closed outside of the hours. `ask`: may be closed. */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** With `partly` the hours of each day; with `yes` the end of a closure, after which it asks. */
  hours?: ClockHours;
};

/** Whether an event closes the range, by its title only: descriptions of ordinary days say "closed Monday" too. */
export function readTitle(title: string): TitleReading {
  const folded = foldTitle(title);
  if (isUnreadable(title, folded)) return { closes: 'ask' };
  // What is off beside the range explains no other word of the title.
  const text = withoutBeside(folded);
  const plain = withoutReversal(plainTimes(withoutHarmless(text)));
  if (verdictOf(plain) === 'yes') return { closes: 'yes', ...endOf(plain) };
  const { hours, rest, isDoubtful } = readHours(plain);
  const verdict = verdictOf(hours ? rest : plain);
  const isVague =
    (vague.test(rest) && !activity.test(text)) || saysHours(hours ? rest : plain) || isDoubtfulBeside(rest);
  const isUnread = hasUnreadHours(rest);
  const closes =
    verdict === 'no' &&
    (((isVague || isUnread || saysUnknownOfRange(rest)) && !numberedPart.test(text)) || warning.test(title))
      ? 'ask'
      : verdict;
  if (isDoubtful || isOpenToSome(plain)) return { closes: 'ask' };
  if (!hours) return { closes };
  const isExplained = verdictOf(rest.replace(explanations, ' ')) === 'no';
  return isExplained && !hedge.test(plain) ? { closes: 'partly', hours } : { closes: 'ask' };
}

/** Whether a clause gives doubt. The event of another explains nothing in it: "SWAT, board meeting 6:30 PM". */
function isDoubtfulBeside(text: string): boolean {
  const clauses = text.split(/[,;.!?|]|:(?!\d)| [-/] /);
  return clauses.length > 1 && clauses.some((one) => (vague.test(one) || busy.test(one)) && !activity.test(one));
}

const withoutHarmless = (text: string): string =>
  text
    .replace(someoneAway, (found, whose?: string, who?: string) =>
      verdictOf(whose ?? who ?? '') === 'no' ? ' # ' : found,
    )
    .replace(harmless, ' # ');

/** Without what is closed or off beside the range: not where the range may share it, as in "Range, office closed". */
function withoutBeside(text: string): string {
  if (notClosedAtAll.test(text)) return ' # ';
  const rest = text.replace(payment, ' # ').replace(offBeside, (found, ...groups: unknown[]) => {
    const what = String(groups.find((group) => group !== undefined));
    return isBeside(what) && verdictOf(what) === 'no' && !vague.test(what) ? ' # ' : found;
  });
  return rest !== text && (sharesLot.test(rest) || clausesOf(rest).some(namesOnlyRange)) ? text : rest;
}

const namesOnlyRange = (clause: string): boolean => {
  const others = clause.replace(allRangeNames, ' ');
  return others !== clause && words(others).every((word) => neutral.has(word) || joins.test(word));
};
const allRangeNames = new RegExp(`${rangeNames.source}|${wholeRange.source}|${partWord.source}`, 'g');

const explanations = new RegExp(`${explainsHours.source}|${otherHours.source}`, 'g');

/** "Not closed: open as usual" has nothing to ask about. */
function withoutReversal(text: string): string {
  const rest = text.replace(notClosed, ' # ');
  return openRange.test(text) && verdictOf(rest) === 'no' ? rest : text;
}

/** Those words of a doubtful title that make the site ask; undefined if it isn't for single words. */
export function doubtfulWords(title: string): string | undefined {
  const plain = plainTimes(withoutHarmless(withoutBeside(foldTitle(title))));
  return [asks, otherHours, reason, vague].map((pattern) => plain.match(pattern)?.[0]).find((found) => found);
}

/** Hours and little else: "9am-1pm", "Gates lock at 1". With other words they are those of an event: "Plumber 9 AM". */
const saysHours = (rest: string): boolean =>
  hasUnread.test(rest) &&
  words(rest.replace(hasUnread, ' ')).every(
    (word) => neutral.has(word) || /\d|^[ap]m$/.test(word) || limits.test(word),
  );
const limits =
  /^(?:until|till?|hasta|then|at|by|gates?|doors?|puertas?|open|abren|gone|cutoff|locks?|last|ultim[oa]s?|relays?|turnos?|tandas?|call|wrap|up|starts?|ends?|members|las?|a)$/;

/** Not the registration or the shop, which may open for members. */
function isOpenToSome(text: string): boolean {
  const { subject } = opensLess.exec(text)?.groups ?? {};
  return subject !== undefined && (!harmlessSubject.test(subject) || wholeRange.test(subject));
}

const closedUntil = new RegExp(`^\\W*(?:(?:${[...neutral].join('|')})\\b\\W*)*${closedWords}${endsAt}(?!.*\\d)`);

/** The end of "Closed until 11 AM: snow", where nothing else in the title may be one. */
function endOf(text: string): { hours: ClockHours } | undefined {
  const { end } = closedUntil.exec(text)?.groups ?? {};
  const opens = end && !hedge.test(text) ? readingOf(end, 'opens') : undefined;
  return opens ? { hours: { opens } } : undefined;
}

/** Whether it forbids shooting at some hours: then the event's own times are closed too. */
export const forbidsShooting = (title: string): boolean =>
  /\b(?:no (?:live )?(?:shooting|fire|firing)|no tiro|sin tiro)\b/.test(foldTitle(title));

export const isOpenDay = (title: string): boolean => {
  const text = foldTitle(title);
  return openRange.test(text) || openHours.test(text);
};

/**
 * Whether a title says that the range is open, and nothing else: "Range open to the public", "Open 9-4". Not of a day
 * that may be another one than its event's: "Open Thanksgiving".
 */
export function saysOpen(title: string): boolean {
  const { closes, hours } = readTitle(title);
  if (unreadDay.test(foldTitle(title))) return false;
  const others = words(plainTimes(foldTitle(title))).filter(
    (word) => !neutral.has(word) && !/^(?:\d{1,2}(?:am|pm)?|20\d\d|al?|publico)$/.test(word),
  );
  return (
    (closes === 'no' || closes === 'partly') &&
    // Not an evening's event.
    !(hours?.opens && hours.opens >= '12:00') &&
    /^(?:open|opens|abiert[oa]|abrimos|abre)(?: as usual| como siempre)?$|^(?:(?:open|regular|normal|usual|hours) ?){2,}$/.test(
      others.join(' '),
    )
  );
}

/** Whether an entry is there for shooters of an open day, who must not come if it is canceled. */
export const isForShooting = (title: string): boolean => {
  const text = foldTitle(title);
  return (
    isOpenDay(title) ||
    /\b(?:rec\w*|public|general) shoot\b/.test(text) ||
    (/\b(?:shooting|plinking|ranges?|visitors?|tiro|campo|poligono)\b/.test(text) && !activity.test(text))
  );
};

export const isBusy = (title: string): boolean => /^(?:busy|ocupad[oa])$/.test(foldTitle(title));

function verdictOf(text: string): 'yes' | 'ask' | 'no' {
  const isClosed = startsClosed(text) || clausesOf(text).some((clause) => closesWholeRange(clause));
  if (isClosed) return reversed.test(text) ? 'ask' : 'yes';
  return [asks, otherHours, numberedPart.test(text) ? hazard : reason].some((pattern) => pattern.test(text)) ||
    words(text).some((word, index, all) => resemblesClosed(word) || models.includes(`${all[index - 1] ?? ''}${word}`))
    ? 'ask'
    : 'no';
}

function startsClosed(text: string): boolean {
  const others = words(text).filter((word) => !neutral.has(word));
  return closedWord.test(others.join(' '));
}

const closesWholeRange = (clause: string): boolean =>
  wholeRange.test(clause) && !partWord.test(clause) && startsClosed(clause);

const clausesOf = (text: string): string[] => text.split(/[^\p{L}\p{N}' ]/u);

const words = (text: string): string[] => Array.from(text.matchAll(/[\p{L}\p{N}']+/gu), ([word]) => word);

const warning = /[🔴🟥🚧✖❎⚠]|\bopen\w* ?\?/iu;

function isUnreadable(title: string, text: string): boolean {
  return (
    !/[a-z]/.test(text) ||
    /[^\P{L}a-z]/u.test(text) ||
    /[⛔🚫❌🛑🔒🚷\uFFFD]|\p{L}\p{So}\p{L}/u.test(title) ||
    closingHoliday.test(text) ||
    busy.test(text)
  );
}

/** "RangeClosed" is two words; "cLoSeD", typed with Caps Lock, is one. */
function withoutCamelCase(word: string): string {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.every(({ length }) => length > 1) ? parts.join(' ') : word;
}

/** The title in lower-case Latin letters, without lookalikes ("Сlоsеd"), digits in words and spaces between letters. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/\p{L}+/gu, withoutCamelCase)
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
/** "Clzd", "cls'd", "claused", "cerado", "serrada": by its consonants or its sound. */
const soundsClosed = /^cl[aeiou']*[sz]+[aeiou']*d$|^[cs][aeiou]rr?ad[ao]s?$|^[cs]ierr?e$/;
const strangers =
  /^(?:(?:en|dis|undis|fore|nondis)clos|encerr|clos(?:et|er|est|ely|eness|eout|eup)|cloned|cloning|classed)/;

/** A typing error of one letter ("Clsoed"), or part of a longer word ("rangeclosed"). */
const resemblesClosed = (word: string): boolean =>
  !strangers.test(word) &&
  (soundsClosed.test(word) || models.some((model) => word.includes(model) || isOneSlipAway(word, model)));

function isOneSlipAway(word: string, model: string): boolean {
  const at = Array.from(model).findIndex((letter, index) => letter !== word[index]);
  const [left, right] = [word.slice(at), model.slice(at)];
  const swapped = left.replace(/(.)(.)/, '$2$1');
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || swapped === right;
}
