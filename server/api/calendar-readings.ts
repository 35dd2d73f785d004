/** GET /api/calendar-readings?token=…: how the server read the club's calendars. Requires a link of the office. */
import { Hono } from 'hono';
import type { Mail } from '#content/schema/mail.ts';
import { type Calendars, readingsOf } from '#domain/calendar-readings.ts';
import { calendarRow, readLines } from '#server/inbox/calendar-lines.ts';
import type { AnswerPages } from '#server/inbox/answer-pages.ts';
import { unavailable } from '#server/inbox/form-post.ts';

export const readingsAddress = '/api/calendar-readings';

export type ReadingsDeps = {
  /** Whether the token belongs to a link to the whole inbox or to the office's page. */
  isKnown: (token: string) => Promise<boolean>;
  calendars: () => Promise<Calendars>;
  pages: AnswerPages;
  texts: Mail;
  now: () => Date;
};

export const calendarReadings = ({ isKnown, calendars, pages, texts, now }: ReadingsDeps): Hono =>
  new Hono().get(readingsAddress.slice('/api'.length), async (c) => {
    const known = await isKnown(c.req.query('token') ?? '').catch(unavailable(texts));
    if (!known) return pages.notice(texts.desk.ended, 410);
    const read = await calendars();
    const { title, text, none, absent } = texts.desk.calendar;
    const events = readingsOf(read, now()).map(calendarRow);
    const nothing = read.calendar || read.closuresCalendar ? none : absent;
    return pages.desk({
      title,
      text,
      rows: [...readLines(read), ...(events.length > 0 ? events : [[title, nothing] as const])],
      action: readingsAddress,
      steps: [],
    });
  });
