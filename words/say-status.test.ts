/**
 * What the site says in each kind of situation. tests/status tests that states are right, in generated cases. Over 200
 * lines, because it is a table with its sources.
 */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { type Sources, unreadCalendar } from '#domain/day-plan.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { comingClosures } from '#domain/closures.ts';
import { outlookAt } from '#domain/day-status.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';
import { words as en } from './en.ts';
import { words as spanishWords } from './es.ts';
import { joined, textOf } from './phrase.ts';
import { closureRow } from './say-event.ts';
import { sayAll, sayClosure, sayDay, sayStatus } from './say-status.ts';
import { inWords, type Sentences } from './sentences.ts';

/** A Thursday. */
const day = '2026-10-15';
const read = (...events: AgendaEvent[]) => ({ calendar: calendarAt(`${day} 06:00:00`, ...events) });
const closed = (...more: Parameters<typeof closureOn>[1][]) => ({ closures: more.map((one) => closureOn(day, one)) });

const momentOf = (reading: string) => rangeMoment(reading.length > 8 ? reading : `${day} ${reading}`);
const outlookOf = (reading: string, more: Partial<Sources>, count?: number) =>
  outlookAt(momentOf(reading), { ...club, ...more }, count);
function said(reading: string, more: Partial<Sources> = {}, words = en) {
  const { plate, line, more: below } = sayStatus(outlookOf(reading, more).today, momentOf(reading));
  return [textOf(inWords(words, plate)), textOf(joined(sayAll(words, line), ' ')), ...sayAll(words, below).map(textOf)];
}

const snow = read(allDayEvent('Closed: snow', day));
const noon = read(timedEvent('Closed: crew', `${day} 11:00:00`, `${day} 13:00:00`));
const twoReasons = read(
  timedEvent('Closed: snow', `${day} 08:00:00`, `${day} 12:00:00`),
  timedEvent('Closed: fire', `${day} 12:00:00`, `${day} 18:00:00`),
);
const maybe = read(allDayEvent('Trap closed', day, day, { closes: 'ask' }));
const trap = closed({ ranges: ['Trap range'], opens: '12:00' });
const late = closed({ title: 'Late opening', text: 'Late.', opens: '11:00' });
const holidayAndTrap = read(allDayEvent('Trap closed', '2026-11-26', '2026-11-26', { closes: 'ask' }));
const unread = { calendar: unreadCalendar };

const sources: Readonly<Record<string, Partial<Sources>>> = {
  usual: {},
  closed: closed({}),
  forever: closed({ to: '2099-12-31' }),
  late,
  trap,
  snow,
  noon,
  twoReasons,
  maybe,
  thanksgiving: { holidays: { thanksgiving: 'closed' } },
  monday: { holidays: { 'columbus-day': 'closed' } },
  unread,
};

/** Columns: the time, the sources, the word and the line, and the sentences below. */
const table = `
10-15 08:59:59 | usual | Opens 9 AM | Opens today at 9:00 AM.
10-15 09:00:00 | usual | Open | Until 4:00 PM today. Check in by 3:00 PM.
10-15 14:59:01 | usual | Check-in ends soon | Last check-in in 1 minute, at 3:00 PM. Open until 4:00 PM.
10-15 15:00:00 | usual | Check-in over | Opens Friday at 9:00 AM.
10-15 16:00:00 | usual | Closed | Opens Friday at 9:00 AM.
10-19 12:00:00 | usual | Closed | Opens Thursday at 9:00 AM.
10-15 12:00:00 | closed | Closed | Reason: snow. Opens Friday at 9:00 AM. | The club says: Snow.
10-15 12:00:00 | forever | Closed | Reason: snow. No opening scheduled. Please call first. | The club says: Snow.
10-15 10:00:00 | late | Opens 11 AM | Opens today at 11:00 AM. | Hours today: 11:00 AM to 4:00 PM. | The club says: Late opening. Late.
10-15 10:00:00 | trap | Open | Until 4:00 PM today. Check in by 3:00 PM. | Trap range closed until 12:00 PM.
10-15 10:00:00 | snow | Closed | Reason: snow. Opens Friday at 9:00 AM.
10-15 10:30:00 | noon | Check-in over | No check-in right now. Opens today at 1:00 PM. | Hours today: 9:00 AM to 11:00 AM and 1:00 PM to 4:00 PM. | Reason: crew.
10-15 11:30:00 | noon | Opens 1 PM | Opens today at 1:00 PM. | Hours today: 9:00 AM to 11:00 AM and 1:00 PM to 4:00 PM. | Reason: crew.
10-15 13:00:00 | twoReasons | Closed | Reason: fire. Usually opens Friday at 9:00 AM. We couldn’t check for closures. Please call first. | Last checked 6:00 AM PDT.
10-15 10:00:00 | maybe | Call first | The range may be closed today. | The club says: Trap closed. | Hours would be 9:00 AM to 4:00 PM.
11-25 12:00:00 | usual | Closed | Opens Friday at 9:00 AM. | Thursday, November 26: Thanksgiving Day. The range may be closed then. Please call first.
11-26 00:00:00 | usual | Call first | Today is Thanksgiving Day. The range may be closed today. | Hours would be 9:00 AM to 4:00 PM.
11-26 10:00:00 | thanksgiving | Closed | Reason: Thanksgiving Day. Opens Friday at 9:00 AM.
10-12 10:00:00 | monday | Closed | Opens Thursday at 9:00 AM.
10-15 12:00:00 | unread | Call first | We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM.
10-15 14:30:00 | unread | Call first | We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM. Last check-in in 30 minutes, at 3:00 PM.
10-19 12:00:00 | unread | Closed | Usually opens Thursday at 9:00 AM. We couldn’t check for closures. Please call first.`;

test.each(table.trim().split('\n'))('%s', (row) => {
  const [when, name = '', ...expected] = row.split(' | ');
  expect(said(`2026-${when}`, sources[name])).toEqual(expected);
});

test('a day that may close is named with the next opening, the holiday before what the calendar says', () => {
  const soon = { calendar: { ...maybe.calendar, checkedAt: '2026-10-14T16:00:00Z' } };
  expect(said('2026-10-14 10:00:00', soon).at(-1)).toBe(
    'Thursday, October 15: Trap closed. The range may be closed then. Please call first.',
  );
  expect(said('2026-11-26 08:00:00', holidayAndTrap)[1]).toBe(
    'Today is Thanksgiving Day. The range may be closed today.',
  );
  expect(said('2026-11-25 05:00:00', holidayAndTrap).at(-1)).toMatch(
    /^Thursday, November 26: Thanksgiving Day, Trap closed\. /,
  );
});

describe('a reason that two sources give is named once', () => {
  const holidays = { thanksgiving: 'closed' } as const;
  const thanksgiving = '2026-11-26';
  const once = 'Reason: Thanksgiving Day. Opens Friday at 9:00 AM.';
  const lineAt = (more: Partial<Sources>, words = en) => said(`${thanksgiving} 10:00:00`, more, words).slice(1);

  test('on a page whose server announces the holiday as a closure', () => {
    const closures = comingClosures(thanksgiving, { ...club, holidays });
    const server = { givenAt: momentOf(`${thanksgiving} 09:00:00`), sure: true, days: [], closures };
    expect(lineAt({ holidays, server })).toEqual([once]);
    expect(lineAt({ server })).toEqual([once]);
  });

  test('if the club also wrote it into its calendar', () => {
    const calendar = calendarAt(`${thanksgiving} 09:00:00`, allDayEvent('Closed - Thanksgiving', thanksgiving));
    expect(lineAt({ holidays, calendar })).toEqual([once]);
    expect(lineAt({ calendar }, spanishWords)).toEqual([
      'Motivo: Día de Acción de Gracias. Abre el viernes a las 9:00 a.m.',
    ]);
  });

  test('with what else one of them says', () => {
    const read = (title: string, description: string) =>
      calendarAt(`${day} 06:00:00`, allDayEvent(title, day, day, { description }));
    const both = { calendar: read('Closed: snow', ''), closuresCalendar: read('Closed for snow', 'Two feet of it') };
    const expected = ['Reason: snow. Opens Friday at 9:00 AM.', 'The club says: Two feet of it.'];
    expect(said(`${day} 10:00:00`, both).slice(1)).toEqual(expected);
  });
});

describe('the coming days', () => {
  const days = (reading: string, sources: Partial<Sources>, count?: number) =>
    outlookOf(reading, sources, count).days.map((day) => {
      const { hours, more } = sayDay(day);
      return [inWords(en, hours), ...sayAll(en, more)].map(textOf);
    });

  test('have their hours, and why they differ', () => {
    const sources = {
      calendar: calendarAt('2026-11-25 11:00:00', allDayEvent('Closed: snow', '2026-11-27')),
      closures: [closureOn('2026-11-28', { opens: '11:00', title: 'Late opening' })],
    };
    expect(days('2026-11-25 12:00:00', sources)).toEqual([
      ['Closed'],
      ['Call first', 'Thanksgiving Day'],
      ['Closed', 'snow'],
      ['11:00 AM to 4:00 PM', 'Late opening'],
      ['9:00 AM to 4:00 PM'],
      ['Closed'],
      ['Closed'],
    ]);
  });

  test('of a holiday within weeks of late openings name the one that decides', () => {
    const ice = {
      closures: [closureOn('2026-12-18', { to: '2027-01-03', title: 'Late opening', opens: '10:30' })],
      holidays: { christmas: 'closed', 'christmas-eve': 'open' } as const,
    };
    expect(days('2026-12-24 10:00:00', ice, 2)).toEqual([
      ['10:30 AM to 4:00 PM', 'Late opening'],
      ['Closed', 'Christmas Day'],
    ]);
    expect(days('2026-12-31 10:00:00', ice, 1)).toEqual([['Call first', 'New Year’s Eve']]);
  });

  test('name a closed part until it is over', () => {
    const parts = closed({ to: '2026-10-16', ranges: ['Trap range'], opens: '12:00' });
    const until = ['9:00 AM to 4:00 PM', 'Trap range closed until 12:00 PM.'];
    expect(days('11:59:59', parts, 2)).toEqual([until, until]);
    expect(days('12:00:00', parts, 2)).toEqual([['9:00 AM to 4:00 PM'], until]);
  });

  test('are usual ones where closures could not be checked', () => {
    expect(days('10:00:00', unread, 2)).toEqual([['Usually 9:00 AM to 4:00 PM'], ['Usually 9:00 AM to 4:00 PM']]);
  });
});

test.each<[AgendaEvent, string]>([
  [allDayEvent('Closed: snow', day), 'Closed today: snow'],
  [allDayEvent('Closed', day), 'Closed today'],
  [allDayEvent('Closed: snow', day, '2026-10-16'), 'Closed today to Friday, October 16: snow'],
  [timedEvent('Closed: snow', `${day} 11:00:00`, `${day} 13:00:00`), 'Closed today, 11:00 AM to 1:00 PM: snow'],
  [allDayEvent('Short', day, day, { closes: 'partly', hours: { opens: '11:00' } }), 'Today: Opens at 11:00 AM'],
  [allDayEvent('Trap closed', day, day, { closes: 'ask' }), 'Today: Trap closed. The range may be closed: call first.'],
  // The end of a day isn't shown as a time.
  [timedEvent('Closed: snow', `${day} 11:00:00`, '2026-10-16 00:00:00'), 'Closed today, from 11:00 AM: snow'],
  // A date in the title isn't repeated.
  [allDayEvent('Closed Sunday, October 18', '2026-10-18'), 'Closed Sunday, October 18'],
])('%j in one line: %s', (event, line) => {
  expect(textOf(sayClosure(en, event, day))).toBe(line);
});

describe('a closure that the club wrote in both languages', () => {
  const title = 'Closed: road work';
  const es = { title: 'Cerrado: obras en el camino', text: 'Abrimos el viernes.' };
  const sourcesWith = (spanish?: typeof es) =>
    closed({ title, text: 'We open on Friday.', ...(spanish && { es: spanish }) });
  const phrasesOf = (catalog: Sentences, spanish?: typeof es) => {
    const { today } = outlookOf('10:00:00', sourcesWith(spanish));
    const { line, more } = sayStatus(today, momentOf('10:00:00'));
    const [event] = comingClosures(day, { ...club, ...sourcesWith(spanish) });
    if (!event) throw new Error('there is no closure');
    return [
      ...sayAll(catalog, [...line, ...more]),
      sayClosure(catalog, event, day),
      ...Object.values(closureRow(catalog, event)),
    ];
  };
  const textIn = (phrases: ReturnType<typeof phrasesOf>) => phrases.map((one) => textOf(one ?? '')).join(' ');
  const quotesIn = (phrases: ReturnType<typeof phrasesOf>) =>
    phrases.flatMap((one) => (typeof one === 'string' ? [] : (one ?? []))).filter((piece) => typeof piece === 'object');

  test('is said in Spanish on Spanish pages, without an English mark', () => {
    const phrases = phrasesOf(spanishWords, es);
    expect(textIn(phrases)).toMatch(/obras en el camino.*Abrimos el viernes/);
    expect(textIn(phrases)).not.toMatch(/road work|Friday/);
    expect(quotesIn(phrases)).toEqual([]);
  });

  test('is quoted in English on Spanish pages while it has no Spanish', () => {
    const phrases = phrasesOf(spanishWords);
    expect(textIn(phrases)).toMatch(/road work.*We open on Friday/);
    expect(quotesIn(phrases)).not.toEqual([]);
    expect(quotesIn(phrases)).toEqual(quotesIn(phrases).map((quote) => ({ ...quote, language: 'en' })));
  });

  test('stays English on English pages', () => {
    expect(textIn(phrasesOf(en, es))).toEqual(textIn(phrasesOf(en)));
  });
});
