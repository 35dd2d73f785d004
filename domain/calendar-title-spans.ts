/** Reads closures that are longer than their event: "Closed through Sunday", entered only on Friday. */
import { plainTimes } from './calendar-title-times.ts';
import { foldTitle } from './calendar-titles.ts';
import { addDays, type Day, daysBetween, weekdayOf, weekdays, yearOf } from './days.ts';

export const openEndedDays = 14;
/** A date further ahead is in the past. */
const maxDaysAhead = 200;

const starts = (text: string): RegExp => new RegExp(text, 'g');
const back = String.raw`(?:(re ?-?open\w*|back|resum\w*|reabr\w*|moved to|rescheduled (?:to|for)) (?:on |el )?)?`;
const weekdayEnds = 'day|sday|s|nesday|rs|rsday|r|urday|es|tes|rcoles|ves|rnes|ado|ingo';
const weekdayName = starts(
  String.raw`\b${back}(mon|tue|wed|thu|fri|sat|sun|lun|mar(?! \d)|mie|jue|vie|sab|dom)(?:${weekdayEnds})?\b(?!s)`,
);
const weekdayStarts = ['mon lun', 'tue mar', 'wed mie', 'thu jue', 'fri vie', 'sat sab', 'sun dom'];
const monthStarts = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep,oct,nov,dec dic'.split(',');
const month = String.raw`(jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)[a-z]*\.?`;
const dates = [
  starts(String.raw`\b${month} (?:\d{1,2} ?(?:-|to|and|through|thru|&) ?)?(?<day>\d{1,2})\b(?![:\d])`),
  starts(String.raw`\b(?<day>\d{1,2}) (?:de )?${month}`),
  starts(String.raw`\b(\d{1,2})/(?<day>\d{1,2})\b`),
  starts(String.raw`\b\d{4}-(\d\d)-(?<day>\d\d)\b`),
];
const openEnded = new RegExp(
  [
    String.raw`\b(?:further notice|nuevo aviso|indefini[td]\w*|permanent\w*|season|temporada|(?:this|all|este) m\w+|pending|tfn|ufn|for now|(?:a|one) week|couple (?:of )?(?:days|weeks)|both days|\d{2,3} ?(?:hours|hrs))\b`,
    String.raw`\b(?:two|three|four|five|several|some|few|dos|tres|varios|varias) (?:days|weeks|dias|semanas)\b`,
    String.raw`\bfor (?:the )?(?:winter|summer|spring|fall)\b|\b\d{1,2}(?:st|nd|rd|th)? ?(?:-|to|through|thru) ?\d{1,2}(?:st|nd|rd|th)\b`,
    String.raw`\b(?:until|till|thru|through|hasta)\b(?! (?:las? )?\d| (?:dark|dusk|sunset|lunch|close|closing))`,
  ].join('|'),
);

/** The last day of a closure by its title: `last`, on which its event ends, or a later one. */
export function lastDayMeant(title: string, first: Day, last: Day): Day {
  const text = plainTimes(foldTitle(title));
  const weekEnd = addDays(last, (6 - weekdays.indexOf(weekdayOf(last))) % 7);
  const named = [...daysNamed(text, first, last), ...datesNamed(text, first)];
  if (/\b(?:tomorrow|tmrw|(?<!\bla )manana)\b/.test(text)) named.push(addDays(last, 1));
  if (/\b(?:weekend|fin de semana|(?:all|this|the|of|whole|entire|esta|la) (?:week|semana))\b/.test(text))
    named.push(weekEnd);
  if (/\b(?:next week(?:end)?|proxim[ao] (?:semana|fin))\b/.test(text)) named.push(addDays(weekEnd, 7));
  for (const [, count, unit = ''] of text.matchAll(/\b(\d{1,2}) (day|dia|week|semana)/g))
    named.push(addDays(first, Number(count) * (/[ws]/.test(unit) ? 7 : 1) - 1));
  if (named.length === 0 && openEnded.test(text)) return addDays(last, openEndedDays);
  return named.reduce((latest, day) => (day > latest ? day : latest), last);
}

/** "Sunday" is the next one, unless the event includes one. "Reopens Sunday": the day before. */
function daysNamed(text: string, first: Day, last: Day): Day[] {
  return Array.from(text.matchAll(weekdayName), ([, until, name = '']) => {
    const index = weekdayStarts.findIndex((one) => one.includes(name));
    const ahead = (index - weekdays.indexOf(weekdayOf(last)) + 7) % 7;
    const isWithin = daysBetween(first, last) >= (7 - ahead) % 7;
    return isWithin ? last : addDays(last, until ? ahead - 1 : ahead);
  });
}

function datesNamed(text: string, first: Day): Day[] {
  return dates.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 1: one = '', 2: two = '', groups: { day = '' } = {} }) => {
      const name = [one, two].find((part) => part !== day) ?? one;
      const number = Number(name) || monthStarts.findIndex((start) => start.includes(name)) + 1;
      const dayIn = (year: number) => `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const [thisYear, nextYear] = [dayIn(yearOf(first)), dayIn(yearOf(first) + 1)];
      const meant = thisYear < first ? nextYear : thisYear;
      return daysBetween(first, meant) <= maxDaysAhead ? meant : first;
    }),
  );
}
