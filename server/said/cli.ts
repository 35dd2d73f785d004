/**
 * `npm run status`: the website's current status with its reasons, its future status, and its past one. See
 * docs/status.md.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Plans, plansOf } from '#content/today.server.ts';
import { agendaDays } from '#domain/agenda.ts';
import { addDays } from '#domain/days.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { fullDate, longMoment } from '#words/format-time.ts';
import { rangeDay, rangeMoment } from '#domain/range-time.ts';
import { explainAt } from '#server/api/explain.ts';
import { closuresOf } from '#server/closing/office-closure.ts';
import { contentOfBuild, loadContent, ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { urlOf } from '#server/http/listen.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { Database } from '#server/inbox/sqlite/database.ts';
import { storageErrorIn } from '#server/inbox/storage-error.ts';
import { StartError } from '#server/start-error.ts';
import { explanationText, saidText } from './explanation-words.ts';
import { remoteD1 } from './d1.ts';
import { type Said, saidAt } from './said.ts';
import { askCalendars, askSite, SiteError } from './site.ts';

const help = `Says what the website tells visitors, and which source decided it.

  npm run status                              now, and on each of the next eight days
  npm run status -- --at "2026-11-28 10:30"   at a moment to come, by what the sources say today
  npm run status -- --said "2026-03-03 10:00" what it said at a moment of the last 400 days

  --site https://www.your-club.org   the site to ask, if it isn't the one on this machine
  --d1                               with --said, for a site on Cloudflare Workers: its database

Times are the range's. Exit codes: 0 done, 1 not possible now, 2 wrong command line.
`;

class UsageError extends Error {}

type Io = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** The opening hours in the content. */
  plans: () => Plans;
};

/** Runs the command. Returns its exit code: 0 done, 1 not possible now, 2 wrong usage. */
export async function runStatus(args: readonly string[], io: Io): Promise<number> {
  try {
    io.out(await answer(args, io));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\n\n${help}`);
      return 2;
    }
    if (error instanceof SiteError || error instanceof StartError) {
      io.err(`${error.message}\n`);
      return 1;
    }
    const failure = storageErrorIn(error);
    if (!failure) throw error;
    io.err(`The record can’t be read (${failure.reason}).\n`);
    return 1;
  }
}

async function answer(args: readonly string[], { env, now, plans }: Io): Promise<string> {
  const values = read(args);
  if (values.help) return help;
  if (values.at !== undefined && values.said !== undefined) throw new UsageError('Take --at or --said, not both.');
  const { DATA_DIR, HOST, PORT } = readSettings(
    Object.fromEntries(['DATA_DIR', 'HOST', 'PORT'].map((name) => [name, env[name]])),
  );
  if (values.d1 && (values.said === undefined || values.site !== undefined))
    throw new UsageError('--d1 goes with --said, and without --site.');
  if (values.said !== undefined) {
    const moment = momentOf(values.said);
    if (moment > now)
      throw new UsageError(`${longMoment(moment)} is to come. What the site will say then: npm run status -- --at`);
    return saidText(moment, await (values.d1 ? saidAt(remoteD1(env), moment) : saidHere(moment, DATA_DIR)));
  }
  const site = values.site ?? urlOf({ address: HOST, port: PORT, family: '' });
  return values.at === undefined
    ? explanationText(await askSite(site))
    : await forecast(momentOf(values.at), site, plans(), now);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        at: { type: 'string' },
        said: { type: 'string' },
        site: { type: 'string' },
        d1: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Parses "2026-11-28 10:30" as a time at the range. */
function momentOf(text: string): Date {
  const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d?:\d\d)$/.exec(text.trim()) ?? [];
  const time = clock.padStart(5, '0');
  if (!z.iso.date().safeParse(day).success || !z.iso.time({ precision: -1 }).safeParse(time).success)
    throw new UsageError(`"${text}" is not a moment such as "2026-11-28 10:30".`);
  return rangeMoment(`${day} ${time}:00`);
}

/** The future status if no source changes. A calendar read now counts as read then. */
async function forecast(at: Date, site: string, plans: Plans, now: Date): Promise<string> {
  if (at < now)
    throw new UsageError(
      `${longMoment(at)} is over. What the site said then: npm run status -- --said "${rangeDay(at)} …"`,
    );
  const [{ office }, { calendar, closuresCalendar }] = await Promise.all([askSite(site), askCalendars(site)]);
  const readThen = (news: CalendarNews | null): CalendarNews | null =>
    news?.checkedAt ? { ...news, checkedAt: at.toISOString() } : news;
  const sources: Sources = {
    ...plans,
    closures: [...closuresOf(office), ...plans.closures],
    isOfficeUnread: office === 'unreadable',
    calendar: readThen(calendar),
    closuresCalendar: readThen(closuresCalendar),
  };
  const known = addDays(rangeDay(now), agendaDays - 1);
  const limit = rangeDay(at) > known && (calendar ?? closuresCalendar);
  return [
    `By what the sources say now, ${longMoment(now)}: a closure may still be added.\n`,
    limit ? `The calendars are known until ${fullDate(known)} only.\n` : '',
    explanationText(explainAt(at, sources, { office, count: 1 }), false),
  ].join('');
}

async function saidHere(moment: Date, dataDir: string): Promise<Said | undefined> {
  const file = inboxFile(dataDir);
  // A new file in the wrong folder would look as if the site had said nothing.
  if (!existsSync(file))
    throw new StartError(
      `There is no record at ${path.resolve(file)}. Set DATA_DIR to the folder that the site uses, or take --d1 for a site on Workers.`,
    );
  const database = new Database({ file });
  try {
    return await saidAt(database, moment);
  } finally {
    database.close();
  }
}

const ownBuild = path.join(import.meta.dirname, '..', '..', 'build');

if (import.meta.main)
  process.exitCode = await runStatus(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    now: new Date(),
    plans: () => plansOf(loadContent(contentOfBuild(ownBuild, ownContent))),
  });
