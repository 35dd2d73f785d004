/**
 * Situations, and the site's statements in each, in both languages; generates docs/status-matrix.md. Over 200 lines,
 * because situations, surfaces and assertions are read together.
 */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFrame } from '#app/components/embeds/frames.ts';
import { todayAt } from '#words/today-at.ts';
import { saidOfDay } from '#words/said-of-day.ts';
import { specialHours } from '#app/seo/opening-hours.ts';
import { loadContent, readingIn } from '#content/load.server.ts';
import type { AgendaEvent } from '#domain/agenda.ts';
import { withDoubts, withRestOfDay } from '#domain/calendar-doubts.ts';
import { readTitle } from '#domain/calendar-titles.ts';
import { alertDays, closureNews } from '#domain/closure-alerts.ts';
import { announcedClosures } from '#domain/closed-together.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { outlookAt } from '#domain/day-status.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { goNow, type Way } from '#domain/go-now.ts';
import type { Day } from '#domain/days.ts';
import type { Language } from '#domain/language.ts';
import { rangeDay, rangeMoment, rangeTime, rangeTimeZone, startOfDay } from '#domain/range-time.ts';
import { readServerStatus } from '#domain/read-status.ts';
import { type Contact, pageSources } from '#domain/server-report.ts';
import { statusAnswer } from '#domain/status-answer.ts';
import type { Window } from '#domain/windows.ts';
import { eventsFile, hoursFile } from '#server/api/calendar-file.ts';
import { explainAt } from '#server/api/explain.ts';
import { closuresOf } from '#server/closing/office-closure.ts';
import { alerts, closure, roads } from '#tests/e2e/live/answers.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';
import { catalogs } from '#words/catalogs.ts';
import { english, spanish } from '#words/hours-language.ts';
import { hoursWords } from '#words/hours-words.ts';
import { type Phrase, textOf } from '#words/phrase.ts';
import { fullClosures } from '#domain/roads.ts';
import { alertLine } from '#words/say-alert.ts';
import { closureRow, sayNote, sayWhen, titleOf } from '#words/say-event.ts';
import { sayGoNow } from '#words/say-go-now.ts';
import { sayAll, sayForecastDay } from '#words/say-status.ts';

const day = '2026-10-15';
const read = (...events: AgendaEvent[]): CalendarNews => calendarAt(`${day} 09:55:00`, ...events);
/** An event of the day, as read from the calendar of events. */
const titled = (title: string): AgendaEvent[] => {
  const { closes, hours } = readTitle(title);
  return [...withDoubts(allDayEvent(title, day, day, { closes, ...(hours && { hours }) }), false)];
};
const office = (more: { opens?: string }) => ({
  closures: closuresOf([{ title: 'Closed: power outage', from: day, to: day, ...more }]),
});
const fromClosures = (event: AgendaEvent) => ({
  closuresCalendar: read(...withRestOfDay({ ...event, source: 'closuresCalendar' })),
});

const spanishNames = { 'Trap range': 'Campo de trap', 'Rifle range': 'Campo de rifle' };
/** A range that the closures calendar closes, all day or between two times. */
function closedRange(name: keyof typeof spanishNames, from?: string, to?: string): AgendaEvent {
  const more = {
    source: 'closuresCalendar',
    closes: 'partly',
    ranges: [name],
    rangesEs: [spanishNames[name]],
  } as const;
  const title = `${name}: repairs`;
  return from ? timedEvent(title, `${day} ${from}`, `${day} ${to}`, more) : allDayEvent(title, day, day, more);
}

const skylineClosed = {
  ...closure('Highway 35, both directions: road closed at Summit Road.', true),
  es: {
    summary: 'Carretera 35, en ambos sentidos: carretera cerrada en Summit Road.',
    where: 'en Summit Road',
    direction: 'en ambos sentidos',
    lanes: 'carretera cerrada',
  },
};

type Situation = {
  name: string;
  /** A time at the range; by default 10 AM on a Thursday, an open day. */
  at?: string;
  sources: Partial<Sources>;
  roads?: Parameters<typeof roads>[0];
  /** How far the visitor's clock is ahead of the server's. */
  clockAheadMs?: number;
};

const of = (name: string, sources: Partial<Sources> = {}, more: Partial<Situation> = {}): Situation => ({
  name,
  sources,
  ...more,
});
const ice = titled('Closed until 11 AM: ice');
const situations: readonly Situation[] = [
  of('An ordinary day'),
  of(
    'A holiday on which the club closes',
    { holidays: { thanksgiving: 'closed' }, calendar: calendarAt('2026-11-26 09:55:00') },
    { at: '2026-11-26 10:00:00' },
  ),
  of('A closure in the content', {
    closures: [closureOn(day, { title: 'Closed: staff training', text: 'We train today.' })],
  }),
  of(
    'The closures calendar: 11 AM to 1 PM',
    fromClosures(timedEvent('Deer cull', `${day} 11:00:00`, `${day} 13:00:00`)),
  ),
  of('The events calendar: "Closed: snow"', { calendar: read(...titled('Closed: snow')) }),
  of('The events calendar, all day: "Closed until 11 AM: ice"', { calendar: read(...ice) }),
  of('The same at 11:30 AM', { calendar: calendarAt(`${day} 11:25:00`, ...ice) }, { at: `${day} 11:30:00` }),
  of(
    'The closures calendar: a phone’s hour, 9:30 to 10:30 AM',
    fromClosures(timedEvent('Tree on the road', `${day} 09:30:00`, `${day} 10:30:00`)),
  ),
  of('npm run close', office({})),
  of('npm run close --until 2:30 PM', office({ opens: '14:30' })),
  of('A late opening in the content', {
    closures: [closureOn(day, { title: 'Late opening', text: 'Ice on the road.', opens: '11:00' })],
  }),
  of('The events calendar: "Range closes at 1 PM"', { calendar: read(...titled('Range closes at 1 PM')) }),
  of('One range is closed', fromClosures(closedRange('Trap range'))),
  of('Two ranges are closed, one of them until noon', {
    closuresCalendar: read(closedRange('Trap range'), closedRange('Rifle range', '09:00:00', '12:00:00')),
  }),
  of('All ranges are closed, each by an entry of its own', {
    publicRanges: ['Trap range', 'Rifle range'],
    closuresCalendar: read(closedRange('Trap range'), closedRange('Rifle range')),
  }),
  of(
    'The closures calendar, noon to 2 PM, without a word: "!!!"',
    fromClosures(timedEvent('!!!', `${day} 12:00:00`, `${day} 14:00:00`)),
  ),
  of('The closures calendar, all day, without a word: "..."', fromClosures(allDayEvent('...', day))),
  of('A road is closed', {}, { roads: { 'SR-35': { state: 'closed', closures: [skylineClosed] } } }),
  of('The calendar can’t be read for 7 hours', {
    calendar: { ...read(), checkedAt: rangeMoment(`${day} 03:00:00`).toISOString() },
  }),
  of('The calendar is empty right after it had entries', { calendar: { ...read(), complete: false } }),
  of('The phone’s clock is an hour behind, and nothing corrected it', {}, { clockAheadMs: -hourMs }),
];

/** A page, as it interprets the server's response. */
function pageOf({ at = `${day} 10:00:00`, sources: more, roads: closed, clockAheadMs = 0 }: Situation) {
  const server: Sources = { ...club, calendar: read(), ...more };
  const asked = rangeMoment(at);
  const now = new Date(asked.getTime() + clockAheadMs);
  const status = readServerStatus(JSON.parse(JSON.stringify(statusAnswer(asked, server))));
  const { hours, closures, holidays, publicRanges } = server;
  const own = { hours, closures: closures.filter(({ source }) => source !== 'office'), holidays, publicRanges };
  // A page uses the server's clock, which each response corrects, except for a cached one.
  const contact: Contact = { status, givenAt: asked };
  const page = pageSources(own, contact);
  const checkedAt = asked.toISOString();
  const way: Way = {
    roads: { roads: roads(closed).roads.map((one) => ({ ...one, checkedAt })) },
    alerts: { ...alerts([]), checkedAt },
  };
  return { now, asked, server, page, own, contact, way };
}

/** The frame shows the club's events, or a note that they are not the club's. */
function embedNote(language: Language, { calendar, closuresCalendar }: Sources): string {
  const shown = readingIn(language, () => loadContent().embeds.calendar);
  const frame = calendarFrame(
    { ...shown, ownedByClub: (calendar ?? closuresCalendar) !== null },
    rangeTimeZone,
    language,
  );
  return 'note' in frame ? frame.note : none;
}

const all = (phrases: readonly Phrase[]): string => phrases.map(textOf).join(' ');
const none = '–';

function surfacesIn(situation: Situation, language: Language): Record<string, string> {
  const words = catalogs[language];
  const { now, asked, server, page, own, contact, way } = pageOf(situation);
  const today = todayAt(now, page, words);
  const { sign, days, closures, announcements, status } = today;
  const go = sayGoNow(goNow(now, { minutes: 45, earlyMinutes: 45 }, page, way), now);
  const plain = { ...club, calendar: server.calendar && { ...server.calendar, complete: true, events: [] } };
  const told = closureNews(new Date(asked.getTime() - minuteMs), plain, undefined)?.told;
  const news = closureNews(asked, server, told);
  const alert = news ? alertDays(news.days, news.told.days, asked).map((one) => alertLine(words, one)) : [];
  const old = { ...contact, givenAt: new Date(asked.getTime() - 13 * hourMs) };
  const stale = todayAt(now, pageSources(own, old), words);
  const hours = hoursWords(server.hours, rangeDay(now), language === 'es' ? spanish : english);
  const [road] = way.roads ? fullClosures(way.roads) : [];
  const [first] = days;
  const tomorrow = new Date(now.getTime() + dayMs);
  return {
    'Sign: home, contact, calendar, visit': `${textOf(sign.state)} | ${all(sign.line)}${sign.more.length > 0 ? ` | ${all(sign.more)}` : ''}`,
    'Plate in the header': textOf(sign.plate),
    'List of 7 days, today': [first?.hours ?? '', ...(first?.more ?? [])].map(textOf).join(' | '),
    'Row of the forecast, today': first ? textOf(sayForecastDay(words, first)) : none,
    'Banner on every page': textOf(
      closures.find(({ isNear }) => isNear)?.line ?? (road ? words.closedRoad(road) : none),
    ),
    'Dialog on the home page': announcements.map(({ title, text }) => `${textOf(title)} | ${textOf(text)}`)[0] ?? none,
    'List of closures, contact':
      closures
        .map(({ event }) => closureRow(words, event))
        .map(({ dates, title, doubt, text }) =>
          [textOf(dates), textOf(title), doubt, textOf(text)].filter(Boolean).join(' | '),
        )[0] ?? (status.certainty === 'checked' ? none : `${words.calendarUnread()} | ${words.mayBeClosures(0)}`),
    'Agenda, calendar':
      announcedClosures(rangeDay(asked), server).map((event) =>
        [sayWhen(words, event), titleOf(words, event), event.closes === 'ask' ? sayNote(words, event) : '']
          .map((one) => textOf(one))
          .filter(Boolean)
          .join(' | '),
      )[0] ?? none,
    'Go now? 45 minutes, first visit': `${go.line.length > 0 ? all(sayAll(words, go.line)) : none}${go.notes.length > 0 ? ` | ${all(sayAll(words, go.notes))}` : ''}`,
    'Mail to subscribers': alert.map(({ title, text }) => `${title}: ${text}`)[0] ?? none,
    'Page whose last contact was 13 hours ago': `${textOf(stale.sign.state)} | ${all(stale.sign.line)}`,
    'Search, a question about today': textOf(saidOfDay(today, rangeDay(now)) ?? none),
    'Search, about the next open day': textOf(saidOfDay(today, rangeDay(tomorrow)) ?? none),
    'Note above the embedded calendar': embedNote(language, server),
    'Visitor card, usual hours': hours.sentence,
    ...calendarFilesIn(situation, language),
  };
}

const windowsOf = (windows: readonly Window[]) =>
  windows.map(({ opens, closes }) => `${rangeTime(opens)} to ${rangeTime(closes)}`).join(', ');

const eventsIn = (file: string, today: Day): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file) as string)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .filter(({ startDate }) => rangeDay(startDate.toJSDate()) === today || startDate.toString() === today);

/** The content of subscribed calendars. */
function calendarFilesIn(situation: Situation, language: Language): Record<string, string> {
  const { asked, server } = pageOf(situation);
  const today = rangeDay(asked);
  const about = { language, name: 'Range', host: 'range.example', stamp: startOfDay(today) };
  const time = catalogs[language].when;
  const times = ({ startDate, endDate }: ICAL.Event) =>
    startDate.isDate
      ? ''
      : time({ first: today, last: today, today, from: startDate.toJSDate(), to: endDate.toJSDate() });
  const entries = (file: string) =>
    eventsIn(file, today)
      .map((event) => [times(event), event.summary, event.description].filter(Boolean).join(': '))
      .join(' | ') || none;
  return {
    '/hours.ics, today':
      eventsIn(hoursFile(about, today, server), today)
        .map((event) => `${event.summary}: ${times(event)}`)
        .join(' | ') || none,
    '/closures.ics, today': entries(eventsFile(about, announcedClosures(today, server))),
  };
}

/** Language-independent output for programs. */
function filesOf(situation: Situation): Record<string, string> {
  const { asked, server } = pageOf(situation);
  const today = rangeDay(asked);
  const { state, sure, days, decidedBy } = statusAnswer(asked, server);
  const special = specialHours(server, today).filter(({ validFrom }) => validFrom === today);
  const { sources, says } = explainAt(asked, server, { office: [] });
  const parts = (days[0]?.parts ?? []).map((part) => JSON.stringify(part));
  const windows = (days[0]?.windows ?? []).map((window) => `${reading(window.opens)} to ${reading(window.closes)}`);
  return {
    '/api/status': `${state}, ${sure ? 'sure' : 'not sure'}, decided by ${decidedBy}; today ${days[0]?.state}: ${[windows.join(', ') || none, ...parts].join('; ')}`,
    '/api/status?explain=1': `${says[0]}; ${sources.map(({ source, verdict }) => `${source}: ${verdict}`).join(', ')}`,
    'JSON-LD, today':
      special.map(({ name, opens, closes }) => `${String(name)}: ${String(opens)} to ${String(closes)}`).join(', ') ||
      'as usual',
  };
}

const reading = (moment: string): string => rangeTime(new Date(moment));

const timesIn = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2}):(\d\d) ([ap])\.?m\.?/gi)]
    .map(
      ([, hour = '', minute = '', half = '']) =>
        `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`,
    )
    .toSorted();

const strictness = { open: 0, unknown: 1, ask: 2, closed: 3 };

test.each(situations)('$name: every surface states the same facts', (situation) => {
  const { now, asked, server, page } = pageOf(situation);
  const [onServer] = outlookAt(asked, server).days;
  const [onPage] = outlookAt(now, page).days;
  if (!onServer || !onPage) throw new Error('Each outlook has today.');
  expect(windowsOf(onPage.windows)).toBe(windowsOf(onServer.windows));
  expect(strictness[onPage.state]).toBeGreaterThanOrEqual(strictness[onServer.state]);

  const [english, spanish] = [surfacesIn(situation, 'en-US'), surfacesIn(situation, 'es')];
  const files = filesOf(situation);
  for (const [surface, text] of Object.entries(english)) {
    expect(timesIn(spanish[surface] ?? ''), surface).toEqual(timesIn(text));
    for (const one of [text, spanish[surface] ?? '']) {
      expect(one).not.toMatch(/undefined|null|NaN|\[object|\.\.|(?<!m)\.,|: :/);
      expect(one).toMatch(/\p{L}|^–$/u);
    }
  }
  for (const [surface, text] of Object.entries(files))
    expect(text, surface).not.toMatch(/undefined|NaN|\[object|\.\.|(?<!m)\.,|^: |, : /);
  if (onServer.because.length > 0) expect(english['/hours.ics, today']).not.toMatch(/^Usual/);
  const isClosed = onServer.state === 'closed';
  // While the rest of the day is in doubt, no surface may say that all of it is closed.
  if (onServer.state === 'ask')
    for (const [surface, text] of Object.entries(english))
      if (/Banner|Dialog|List of closures|Agenda|closures\.ics/.test(surface))
        expect(text, surface).not.toMatch(/^(?:Closed today:|All day\b)|2026 \| Closed/);
  const isUsual = !isClosed && onServer.because.length === 0 && onServer.parts.length === 0;
  const said = Object.entries({ ...english, ...files });
  for (const [surface, text] of said) {
    if (isClosed && !surface.startsWith('Visitor card'))
      expect(text, surface).not.toMatch(/\b(?:open until|until \d|check in by|leave by)\b/i);
    // Subscribers know the holidays from the hours, so no mail announces them.
    const tells =
      /Banner|List of closures|Agenda|closures\.ics/.test(surface) ||
      (/Mail/.test(surface) && !server.holidays.thanksgiving);
    if (!isUsual && tells) expect(text, surface).not.toBe(none);
    if (/JSON-LD|ics/.test(surface)) expect(text, surface).not.toMatch(/\b(?:now|right now)\b/i);
  }
  // Structured data and subscribed calendars have the day's hours, and no closed day.
  const about = { language: 'en-US', name: 'Range', host: 'range.example', stamp: asked } as const;
  const times = eventsIn(hoursFile(about, onServer.day, server), onServer.day).map(({ startDate, endDate }) =>
    [startDate, endDate].map((moment) => rangeTime(moment.toJSDate())).join(' to '),
  );
  expect(times.join(', ')).toBe(windowsOf(onServer.windows));
  const published = specialHours(server, rangeDay(asked))
    .filter(({ validFrom }) => validFrom === rangeDay(asked))
    .map(({ opens, closes }) => `${String(opens)} to ${String(closes)}`);
  // No hours are promised for a day in doubt.
  if (isClosed || (published.length > 0 && onServer.state === 'ask')) expect(published).toEqual(['00:00 to 00:00']);
  else if (published.length > 0) expect(published.join(', ')).toBe(windowsOf(onServer.windows));
});

test('the matrix as text', async () => {
  const cell = (text: string) => text.replaceAll(/ \| |\n/g, '<br>');
  const sections = situations.map((situation) => {
    const [english, spanish] = [surfacesIn(situation, 'en-US'), surfacesIn(situation, 'es')];
    return [
      `## ${situation.name}`,
      '',
      '| Surface | English | Spanish |',
      '|---|---|---|',
      ...Object.entries(english).map(
        ([surface, text]) => `| ${surface} | ${cell(text)} | ${cell(spanish[surface] ?? '')} |`,
      ),
      '',
      '| For programs | |',
      '|---|---|',
      ...Object.entries(filesOf(situation)).map(([surface, text]) => `| ${surface} | ${cell(text)} |`),
      '',
    ];
  });
  const head = [
    '# What each surface says',
    '',
    'An example for translators and for the office: situations on a Thursday at 10:00 AM, when the range is usually open from',
    '9:00 AM to 4:00 PM, and everything that the site then says. `tests/status/matrix.test.ts` writes this file and compares',
    'the facts; edit the sentences in `words/`, then run `npx vitest run --project units tests/status/matrix.test.ts -u`.',
    '',
  ];
  await expect([...head, ...sections.flat()].join('\n')).toMatchFileSnapshot('../../docs/status-matrix.md');
});
