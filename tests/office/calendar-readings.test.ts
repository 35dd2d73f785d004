/** "How your calendar was read", on real SQLite. Friday, June 5, 11:00 AM at the range. */
import { expect, it } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import type { Calendars } from '#domain/calendar-readings.ts';
import { tellNewTitles } from '#server/inbox/calendar-notice.ts';
import { sqlStore } from '#server/inbox/sql/store.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { createLog } from '#server/http/log.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { allDayEvent, calendarAt, club, timedEvent } from '#tests/fixtures/club.ts';
import { contactMessage, friday } from '../inbox/submissions.ts';
import { stored, temporaryFolder, texts } from '../inbox/support.ts';
import { officeSite } from './support.ts';

const read = '2026-06-05 10:55:00';
const closed = allDayEvent('Closed from June 6', '2026-06-06');
const doubtful = allDayEvent('Short staffed <b>', '2026-06-12', '2026-06-12', { closes: 'ask' });
const ordinary = timedEvent('Trap league', '2026-06-05 13:00:00', '2026-06-05 15:00:00', { closes: 'no' });
const later = allDayEvent(closed.title, '2026-06-07', '2026-06-20', { id: `${closed.id}/later`, closes: 'ask' });
const calendars: Calendars = {
  calendar: calendarAt(read, ordinary, closed, later, doubtful),
  closuresCalendar: { ...calendarAt(read, allDayEvent('Snow', '2026-06-11')), complete: false },
};
const { title } = texts.desk.calendar;

it('lists each event with its verdict and why, doubtful ones first', async () => {
  const site = await officeSite({ calendars });
  const { token } = await sqlStore(site.inbox.engine).mintInboxToken('', friday);
  const { response, text, html, offered } = await site.open(`/api/calendar-readings?token=${token}`);
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script');
  expect(offered).toEqual([]);
  const rows = [
    'Closures calendar Read on June 5, 2026 at 10:55 AM, not in full: an entry may be missing below',
    'Closed from June 6 Call first: how long the closure lasts isn’t known',
    'Short staffed <b> Call first: the title may mean that the range is closed (“short staffed”)',
    'Closed from June 6 Closed: the title says closed',
    'Snow Closed: every event of this calendar closes its time',
    'Trap league Changes nothing: the title says nothing about closing',
  ];
  const places = rows.map((row) => text.indexOf(row));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('says that there is nothing to list, or no calendar', async () => {
  const textWith = async (given: Calendars) => {
    const site = await officeSite({ calendars: given });
    const { token } = await sqlStore(site.inbox.engine).mintInboxToken('', friday);
    return (await site.open(`/api/calendar-readings?token=${token}`)).text;
  };
  expect(await textWith({ calendar: null, closuresCalendar: null })).toContain(texts.desk.calendar.absent);
  expect(await textWith({ calendar: calendarAt(read), closuresCalendar: null })).toMatch(
    new RegExp(`Events calendar Read on June 5, 2026 at 10:55 AM .*${texts.desk.calendar.none}`),
  );
});

it('is behind the link to the inbox and the office’s page, and behind no other', async () => {
  const site = await officeSite({ calendars });
  const { store } = site.inbox;
  const inboxLink = await store.mintInboxToken('', friday);
  const inbox = await site.open(`/api/privacy-desk?token=${inboxLink.token}`);
  expect(inbox.html).toContain(`href="/api/calendar-readings?token=${inboxLink.token}"`);
  const { link } = await site.askFor('ada@range.example');
  const readings = link.replace('/api/office', '/api/calendar-readings');
  // Not before it was confirmed.
  expect((await site.open(readings)).response.status).toBe(410);
  await site.post(link, { step: 'begin' });
  expect((await site.open(link)).html).toContain(`href="${readings}"`);
  expect((await site.open(readings)).text).toContain(title);
  await stored(store, contactMessage);
  const mail = await store.claimMail(friday, friday);
  const item = await store.mintCaseToken(mail?.messageId ?? '', friday);
  for (const token of ['', 'short', 'x'.repeat(43), item?.token ?? ''])
    expect((await site.open(`/api/calendar-readings?token=${token}`)).response.status).toBe(410);
  site.clock.now = new Date(inboxLink.endsAt.getTime() + 1);
  expect((await site.open(`/api/calendar-readings?token=${inboxLink.token}`)).response.status).toBe(410);
});

/** Checks the calendar as a server does that keeps its records. @returns the mails of each check */
function told(...answers: boolean[]) {
  const records = fileStore(temporaryFolder(), createLog({ LOG_LEVEL: 'silent' }));
  const sent: string[] = [];
  return async (reading: string, ...events: AgendaEvent[]) => {
    await tellNewTitles({
      calendars: async () => ({ calendar: calendarAt(reading, ...events), closuresCalendar: null }),
      sources: async () => club,
      records,
      mail: async (_, { titles = '' }) => (sent.push(titles), answers.shift() ?? true),
      now: () => rangeMoment(reading),
    });
    return sent.splice(0);
  };
}

// Which titles are soon: domain/calendar-readings.test.ts.
it('mails titles that are new within 72 hours of opening hours that they touch, once a day', async () => {
  const look = told();
  // What is there at first isn't new.
  expect(await look(read, ordinary)).toEqual([]);
  expect(await look(read, ordinary, doubtful)).toEqual([]);
  const [mail, ...others] = await look(read, ordinary, closed, later);
  expect(others).toEqual([]);
  expect(mail).toContain('June 6, 2026\nClosed from June 6\nClosed: the title says closed');
  expect(mail).toContain('Call first: how long the closure lasts isn’t known');
  expect(mail).not.toContain('Trap league');
  const potluck = allDayEvent('Potluck', '2026-06-06', '2026-06-06', { closes: 'no' });
  expect(await look('2026-06-05 20:00:00', closed, later, potluck)).toEqual([]);
  expect((await look('2026-06-06 08:00:00', closed, later, potluck))[0]).toContain('Potluck\nChanges nothing');
  expect(await look('2026-06-07 08:00:00', closed, later, potluck)).toEqual([]);
  // The next week's league has the same title.
  const next = timedEvent(ordinary.title, '2026-06-12 13:00:00', '2026-06-12 15:00:00', { closes: 'no' });
  expect(await look('2026-06-11 08:00:00', next)).toEqual([]);
  // The same title, read in another way, is new.
  expect(await look('2026-06-11 08:00:00', allDayEvent('Potluck', '2026-06-11'))).toHaveLength(1);
});

it('is mailed again until a mail server takes it', async () => {
  const look = told(false);
  await look(read);
  const mails = [await look(read, closed), await look(read, closed), await look(read, closed)];
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 0]);
});
