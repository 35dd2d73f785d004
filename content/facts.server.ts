/** Facts that a text states or quotes: numbers in digits or words, and `{{…}}`. */
import type { Language } from '#domain/language.ts';

const listed = (words: string): readonly string[] => words.split(' ');
/** Without accents, which are often left out. */
const words: Readonly<Record<Language, Record<'numbers' | 'tens' | 'ordinals', readonly string[]>>> = {
  'en-US': {
    numbers: listed(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: listed('ten twenty thirty forty fifty sixty seventy eighty ninety'),
    ordinals: listed('first second third fourth fifth sixth seventh eighth ninth tenth'),
  },
  es: {
    numbers: listed(
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    ),
    tens: listed('diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ordinals: listed('primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo'),
  },
};

/** Other words for small numbers, and for noon. */
const likeNumbers: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'en-US': { once: '1', both: '2', twice: '2', double: '2', couple: '2', pair: '2', noon: '12', midnight: '12' },
  es: {
    // The ordinals before a noun.
    primer: '1',
    tercer: '3',
    un: '1',
    una: '1',
    ambos: '2',
    ambas: '2',
    par: '2',
    doble: '2',
    mediodia: '12',
    medianoche: '12',
  },
};

/** `isSure` is false for what may be no number: "one" is usually an article, and "both" may be "los dos" or "ambos". */
type Numeral = { fact: string; isSure: boolean };

/** The number of "two", "dos", "twenty-five" or "treinta y cinco"; undefined for other words. */
export function numberOfWord(word: string, language: Language): Numeral | undefined {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const numeral = read(plain, language);
  if (numeral || language === 'en-US') return numeral;
  // Spanish quotes English names, such as «five stand»; but "ten" is also a form of "tener".
  const quoted = read(plain, 'en-US');
  return quoted && { ...quoted, isSure: false };
}

function read(word: string, language: Language): Numeral | undefined {
  const { numbers, tens, ordinals } = words[language];
  const numberOf = (part = '') => (/^una?$/.test(part) ? 1 : numbers.indexOf(part) + 1);
  const [ten = '', unit] = word.replace(/^veinti/, 'veinte y ').split(/ y |[- ]/);
  if (unit !== undefined) {
    const sum = 10 * (tens.indexOf(ten) + 1) + numberOf(unit);
    return tens.includes(ten) && numberOf(unit) > 0 ? { fact: String(sum), isSure: true } : undefined;
  }
  const value = numbers.indexOf(word) + 1 || 10 * (tens.indexOf(word) + 1);
  if (value > 0) return { fact: String(value), isSure: value > 2 };
  const fact = likeNumbers[language][word] ?? String(ordinals.indexOf(word.replace(/a$/, 'o')) + 1);
  return fact === '0' ? undefined : { fact, isSure: false };
}

/** Words that can be other numbers than their own: half an hour is 30 minutes, and a thousand may be just many. */
const vague: Readonly<Record<Language, RegExp>> = {
  'en-US': /\b(?:half|quarters?|dozens?|hundreds?|thousands?)\b/i,
  es: /\b(?:docenas?|medi[ao] (?:hora|docena)|(?:y|menos) (?:media|cuarto)|(?:un|tres) cuartos?|cien|(?<!por )cientos?|\w+cient[oa]s|quinient[oa]s|miles|mil)\b/i,
};
const isVague = (english: string, spanish: string) => vague['en-US'].test(english) || vague.es.test(spanish);

const compound = (language: Language, joint: string) =>
  `\\b(?:${words[language].tens.slice(1).join('|')})${joint}(?:una?|${words[language].numbers.slice(0, 9).join('|')})\\b`;
const facts = new RegExp(
  String.raw`\]\([^)]*\)|\{#[^}]*\}|(\{\{[^}]*\}\}|\d{1,3}(?:,\d{3})+|\d+(?:[.:]\d+)?|${compound('en-US', '[- ]')}|${compound('es', ' y ')}|\p{L}+)`,
  'giu',
);
/** What is before a number of a name: that of the youth form, or a road's in English behind its Spanish one. */
const name = /(?:(?:formulario|permiso(?: y exención)?) para menores de |carretera \d+ \(«?highway )$/i;

export type Fact = Numeral & { words: string; index: number };

/** In the order of the text, without link targets and anchors; each with its words there. */
export function factsIn(text: string, language: Language): Fact[] {
  return [...text.matchAll(facts)].flatMap(({ 1: found, index }) => {
    if (found === undefined) return [];
    const before = text.slice(0, index);
    // "Quince días" are also two weeks, and "ocho días" one.
    const isSpan =
      language === 'es' && /^(?:ocho|quince)$/i.test(found) && text.startsWith(' días', index + found.length);
    const numeral = found.startsWith('{')
      ? { fact: found.replace(/\{\{\s*(?:es\.)?/, '{{').replace(/\s*\}\}/, '}}'), isSure: true }
      : /^\d/.test(found)
        ? { fact: inTwelveHours(found.replaceAll(',', '')), isSure: found !== '1:1' && !name.test(before) }
        : numberOfWord(found, language);
    return numeral ? [{ ...numeral, isSure: numeral.isSure && !isSpan, words: found, index }] : [];
  });
}

/** "13:30" → "1:30", "9:00" → "9". */
const inTwelveHours = (digits: string): string =>
  digits.replace(/^(1[3-9]|2[0-3])(?=:\d\d$)/, (hour) => String(Number(hour) - 12)).replace(/:00$/, '');

/** The sure facts of each language that the other one lacks; none where vague words can be any number. */
export function differences(english: string, spanish: string): Record<'english' | 'spanish', Fact[]> {
  if (isVague(english, spanish)) return { english: [], spanish: [] };
  const [one, other] = [factsIn(english, 'en-US'), factsIn(spanish, 'es')];
  const lackedBy = (all: readonly Fact[], others: readonly Fact[]) =>
    all.filter(({ fact, isSure }) => isSure && !others.some((each) => each.fact === fact));
  return { english: lackedBy(one, other), spanish: lackedBy(other, one) };
}

/** Whether both languages have the same facts in the same order, apart from what may be no number. */
export function sameFacts(english: string, spanish: string): boolean {
  if (isVague(english, spanish)) return true;
  return inOrder(factsIn(english, 'en-US'), factsIn(spanish, 'es'));
}

function inOrder(all: readonly Fact[], others: readonly Fact[]): boolean {
  const skipped = (from: number): number[] => [from, ...(others[from]?.isSure === false ? skipped(from + 1) : [])];
  // The places in `others` up to which the facts read so far can fit.
  let places = skipped(0);
  for (const { fact, isSure } of all) {
    const next = places.flatMap((place) => (others[place]?.fact === fact ? skipped(place + 1) : []));
    places = [...new Set([...next, ...(isSure ? [] : places)])];
  }
  return places.includes(others.length);
}
