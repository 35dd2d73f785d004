/** Whether the typed title of a closure names other days than it closes: "Closed Sunday", on a Saturday. */
import { daysNamed, monthName, several } from './calendar-title-days.ts';
import { foldTitle } from './calendar-titles.ts';
import type { Day } from './days.ts';

const reopening =
  /\b(?:until|till?|(?:re-?)?open\w*|again|back|resum\w+|see you|hasta|(?:re)?abr\w+|abiert\w+|otra vez|volv\w+)\b/i;

/** What follows these is no day of the closure: "Road washed out since Friday", "call Monday". */
const otherClause = /\b(?:since|after|last|call|desde|despues de|llam\w+)\b.*/;
/** "Closed until 2" names no day where the closure ends at an hour. */
const endHour = /\b(?:until|till?|hasta)\b \d{1,2}\b(?!\/|st|nd|rd|th)/;

const count = String.raw`\b(?:${several})`;
/** Behind a month or an ordinal, these belong to a date: "Closed: December and January". */
const afterDate = String.raw`(?:due|because|while|except|through|thru|to|until|till?|and|or|all?|a|y|o|hasta|debido|only)\b`;
/** In front of a month or an ordinal, these lead to a date. */
const beforeDate = String.raw`\b(?:closed?|closures?|cerrad[oa]s?|in|during|until|till?|through|thru|all|of|from|to|and|en|hasta|del?|desde|todo|the|el|y|al?|this|next|on|\d{1,2}(?:st|nd|rd|th)?)`;
const closureNoun = '(?:closures?|shut|span|break|stretch|hiatus|period)';
/** What the range is closed for as long as it takes: "5 days of repairs". */
const works = String.raw`(?:works?|repairs?|repairing|maintenance|construction|(?:re)?paving|renovat\w+|remodel\w*|upgrades?|overhaul|removal|clean\w*|install\w*|inspections?|fumigat\w+|painting|resurfacing|grading|drilling|vacation|obras?|trabajos|fumigacion|renovacion|inspeccion(?:es)?|instalacion(?:es)?|pintura|reparaci\w+|mantenimiento|construccion|remodelacion|limpieza|pavimentacion)`;
/** What may have lasted before the closure: "5 days of rain". */
const weather = String.raw`(?:rain\w*|snow\w*|ice|wind\w*|gusts|storms?|heat|cold|fog|smoke|fires?|floods?|flooding|hail|frost|mud|outages?|lluvias?|nieve|nevadas?|hielo|vientos?|tormentas?|calor|frio|niebla|humo|incendios?|apagones)\b`;
/** Behind an ordinal, these say what is counted: "12th annual match", "2nd Amendment rally". */
const ordinalNoun = String.raw`(?:annual|yearly|anniversary|birthday|edition|amendment|grade\w*|responders?|aid|infantry|marines?|army|cavalry|armored|airborne|battalion|regiment|division|brigade|squadron|precinct|district|circuit)`;

/** Not the one of a date: "October 12th". */
const ordinal = String.raw`(?<!${monthName} ?)\b(?:\d{0,2}(?:1st|2nd|3rd)|\d{1,2}th)`;
const spanishDays = '(?:dias|horas|semanas|meses)';

/** What names no day of the closure, but tells why: "January storm", "the road may flood", "two-day match". */
const reasons = [
  `(?<!${beforeDate}[ -]*)${monthName}(?! ?(?:\\d|[-&]|${afterDate})) (?=[a-z])`,
  String.raw`${ordinal} ${ordinalNoun}\b`,
  String.raw`\b\d{1,2}[oa]? (?:aniversario|edicion)\b`,
  String.raw`(?<!${beforeDate} )${ordinal} (?!${afterDate}|(?:for|of)\b)(?=[a-z])`,
  String.raw`${count}[ -](?:day|hour|hr|week|month)(?! (?:${afterDate}|for\b|${closureNoun}|(?:[a-z]+ ){0,2}${works}\b)) (?=[a-z])`,
  String.raw`(?<!\b(?:closed|cerrad[oa]|for|por|next) )${count} (?:days|hours|weeks|months|${spanishDays}) (?:without|with no|sin|(?:of|de) (?:[a-z]+ ){0,2}?${weather}(?! ${works}\b))`,
  String.raw`(?<!\b(?:cierre|periodo|lapso|${works})(?: del? (?:l[ao]s? )?[a-z]+)? de )(?<=\b[a-z]+ de )${count} ${spanishDays}\b`,
  String.raw`\b\d+ ?/ ?\d+ (?:of an? )?(?:miles?|inch(?:es)?|foot|feet|ft|acres?)\b`,
].map((pattern) => new RegExp(pattern, 'g'));

type TitledClosure = {
  title: string;
  from: Day;
  to: Day;
  /** The next day on which the range is open: "Closed until Sunday" may name it. */
  nextOpenDay: Day;
  /** The closure ends at an hour of its last day. */
  endsAtHour: boolean;
};

/** The first day that a closure's title names and on which it doesn't close. */
export function otherDayNamed({ title, from, to, nextOpenDay, endsAtHour }: TitledClosure): Day | undefined {
  const last = reopening.test(title) ? nextOpenDay : to;
  const said = reasons.reduce((left, reason) => left.replace(reason, ' '), foldTitle(title).replace(otherClause, ''));
  return daysNamed(endsAtHour ? said.replace(endHour, '') : said, from, to).find((day) => day < from || day > last);
}
