/** What a visit costs and when it is possible: prices, hours and holidays. */
import { plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { weekdays } from '#domain/days.ts';
import type { HolidayId } from '#domain/holidays.ts';
import type { FactKind } from '#domain/search.ts';
import { hoursWords } from '#words/hours-words.ts';
import { spanish } from '#words/hours-language.ts';
import { dollars, english as englishPrices, nextPrices, spanish as spanishPrices } from '#words/prices.ts';
import type { AskedFact, FactLanguage } from './search-fact.ts';

/** How many of a price's details its sentence states, if more than one. */
const stated: Readonly<Record<string, number>> = { junior: 2, annual: 3 };

export function priceFacts(content: Content, language: FactLanguage): AskedFact[] {
  const said = language === 'es' ? content.spanish : content;
  const words = language === 'es' ? spanishPrices : englishPrices;
  return said.prices.prices.map(({ id, asked, to, title, amount, next, unit, subtitle, details }): AskedFact => {
    // The details begin with the conditions. A day's price depends on the age.
    const juniors = said.prices.prices.find((one) => id === 'day' && one.id === 'junior');
    const conditions = details.slice(0, stated[id] ?? 1).map((detail) => plainText(detail));
    const says = [
      `${title}: ${dollars(amount, words)} ${unit}`,
      nextPrices(next, words),
      subtitle,
      ...(juniors ? [`${juniors.title}: ${dollars(juniors.amount, words)}. ${juniors.subtitle}`] : conditions),
    ];
    const is = { price: id, amount };
    return { to: to ?? `/pass#${id}`, asked, says: `${says.filter(Boolean).join('. ')}.`, is };
  });
}

/** What an answer about the hours needs to know. */
export function hoursKind(content: Content, language: FactLanguage, says: string): FactKind {
  const { hours, today } = content;
  const said = language === 'es' ? content.spanish : content;
  const words = language === 'es' ? hoursWords(hours, today, spanish) : hoursWords(hours, today);
  const weeks = [hours, ...hours.seasons].map(({ week }) => week);
  const open = weeks.flatMap((week) => week.flatMap((group) => ('opens' in group ? [group] : [])));
  const note = language === 'es' ? hours.holidaysEs : hours.holidays;
  // What the answer itself says of holidays may say more, at its end.
  const ofHolidays = says.indexOf(note.replace(/\.$/, ''));
  const rules = said.rules.groups.flatMap((group) => group.rules.map(({ text }) => plainText(text)));
  return {
    hours: true,
    closed: weekdays.filter((day) =>
      weeks.every((week) => week.some((group) => group.days.includes(day) && 'closed' in group)),
    ),
    saysClosed: words.closed,
    saysHoliday: ofHolidays < 0 ? `${note} ${says}` : `${says.slice(ofHolidays)} ${says.slice(0, ofHolidays).trim()}`,
    saysLate: rules.find((text) => text.includes(words.lastCheckIn)) ?? says,
    opens: Math.min(...open.map(({ opens }) => minutes(opens))),
    lastCheckIn: Math.max(...open.map(({ lastCheckIn }) => minutes(lastCheckIn))),
    closes: Math.max(...open.map(({ closes }) => minutes(closes))),
  };
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function holidayFacts({ search }: Content): AskedFact[] {
  const to = '/contact#hours';
  const computed = Object.entries(search.holidays).map(([id, asked]) => ({ id, asked, after: 0 }));
  const later = Object.entries(search.daysAfter).map(([id, asked]) => ({ id, asked, after: 1 }));
  const facts = [...computed, ...later].map(({ id, asked, after }): AskedFact => ({
    to,
    asked,
    is: { holiday: id as HolidayId, ...(after > 0 && { after }) },
  }));
  return search.otherHolidays ? [...facts, { to, asked: search.otherHolidays, is: { holiday: null } }] : facts;
}
