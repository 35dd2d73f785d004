/** Whether a closure's title names other days than it closes. */
import { daysNamed, monthName } from '#domain/calendar-title-days.ts';
import { foldTitle } from '#domain/calendar-titles.ts';
import { addDays } from '#domain/days.ts';
import { type Hours, timesOn } from '#domain/hours.ts';
import { fullDate, fullDates } from '#words/format-time.ts';
import type { OfficeClosure } from './office-closure.ts';

const opensAgain =
  /\b(?:until|till?|(?:re-?)?open\w*|again|back|resum\w+|see you|hasta|(?:re)?abr\w+|abiert\w+|otra vez|volv\w+)\b/i;

/** "Road washed out since Friday", "call Monday". */
const notItsDays = /\b(?:since|after|last|call|desde|despu[eé]s de|llam\w+)\b.*/i;
/** "Closed until 2" is no day where the closure ends at an hour. */
const hourOfEnd = /\b(?:until|till?|hasta)\b(?: las?)? \d{1,2}\b(?!\/|st|nd|rd|th)/i;

const count = String.raw`\b(?:\d{1,3}|two|three|four|five|six|seven|dos|tres|cuatro|cinco|seis|siete)`;
/** Behind a time, these say more of it: "Closed: December and January". What else follows is what it belongs to. */
const goesOn = String.raw`(?:due|because|while|except|through|thru|to|until|till?|and|or|al?|y|o|hasta|debido|only)\b`;
const leads = String.raw`\b(?:closed?|closures?|cerrad[oa]s?|in|during|until|till?|through|thru|all|of|from|to|and|en|hasta|del?|desde|todo|the|el|y|al?|this|next|on|\d{1,2}(?:st|nd|rd|th)?)`;
const span = '(?:closures?|shut|span|break|stretch|hiatus|period)';

/** What names no day of the closure, but tells why: "January storm", "the road may flood", "two-day match". */
const reasons = [
  `(?<!${leads}[ -]*)${monthName}(?! ?(?:\\d|[-&]|${goesOn})) (?=[a-z])`,
  String.raw`(?<!${leads} )\b(?:\d{0,2}(?:1st|2nd|3rd)|\d{1,2}th) (?!${goesOn}|for\b)(?=[a-z])`,
  String.raw`${count}[ -](?:day|hour|hr|week|month)(?! (?:${goesOn}|for\b|${span})) (?=[a-z])`,
  String.raw`(?<!\b(?:closed|cerrad[oa]|for|por|next) )${count} (?:days|hours|weeks|months|dias|horas|semanas|meses) (?=(?:of|without|de|sin)\b)`,
  String.raw`(?<=\b(?!(?:cierre|periodo|lapso) )[a-z]+ de )${count} (?:dias|horas|semanas|meses)\b`,
  String.raw`\b\d+ ?/ ?\d+ (?:of an? )?(?:miles?|inch(?:es)?|foot|feet|ft|acres?)\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** A sentence about a title that names days on which it doesn't close: "Closed Sunday", on a Saturday. */
export function otherDaysIn({ title, from, to, opens }: OfficeClosure, hours: Hours): string | undefined {
  const after = [1, 2, 3, 4, 5, 6, 7].map((more) => addDays(to, more));
  // "Closed until Sunday" may name the day on which the range opens again.
  const last = opensAgain.test(title) ? (after.find((day) => timesOn(hours, day)) ?? to) : to;
  const said = reasons.reduce((left, reason) => left.replace(reason, ' '), foldTitle(title).replace(notItsDays, ''));
  const other = daysNamed(opens ? said.replace(hourOfEnd, '') : said, from, to).find((day) => day < from || day > last);
  return other && `The title names ${fullDate(other)}, but it closes on ${fullDates(from, to)}.`;
}
