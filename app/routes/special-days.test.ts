/** A special day's hours and name appear wherever that day's hours are shown. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContent } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { comingClosures } from '#domain/closures.ts';
import { startOfDay } from '#domain/range-time.ts';
import { readServerStatus } from '#domain/read-status.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { statusAnswer } from '#domain/status-answer.ts';
import { words as en } from '#words/en.ts';
import { words as es } from '#words/es.ts';
import { textOf } from '#words/phrase.ts';
import { todayAt } from '#words/today-at.ts';
import { hoursFile } from '#server/api/calendar-file.ts';
import { loadContentAsOf, renderPage } from '#app/render.server.tsx';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const content = contentCopy();
const ownContent = process.env['CONTENT_DIR'];
// A Saturday and a Monday.
const rows = `
- { date: "2026-11-28", opens: "08:00", closes: "17:00", lastCheckIn: "16:00", name: Youth day, es: Día de la juventud }
- { date: "2026-11-30", opens: "12:00", closes: "15:00", lastCheckIn: "14:00", name: Hunter sight-in, es: Ajuste de miras }
# meant: 2026-11-30
`;
beforeEach(() => {
  content.edit('special-days.yaml', /^\[\]$/m, rows);
  process.env['CONTENT_DIR'] = content.at('');
  vi.useFakeTimers({ now: rangeMoment('2026-11-24 12:00:00'), toFake: ['Date'] });
  loadContentAsOf('2026-11-24');
});
afterEach(() => {
  vi.useRealTimers();
  process.env['CONTENT_DIR'] = ownContent;
});

const sources = () => ({ ...plansOf(loadContent()), calendar: null, closuresCalendar: null });

test.each([
  ['contact', /Youth day, November 28, 2026\s*Saturday\s*8:00 AM to 5:00 PM\s*Last .*?4:00 PM/s],
  ['range-features', /Youth day, November 28, 2026/],
])('%s says %s', async (name, words) => {
  expect(plainText(await renderPage(name, []))).toMatch(words);
});

test('the status shows it on the day, in both languages', () => {
  const now = rangeMoment('2026-11-28 08:30:00');
  const { sign } = todayAt(now, sources(), en);
  expect([...sign.line, ...sign.more].map(textOf)).toEqual([
    'Until 5:00 PM today. Check in by 4:00 PM.',
    'Today: Youth day.',
  ]);
  expect(todayAt(now, sources(), es).sign.more.map(textOf)).toEqual(['Hoy: Día de la juventud.']);
});

test('the structured data has its hours and name, and no entries for usual days', async () => {
  const html = await renderPage('home', []);
  const [, json = '[]'] = /"specialOpeningHoursSpecification":(\[.*?\])/.exec(html) ?? [];
  const entries = JSON.parse(json) as { validFrom: string }[];
  expect(
    entries.filter(({ validFrom }) => ['2026-11-28', '2026-11-29', '2026-11-30'].includes(validFrom)),
  ).toMatchObject([
    { name: 'Youth day', validFrom: '2026-11-28', opens: '08:00', closes: '17:00' },
    { name: 'Hunter sight-in', validFrom: '2026-11-30', opens: '12:00', closes: '15:00' },
  ]);
});

test('the hours calendar, the status API and a page that reads it have it', () => {
  const about = { language: 'en-US' as const, name: 'Hours', host: 'range.example', stamp: startOfDay('2026-11-24') };
  expect(hoursFile(about, '2026-11-24', sources())).toMatch(
    /DTSTART:20261128T160000Z\r\nDTEND:20261129T010000Z[^]*?SUMMARY:Youth day: range hours/,
  );
  const answer = statusAnswer(rangeMoment('2026-11-24 12:00:00'), sources());
  const [opens, closes] = ['2026-11-28T16:00:00.000Z', '2026-11-29T01:00:00.000Z'];
  const saturday = { windows: [{ opens, closes }], special: { name: 'Youth day', es: 'Día de la juventud' } };
  expect(answer.days.find(({ day }) => day === '2026-11-28')).toMatchObject(saturday);
  const read = readServerStatus(JSON.parse(JSON.stringify(answer)));
  expect(read.days.find(({ day }) => day === '2026-11-28')?.special?.name).toBe('Youth day');
});

test('a special day overrides a holiday closure', () => {
  content.edit('holidays.yaml', 'thanksgiving: ask', 'thanksgiving: closed');
  content.edit('special-days.yaml', '2026-11-28', '2026-11-26');
  loadContentAsOf('2026-11-24');
  expect(comingClosures('2026-11-24', sources()).filter(({ title }) => title.includes('Thanksgiving'))).toEqual([]);
});
