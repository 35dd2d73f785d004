/** Reads a day and a time of day from a text in plain letters. */
import { addDays, type Day, dayFrom, type Weekday, weekdayOf, weekdays, yearOf } from '#domain/days.ts';
import { mistakes } from './correct.ts';

/** Finds a pattern in a query, and takes the found text out of it. */
export type Take = (pattern: RegExp) => RegExpExecArray | null;

const weekdayNames = [
  'mon|mondays?|lunes',
  'tues?|tuesdays?|martes',
  'weds?|wednesdays?|miercoles',
  'thu|thurs?|thursdays?|jueves',
  'fri|fridays?|viernes',
  'sat|saturdays?|sabados?',
  'sundays?|domingos?',
].map((names, index) => [weekdays[index], new RegExp(`\\b(?:${names})\\b`)] as const);

export const hasWeekday = (text: string): boolean => weekdayNames.some(([, pattern]) => pattern.test(text));

/** English months as patterns, with their short forms. */
export const months =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'.split(
    ' ',
  );
export const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

/** Of each month, a day of it, and the year. Spanish months may be cut to three letters, too: "24 dic". */
const dates = months.map((name, index) => {
  const mes = meses[index] ?? '';
  const either = `(?:${name}|${mes.slice(0, 3)}(?:${mes.slice(3)})?)`;
  return new RegExp(
    `\\b(?:${either}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?${either})\\b(?:(?: del?)? +(20\\d\\d))?`,
  );
});

/** Names of days and months that are long enough to be told from other words with a mistake. */
const spelledDays = [
  ...weekdays,
  ...'martes miercoles jueves viernes sabado domingo'.split(' '),
  ...months.map((name) => name.replace(/\W/g, '')),
  ...meses,
].filter((name) => name.length > 5);

/** "Open tusday", "abren el savado": a day is read before other words are corrected. */
export const spellDays = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(/[a-z]{5,}/g, (word) => {
    const typed = word.replace(/s$/, '').replace(/^b(?=ie)/, 'v');
    const isMeant = (name: string) => {
      // Of a long name two letters may be lost: "wensday", "setiembre".
      const most = Math.max(word.length, name.length) < 8 ? 1 : 2;
      return name[0] === typed[0] && mistakes(typed, name, most + 1) <= most;
    };
    return spelledDays.includes(word) || isKnown(word) ? word : (spelledDays.find(isMeant) ?? word);
  });

export function readDay(take: Take, today: Day): Day | undefined {
  if (take(/\b(?:today|toni(?:ght|te)|2nite|this morning|this afternoon|hoy)\b/)) return today;
  // "¿Está abierto ahorita el sábado?" asks for Saturday.
  const isNow = take(/\b(?:now|rn|right now|currently|ahora|(?:ah|h)?orita)\b/);
  // "El jueves en la mañana" is a morning.
  take(/\bla manana\b/);
  if (take(/\b(?:pasado manana|day after tomm?orr?ow)\b/)) return addDays(today, 2);
  // "Thursday next week", "a week from Monday": not the next one, and no one says which by when.
  const isAfterNext = take(/\bafter next\b|\botro (?=lunes|martes|miercoles|jueves|viernes|sabado|domingo)/);
  const isLast = take(/\blast (?=\w+day of (?:the|this) month)/) && take(/\bof (?:the|this) month\b/);
  const isLater = take(/\b(?:next week|weeks? from|(?:la )?(?:proxima|otra) semana|semana que viene|en una semana)\b/);
  if (!isNow && take(/\b(?:tomm?orr?ow|tmr{0,2}w|2morrow|manana)\b/)) return addDays(today, 1);
  for (const [index, pattern] of dates.entries()) {
    const [, after, before, year] = take(pattern) ?? [];
    const date = Number(after ?? before);
    if (!(date >= 1 && date <= 31)) continue;
    return dateOn(today, index + 1, date, year);
  }
  // The rifle 10/22 is asked for more often than October 22.
  const slashed = take(/\b(?!10\/22)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(20\d\d))?\b/);
  if (slashed) return dateOn(today, Number(slashed[1]), Number(slashed[2]), slashed[3]);
  // "24/12" and "24-12-2026", but neither 24/7 nor a caliber or two gauges.
  const reversed = take(/\b(?!24\/7|20\/12)(3[01]|2\d|1[3-9])(?:\/|-(?=\d\d-))(1[0-2]|0?[1-57-9])(?:[/-](20\d\d))?\b/);
  if (reversed) return dateOn(today, Number(reversed[2]), Number(reversed[1]), reversed[3]);
  const dated = theDates.map(take).find((found) => found !== null);
  const date = dated?.slice(1).find((found) => found !== undefined);
  const weekday = takeWeekday(take) ?? (dated && weekdayNames.find(([, pattern]) => pattern.test(dated[0]))?.[0]);
  if (date !== undefined) {
    const days = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead)).filter((day) =>
      day.endsWith(date.padStart(2, '0').padStart(3, '-')),
    );
    // "Friday 25th": of two such dates the one on a Friday.
    const onWeekday = days.find((day) => weekdayOf(day) === weekday);
    if (onWeekday ?? isWholeDate.test(dated?.[0] ?? '')) return onWeekday ?? days[0];
  }
  if (isLater) return undefined;
  // The last one of a month may be past.
  if (weekday && isLast)
    return Array.from({ length: 31 }, (_, ahead) => addDays(today, ahead)).findLast(
      (day) => weekdayOf(day) === weekday && day.slice(0, 7) === today.slice(0, 7),
    );
  const away = weekday && (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;
  if (away !== undefined) return addDays(today, isAfterNext ? (away || 7) + 7 : away);
  return isNow ? today : undefined;
}

/** "Sunday the 18th": its date says which Sunday. So does "viernes 1", if it is one, and "the 25th" by itself. */
const theDates = [
  /\b(?:\w+day|mon|tue|wed|thu|fri|sat|sun|open|closed|on),? (?:the )?(\d\d?)(?:st|nd|rd|th)\b(?! ?(?:anos|[ap]\.?m|y |:))/,
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:(\d\d)\b(?! ?(?:anos|[ap]\.?m|y |:))|(\d) +$)/,
  /\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|\w+day) (1[3-9]|2\d|3[01]) +$/,
  /^ *(?:(?:on|for|is it|are you|open|closed) )*(?:the )?(\d\d?)(?:st|nd|rd|th) *(?:$|(?:and|or) (?:the )?\d\d?(?:st|nd|rd|th) *$)/,
  /^ *(?:(?:abren|abierto|abiertos|estan) )*el (?:(?!17|35)(\d\d)|dia (\d\d?)) +$/,
];
/** Without a weekday that it may be the date of, or with an ordinal, which is nothing else. */
const isWholeDate = /\d(?:st|nd|rd|th)\b|^ *(?:\w+ )*el |^ *\w+ \d\d$/;

const monthBefore = new RegExp(
  `\\b((?:${months.join('|')})\\.? )(\\d{1,2}\\w*\\s*(?:or|and|&|,)\\s*)(?=\\d{1,2}(?:st|nd|rd|th)? ?(?:$|[?.,]|or|and))`,
  'gi',
);
const monthAfter = new RegExp(
  `(^|\\b(?:el|los|abren) )(\\d{1,2})(?=\\s*[yo]\\s*(?:el )?\\d{1,2}( de (?:${meses.join('|')})))`,
  'gi',
);

/** With the month beside each date: "dec 24 and 25", "24 o 25 de diciembre". */
export const eachDate = (query: string): string => query.replace(monthBefore, '$1$2$1').replace(monthAfter, '$1$2$3');

/** "Sun 2pm", "sat or sun": other than in "shade from the sun". */
const sunday = /\b(?:on|this|open|next|or|and) sun\b|\bsun(?= (?:at |by )?\d)|^ +sun +$/;

const takeWeekday = (take: Take): Weekday | undefined =>
  weekdayNames.find(([, pattern]) => take(pattern))?.[0] ?? (take(sunday) ? 'sunday' : undefined);

export function takeWeekdays(take: Take): void {
  let weekday = takeWeekday(take);
  while (weekday !== undefined) weekday = takeWeekday(take);
  take(/\bsun\b/);
}

/** The next such date, today included. Of a day that is past, or that the month doesn't have, nothing is said. */
function dateOn(today: Day, month: number, date: number, year?: string): Day | undefined {
  const years = year ? [Number(year)] : [0, 1].map((ahead) => yearOf(today) + ahead);
  const isIn = (day: Day) => Number(day.slice(5, 7)) === month;
  return years.map((one) => dayFrom(one, month, date)).find((day) => day >= today && isIn(day));
}

/** "At 10 50 cal" names a caliber, and "2 y media libra" a weight: such a time ends a sentence. */
export const timePattern =
  /\b(?:\d{1,2}(?::?\d{2})?\s*(?:am|pm|a\.?\s?m\.?|p\.?\s?m\.?)(?![a-z])|\d{1,2}:\d{2}|noon|midday|midnight|mediodia|(?:1[0-2]|[2-9]) y (?:media|cuarto)(?= +(?:$|[ap]m |on |is |ya ))|(?:at|by|around|(?:earli|lat)er than|after|before|until|till?|(?:half |quarter )?past|a las|a la|hasta las|despues de las|antes de las)\s+(?!100\b)(?:1?\d|2[0-4])(?::?\d{2}| [0-5][05](?= +(?:$|[ap]m |on |is |can |will |do |are |ya |puedo )))?(?!\d)(?:\s*[ap]\.?m\b)?(?:\s+y\s+(?:media|cuarto)\b)?(?!\s*(?:yard|yd|feet|ft|year|yr|yo|ga|min|round|shot|shell|visit|people|of us|\d)))\b/;

/** Minutes after midnight. Without "am" or "pm", the range's afternoon is meant by 1 to 6. */
export function minutesOf(time: string): number {
  if (/noon|midday|mediodia/.test(time)) return 12 * 60;
  const [, hours = '', minutes = '0', half] =
    /(\d{1,2})[: ]?(\d{2})?\s*([ap])?\.?\s?m?\.?(?:\s+y\s.*)?$/.exec(time) ?? [];
  if (hours === '') return 24 * 60;
  const hour = Number(hours);
  if (hour > 12) return hour * 60 + Number(minutes);
  const isAfternoon = half === 'p' || (half === undefined && hour < 7);
  const part = /media|half/.test(time) ? 30 : /cuarto|quarter/.test(time) ? 15 : 0;
  return part + ((hour % 12) + (isAfternoon || (half === undefined && hour === 12) ? 12 : 0)) * 60 + Number(minutes);
}
