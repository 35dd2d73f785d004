/**
 * Translators check both-languages.txt, because no test knows that "Cerrado" means "Closed". Over 200 lines, because it
 * has an example of each sentence.
 */
import { expect, test } from 'vitest';
import { siteWideEvents } from '#domain/alerts.ts';
import { causes } from '#domain/causes.ts';
import type { Why } from '#domain/day-status.ts';
import { endless } from '#domain/days.ts';
import { type HolidayId, holidays } from '#domain/holidays.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { languages } from '#domain/language.ts';
import { alertInSpanish } from './alert-names-es.ts';
import { businessWords, cardWords, frameLinks, manifestWords, previewWords, sheetWords } from './build-words.server.ts';
import { type CalendarFileWords, calendarFileWords } from './calendar-file-words.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { english as englishHours, spanish as spanishHours } from './hours-language.ts';
import type { Pairs } from './pairs.ts';
import { textOf } from './phrase.ts';
import { dollars, english as englishPrices, nextPrices, spanish as spanishPrices } from './prices.ts';
import { refusals, tooManyWords } from './refusals.ts';
import { complete, inWords, type Said, type Sentences } from './sentences.ts';
import { shellPairs } from './shell-words.server.ts';
import { weatherPairs } from './weather-words.server.ts';
import { hasEnglish, withoutNames } from '#tests/fixtures/english-words.ts';
import { closure as laneClosure, noon } from '#tests/fixtures/lane-closure.ts';
import { roadClosure } from './road-report.ts';

const hours = [englishHours, spanishHours] as const;
const prices = [englishPrices, spanishPrices] as const;

const moment = (time: string, day = '2026-11-21') => rangeMoment(`${day} ${time}:00`);
const [opens, checkIn, closes, one] = ['09:00', '15:00', '16:00', '13:00'].map((time) => moment(time)) as [
  Date,
  Date,
  Date,
  Date,
];
const windows = [{ opens, lastCheckIn: checkIn, closes }];
const trap = { ranges: ['Trap range', 'Rifle range'], rangesEs: ['Campo de trap', 'Campo de rifle'] };
const two = [
  { opens, lastCheckIn: moment('10:00'), closes: moment('11:00') },
  { opens: one, lastCheckIn: checkIn, closes },
];
const whys = causes.map((cause): Why => ({ key: 'cause', cause }));
const feasts = (Object.keys(holidays) as HolidayId[]).map((holiday): Why => ({
  key: 'holiday',
  holiday,
  isObserved: false,
}));
const thanksgiving: Why = { key: 'holiday', holiday: 'thanksgiving', isObserved: false };
const tree: Why = { key: 'said', quote: { said: 'tree on the road', language: 'en' } };
const youth = { name: 'Youth day', es: 'Día de la juventud' };
const today = '2026-11-21';
const span = { first: today, last: today, today };
const twoDays = { ...span, last: '2026-11-22' };
const timed = { ...span, from: opens, to: one };
const fromMidnight = { ...span, to: one };

/** A moment of the current day, and one of another day. */
const seen: [string, Date][] = [
  [one.toISOString(), closes],
  [moment('09:00', '2026-11-20').toISOString(), closes],
];
const fullClosure = { road: 'SR-35', closure: roadClosure(laneClosure({ type: 'Full' }), noon) } as const;
const southbound = {
  road: 'SR-17',
  closure: roadClosure(laneClosure({ road: 'SR-17', direction: 'South', type: 'Full' }), noon),
} as const;

/** Sentences with parameters: an entry has those of one example. */
type Examples = {
  [K in keyof Sentences as Parameters<Sentences[K]> extends [] ? never : K]: Parameters<Sentences[K]>[];
};
const examples: Examples = {
  state: [['open'], ['check-in-ends-soon'], ['check-in-over'], ['closed'], ['ask'], ['unknown']],
  stateShort: [['open'], ['check-in-ends-soon'], ['check-in-over'], ['closed'], ['ask'], ['unknown']],
  opensShort: [[opens], [one]],
  openUntil: [[closes, checkIn]],
  endsSoon: [
    [1, checkIn],
    [30, checkIn],
  ],
  stillOpen: [[closes]],
  reason: [[whys.slice(0, 2)], [[tree]], [[thanksgiving]]],
  opens: [
    [0, today, one],
    [1, '2026-11-22', opens],
    [7, '2026-11-28', opens],
  ],
  mayOpen: [[opens]],
  usuallyOpens: [[1, '2026-11-22', opens]],
  usuallyOpen: [[windows], [two]],
  lastChecked: [
    [opens, closes],
    [moment('09:00', '2026-11-20'), closes],
  ],
  mayBeClosedOn: [['2026-11-26', [thanksgiving]]],
  todayIs: [...feasts, ...feasts.map((why): Why => ({ ...why, isObserved: true }) as Why)].map((why) => [why]),
  quoted: [[{ said: 'Road work', language: 'en' }], [{ said: 'Road work', language: 'en', es: 'Obras en el camino' }]],
  clubSays: [[{ said: 'Two feet of snow', language: 'en' }]],
  hoursToday: [[two]],
  hoursWouldBe: [[windows]],
  part: [
    [{ ranges: ['Trap range'] }],
    [{ ...trap, opens: '11:00', closes: '14:00' }],
    [{ ...trap, closes: '14:00' }],
    [{ ranges: ['Trap range'], opens: '13:00', closes: '11:00' }],
    [{ opens: '13:00' }],
    [{ opens: '11:00', closes: '13:00', lastCheckIn: '12:00' }],
    [{ closes: '13:00', lastCheckIn: '12:00' }],
    [{ opens: '13:00', closes: '11:00' }],
  ],
  day: [[today]],
  hours: [[windows], [two]],
  ofDay: [['Friday', 'Closed']],
  usualHours: [[windows]],
  special: [[youth]],
  specialToday: [[youth]],
  openDay: [[windows]],
  why: [...whys, ...feasts, tree].map((why) => [why]),
  closedFor: [[thanksgiving]],
  closedOn: [
    [span, whys.slice(0, 1)],
    [twoDays, []],
    [{ ...twoDays, today: '2026-11-20' }, []],
    [timed, [tree]],
    [fromMidnight, [tree]],
    [{ ...timed, last: '2026-11-22' }, []],
  ],
  partlyOn: [
    [{ ...span, today: '2026-11-20' }, [{ said: 'Trap', language: 'en' }], []],
    [span, 'Opens', whys.slice(0, 1)],
  ],
  mayCloseOn: [
    [{ ...span, today: '2026-11-20' }, 'Trap closed'],
    [span, 'Trap closed'],
    [span, 'Range closed?'],
    [span, undefined],
  ],
  dates: [[span], [twoDays], [timed], [fromMidnight], [{ ...span, last: endless }]],
  when: [[span], [twoDays], [timed], [{ ...timed, last: '2026-11-22' }], [{ ...span, from: opens }], [fromMidnight]],
  partWhen: [[twoDays, [{ said: 'Trap', language: 'en' }]]],
  openAfterAll: [[windows]],
  openOnly: [[two]],
  fromTo: [['2026-11-26', '2026-11-27']],
  arriveAt: [[one]],
  arriveBefore: [
    [opens, 360, checkIn],
    [one, 81, checkIn],
    [one, 1, checkIn],
  ],
  firstVisit: [[one]],
  leaveBy: [[opens]],
  rangeOpens: [[opens]],
  lastCheckInAt: [[checkIn]],
  roadUnread: [['SR-17']],
  roadIncomplete: [['SR-17']],
  alert: [
    [{ event: 'Red Flag Warning', es: 'Aviso de bandera roja', ends: closes.toISOString() }, 0, opens],
    [
      {
        event: 'Winter Storm Warning',
        es: 'Aviso de tormenta invernal',
        ends: moment('13:00', '2026-11-22').toISOString(),
      },
      2,
      opens,
    ],
    [{ event: 'Alert without a Spanish name', ends: null }, 0, opens],
  ],
  noAlertsHere: [
    [opens.toISOString(), closes],
    [null, closes],
  ],
  checkedAt: seen,
  roadBanner: [
    [{ ...fullClosure, checkedAt: opens.toISOString() }, 0, closes],
    [{ ...fullClosure, checkedAt: null }, 1, closes],
  ],
  closureBanner: [
    ['Closed today', 0],
    ['Closed today.', 2],
  ],
  road: [[roadClosure(laneClosure(), noon)]],
  roadName: [['SR-9']],
  roadTitle: [['SR-9']],
  closedRoad: [[fullClosure], [southbound]],
  roadChecked: [
    [one.toISOString(), closes],
    [null, closes],
  ],
  noLaneClosures: [
    [one.toISOString(), closes],
    [null, closes],
  ],
  roadNews: [
    [roadClosure(laneClosure(), noon), false],
    [southbound.closure, true],
  ],
  waysAround: [
    [{ mayBeClosed: true, by: ['Skyline Blvd'] }],
    [{ mayBeClosed: false, by: ['Skyline Blvd', 'Summit Road'] }],
    [{ mayBeClosed: true, by: [] }],
  ],
  condition: [
    [{ condition: 'Mostly Cloudy', es: 'Mayormente nublado' }],
    [{ condition: 'Words without Spanish' }],
    [{ condition: '', unreported: 'observation' }],
    [{ condition: '', unreported: 'forecast' }],
  ],
  lastUpdated: seen,
  weatherNews: [[{ temperature: 52, condition: 'Mostly Cloudy', es: 'Mayormente nublado' }]],
  forecastDay: [
    [today, false],
    [today, true],
  ],
  forecastOf: [null, 14, 15, 25, 55, 75].map((rain, index) => [
    {
      words: index > 0 ? 'Light Rain' : null,
      ...(index > 0 && { es: 'Lluvia ligera' }),
      rain,
      wind: index > 0 ? 9 : null,
    },
  ]),
  forecastSource: [[opens.toISOString(), one.toISOString(), closes]],
  dataFrom: seen,
  closuresChecked: seen,
  calendarRead: seen,
  updated: [
    [one, []],
    [one, ['weather', 'roads']],
  ],
  notUpdated: [[true], [false]],
  pageLoaded: [[one]],
  cameraDown: [...seen, [null, closes]],
  cameraFailed: [[one, closes]],
  pictureTaken: seen,
  pictureOld: [[15]],
  eventsAsOf: [[opens, closes]],
  nothingPlanned: [[60]],
  mayBeClosures: [[0], [2]],
};

const said: Record<string, unknown[][]> = {
  ...Object.fromEntries(Object.keys(en).map((key) => [key, [[]]])),
  ...examples,
};

/** Texts without parameters, and the server's error messages. */
const pairs: Readonly<Record<string, Pairs>> = {
  shell: shellPairs,
  weather: weatherPairs,
  frames: frameLinks,
  sheet: sheetWords,
  card: cardWords,
  manifest: manifestWords,
  business: businessWords,
  preview: previewWords,
  refusals: { ...refusals, tooMany: tooManyWords(1), tooManyForLong: tooManyWords(15) },
};

const inCalendarFiles: { [K in keyof CalendarFileWords]: (words: CalendarFileWords) => string } = {
  hoursName: (words) => words.hoursName,
  closuresName: (words) => words.closuresName,
  usualHours: (words) => words.usualHours,
  hoursBut: (words) => words.hoursBut('Tet'),
  otherHours: (words) => words.otherHours,
  specialHours: (words) => words.specialHours('Tet'),
  checkInBy: (words) => words.checkInBy(checkIn),
  checkStatus: (words) => words.checkStatus,
  unread: (words) => words.unread,
};

const week = ['thursday', 'friday', 'saturday', 'sunday'] as const;
const summer = ['2027-06-01', '2027-08-31'] as const;
/** The catalogs that only the build and the server use. */
const built: Record<string, (language: 0 | 1) => string> = {
  'hours.times': (one) => hours[one].times({ opens: '09:00', closes: '16:00' }),
  'hours.days': (one) => hours[one].days(week),
  'hours.rowDays': (one) => hours[one].rowDays(week),
  'hours.timeOn': (one) => hours[one].timeOn(hours[one].time('15:00'), week.slice(0, 2)),
  'hours.closed': (one) => hours[one].closed(['monday', 'tuesday']),
  'hours.closedDay': (one) => hours[one].closedDay,
  'hours.everyDay': (one) => hours[one].everyDay,
  'hours.dates': (one) => hours[one].dates(...summer),
  'hours.dates from': (one) => hours[one].dates(summer[0], undefined),
  'hours.usually': (one) => hours[one].usually(hours[one].days(week)),
  'price.free': (one) => dollars(0, prices[one]),
  'price.from': (one) => nextPrices([{ from: '2027-01-01', amount: 40 }], prices[one]),
};

test('every sentence in both languages, side by side', async () => {
  const lines = Object.entries(said).flatMap(([key, all]) => [
    key,
    ...all.flatMap((parameters) => {
      const one = [key, ...parameters] as unknown as Said;
      return [`  ${textOf(inWords(en, one))}`, `  ${textOf(inWords(es, one))}`, ''];
    }),
  ]);
  for (const [key, say] of Object.entries(built)) lines.push(key, `  ${say(0)}`, `  ${say(1)}`, '');
  for (const [key, say] of Object.entries(inCalendarFiles))
    lines.push(`calendar file.${key}`, ...languages.map((one) => `  ${say(calendarFileWords[one])}`), '');
  for (const [of, all] of Object.entries(pairs))
    for (const [key, pair] of Object.entries(all)) lines.push(`${of}.${key}`, ...pair.map((text) => `  ${text}`), '');
  await expect(lines.join('\n')).toMatchFileSnapshot('./both-languages.txt');
});

test('no Spanish sentence contains English, except for names, titles and what is quoted', () => {
  const ofSaid = Object.entries(said).flatMap(([key, all]) =>
    all.map((parameters) => {
      const phrase = inWords(es, [key, ...parameters] as unknown as Said);
      return typeof phrase === 'string' ? phrase : phrase.filter((piece) => typeof piece === 'string').join('');
    }),
  );
  const ofPairs = Object.values(pairs).flatMap((all) => Object.values(all).map(([, spanish]) => spanish));
  const inSpanish = [...ofSaid, ...Object.values(built).map((say) => say(1)), ...ofPairs];
  expect(inSpanish.length).toBeGreaterThan(300);
  const unnamed = inSpanish.map((text) => withoutNames(text, '').replace(/Friday: closed|(?:Range|Trap) closed/, ''));
  expect(unnamed.filter(hasEnglish)).toEqual([]);
});

test('every alert that all pages show has a Spanish name', () => {
  expect([...siteWideEvents].filter((event) => !alertInSpanish(event).es)).toEqual([]);
});

test('one o’clock is singular in Spanish', () => {
  expect(es.opens(0, today, one)).toBe('Abre hoy a la 1:00 p.m.');
  expect(es.opens(0, today, opens)).toBe('Abre hoy a las 9:00 a.m.');
});

test('a catalog with a superfluous key, without a key, or with a sentence that drops a parameter is a type error', () => {
  const { pauses: _, ...incomplete } = en;
  const dropped = { ...en, stillOpen: () => 'Open.' };
  const superfluous = { ...en, another: () => 'Another.' };
  // @ts-expect-error -- a key is missing
  expect(complete(incomplete)).toBeDefined();
  // @ts-expect-error -- a parameter is dropped
  expect(complete(dropped)).toBeDefined();
  // @ts-expect-error -- a key is superfluous
  expect(complete(superfluous)).toBeDefined();
});
