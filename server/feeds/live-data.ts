import { Hono } from 'hono';
import type { Plans } from '#content/today.server.ts';
import type { Calendars } from '#domain/calendar-readings.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { outlookAt } from '#domain/day-status.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import { explainRoute } from '#server/api/explain.ts';
import { closuresFileRoute } from '#server/api/closures-file.ts';
import { statusRoute } from '#server/api/status.ts';
import { closureCheck, type OfficeNews } from '#server/closing/office-closure.ts';
import { currentPlans, currentSources } from '#server/closing/sources.ts';
import type { Check } from '#server/http/health.ts';
import type { Log } from '#server/http/log.ts';
import { FeedCache, type RecordStore } from './cache.ts';
import { calendar } from './calendar.ts';
import type { Parser } from './parser.ts';
import { feeds, type FeedSettings } from './registry.ts';
import { roads } from './roads.ts';
import type { SiteLocation } from './site-location.ts';
import { defaultTimeouts, type Timeouts } from './timeout.ts';
import { UpstreamClient } from './upstream.ts';

export type LiveDataDeps = {
  settings: FeedSettings;
  site: SiteLocation;
  plans: Plans;
  office: () => Promise<OfficeNews>;
  log: Log;
  parser: Parser;
  store: RecordStore;
  now: () => Date;
  timeouts?: Timeouts;
  /** Returns the jitter, from 0 up to 1; fixed in tests. */
  random?: () => number;
};

export type LiveData = {
  api: Hono;
  files: Hono;
  /** The news of the club's calendar with the oldest reading; null if the club has none. */
  news: () => Promise<CalendarNews | null>;
  sources: () => Promise<Sources>;
  roads: () => Promise<RoadsAnswer>;
  /** The calendars with all their events. */
  calendars: () => Promise<Calendars>;
  checks: Readonly<Record<'feeds' | 'calendar' | 'closure' | 'status', Check>>;
  settled: () => Promise<void>;
  /** Aborts pending requests, and finishes pending writes. */
  close: () => Promise<void>;
};

const longestUnread = (one: CalendarNews | null, other: CalendarNews | null): CalendarNews | null =>
  one && other ? ((one.checkedAt ?? '') <= (other.checkedAt ?? '') ? one : other) : (one ?? other);

/** Warns when a calendar that decides the status is too old for "open". The office's closures have their own check. */
const statusCheck =
  (sources: () => Promise<Sources>, now: () => Date): Check =>
  async () => {
    const old = outlookAt(now(), await sources(), 1).sources.filter(({ isTrusted }) => !isTrusted);
    if (old.length === 0) return { state: 'ok' };
    return { state: 'warning', unread: old.map(({ source, readAt }) => ({ source, readAt })) };
  };

/** Creates all feeds. Sends no request until a visitor does. */
export function createLiveData(deps: LiveDataDeps): LiveData {
  const { settings, site, office, log, parser, store, now, timeouts = defaultTimeouts, random = Math.random } = deps;
  const cache = new FeedCache({ log, now, timeouts, store, random });
  const upstream = new UpstreamClient({ log, now, timeouts, userAgent: site.userAgent });
  const plans = currentPlans(deps.plans, office);
  const feedDeps = { settings, site, plans, cache, upstream, parser, timeouts, log, now };
  const [clubCalendar, roadsFeed] = [calendar.open(feedDeps), roads.open(feedDeps)];
  const sources = currentSources(deps.plans, office, clubCalendar.news, clubCalendar.closuresNews);
  const api = new Hono()
    .route('/', explainRoute({ sources, events: clubCalendar.events, office, now }))
    .route('/', statusRoute({ sources, now }));
  for (const feed of feeds) {
    const opened = feed === calendar ? clubCalendar : feed === roads ? roadsFeed : feed.open(feedDeps);
    api.route('/', opened.api);
  }
  return {
    api,
    files: closuresFileRoute({ sources, host: site.host, now }),
    news: async () => longestUnread(await clubCalendar.news(), await clubCalendar.closuresNews()),
    sources,
    roads: roadsFeed.current,
    calendars: clubCalendar.calendars,
    checks: {
      feeds: () => {
        const states = cache.states();
        return { state: Object.values(states).some(({ failing }) => failing) ? 'warning' : 'ok', ...states };
      },
      calendar: clubCalendar.finding,
      closure: closureCheck(office, now),
      status: statusCheck(sources, now),
    },
    settled: () => cache.settled(),
    close: () => cache.close(),
  };
}
