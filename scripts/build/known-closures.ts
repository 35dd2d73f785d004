/** The closures that the server on this machine knows, for builds that contain the coming days. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KnownClosures, noneKnown } from '#app/seo/known-closures.server.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { startOfDay } from '#domain/range-time.ts';
import { openOfficeClosures } from '#server/closing/closure-file.ts';
import { closuresOf } from '#server/closing/office-closure.ts';
import { readSettings } from '#server/env.ts';
import { clubCalendars, records } from '#server/feeds/calendar.ts';
import { lastKnown } from '#server/feeds/calendar-file.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { askCalendars, askSite, SiteError } from '#server/said/site.ts';
import { createLog } from '#server/http/log.ts';

/**
 * What the server last read, from its DATA_DIR, or what the site at CLOSURES_FROM knows, because Workers have no such
 * folder. Without either, only the content counts, so a build is the same on every machine.
 * `isComplete` is false if part of the DATA_DIR could not be read, so closures may be missing.
 * @throws {SiteError} if the site at CLOSURES_FROM can't be reached, or doesn't know all closures itself
 */
export async function knownClosures(
  env: NodeJS.ProcessEnv,
  embeds: () => Embeds,
): Promise<KnownClosures & { isComplete: boolean }> {
  if (env['CLOSURES_FROM']) return { ...(await knownBySite(env['CLOSURES_FROM'])), isComplete: true };
  if (!env['DATA_DIR']) return { ...noneKnown, isComplete: true };
  const settings = readSettings(env);
  const { calendarId, ownedByClub: calendarIsClubs } = embeds().calendar;
  const store = fileStore(path.join(settings.DATA_DIR, 'cache'), createLog(settings));
  const club = clubCalendars(settings, { calendarId, calendarIsClubs });
  const calendar = club.events ? await lastKnown(store, records.events) : null;
  const closuresCalendar = club.closures ? await lastKnown(store, records.closures) : null;
  const office = await openOfficeClosures(settings.DATA_DIR)();
  const isComplete = office !== 'unreadable' && [calendar, closuresCalendar].every((news) => news?.complete !== false);
  return { calendar, closuresCalendar, office: office === 'unreadable' ? [] : closuresOf(office), isComplete };
}

async function knownBySite(site: string): Promise<KnownClosures> {
  const [{ calendar, closuresCalendar }, { office }] = await Promise.all([askCalendars(site), askSite(site)]);
  if (office === 'unreadable' || [calendar, closuresCalendar].some((news) => news && !isRead(news)))
    throw new SiteError(`The site at ${site} doesn’t know all closures right now: see ${site}/readyz.`);
  return { calendar, closuresCalendar, office: closuresOf(office) };
}

const isRead = ({ complete, checkedAt }: CalendarNews): boolean => complete && checkedAt !== null;

/** A key that changes when a closure appears, changes or disappears. */
export function closuresKey({ calendar, closuresCalendar, office }: KnownClosures, today: Day): string {
  const events = [calendar, closuresCalendar].flatMap((news) => news?.events ?? []);
  const coming = events.filter(({ end }) => new Date(end) > startOfDay(today));
  const all = [coming, office.filter(({ to }) => to >= today)];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
}

const record = (build: string) => path.join(build, 'known-closures');

export const recordClosures = (build: string, closures: KnownClosures, today: Day): Promise<void> =>
  writeFile(record(build), closuresKey(closures, today));

/** The key of the closures that a build knew; if it recorded none, the key of no closures. */
export const closuresOfBuild = (build: string, today: Day): Promise<string> =>
  readFile(record(build), 'utf8').catch(() => closuresKey(noneKnown, today));
