/** The live conditions, put together: what asks, what is kept, and the routes that hand it out. */
import { Hono } from 'hono';
import type { Plans } from '#content/today.server.ts';
import { closureCheck } from '#server/closing/check.ts';
import type { OfficeNews } from '#server/closing/office-closure.ts';
import { currentPlans, currentSources } from '#server/closing/sources.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import type { Parser } from '#server/parsing/parser.ts';
import { calendarRoute } from '#server/api/calendar.ts';
import { closuresFileRoute } from '#server/api/closures-file.ts';
import { statusRoute } from '#server/api/status.ts';
import type { Check, Finding } from '#server/http/health.ts';
import { roadConditionsRoute } from '#server/api/road-conditions.ts';
import { weatherAlertsRoute } from '#server/api/weather-alerts.ts';
import { weatherForecastRoute } from '#server/api/get-weather-forecast.ts';
import { webcamsRoutes } from '#server/api/webcams.ts';
import { openAlerts } from './alerts.ts';
import { type Calendar, openCalendar } from './calendar.ts';
import { openRoads } from './caltrans.ts';
import { defaultLimits, type Limits } from './deadline.ts';
import type { LastGood } from './last-good.ts';
import type { SiteLocation } from './site-location.ts';
import { openResources, type Resources } from './resource.ts';
import { openUpstream } from './upstream.ts';
import { openWeather } from './weather.ts';
import { openWebcams } from './webcams.ts';

export type ConditionsSettings = Pick<
  Settings,
  | 'WEATHER_PROVIDER'
  | 'WEATHERAPI_KEY'
  | 'NWS_URL'
  | 'EPA_UV_URL'
  | 'OPEN_METEO_URL'
  | 'WEATHERAPI_URL'
  | 'CALTRANS_URL'
  | 'CALENDAR_ICS_URL'
  | 'WEBCAM_MAIN_URL'
  | 'WEBCAM_PARKING_URL'
>;

export type ConditionsDeps = {
  settings: ConditionsSettings;
  place: SiteLocation;
  /** When the range is open, as the content has it. */
  plans: Plans;
  /** What the office has closed on the server itself. */
  office: () => Promise<OfficeNews>;
  log: Log;
  parser: Parser;
  /** Where the last good answers are kept. */
  lastGood: LastGood;
  /** The present moment. */
  now: () => Date;
  /** For tests: shorter waits. */
  limits?: Limits;
  /** From 0 up to 1; for tests that need the same jitter every time. */
  random?: () => number;
};

export type Conditions = {
  /** The routes, with their paths below /api. */
  api: Hono;
  /** What the club's calendar says of closures; null where it has none. */
  news: Calendar['news'];
  /** For /readyz. */
  checks: Readonly<Record<'feeds' | 'calendar' | 'closure', Check>>;
  /** The files that are made of live conditions. */
  files: Hono;
  /** Resolves when nobody is being asked and nothing written. */
  settled(): Promise<void>;
  /** Stops asking, and finishes what is being written. */
  close(): Promise<void>;
};

/** Opens the live conditions. Asks nobody until the first visitor does; never rejects for an upstream. */
export function openConditions({
  settings,
  place,
  plans,
  office,
  log,
  parser,
  lastGood,
  now,
  limits = defaultLimits,
  random = Math.random,
}: ConditionsDeps): Promise<Conditions> {
  const upstream = openUpstream({ log, now, limits, userAgent: place.userAgent });
  const resources = openResources({ log, now, limits, lastGood, random });
  const deps = { log, settings, place, upstream, parser, resources, limits, now };
  const calendar = openCalendar({ ...deps, plans: currentPlans(plans, office) });
  const sources = currentSources(plans, office, () => calendar.news());
  const api = new Hono()
    .route('/', weatherForecastRoute(openWeather(deps)))
    .route('/', weatherAlertsRoute(openAlerts(deps)))
    .route('/', roadConditionsRoute(openRoads(deps)))
    .route('/', webcamsRoutes(openWebcams(deps)))
    .route('/', calendarRoute(calendar, place.host))
    .route('/', statusRoute({ sources, now }));
  const files = new Hono().route('/', closuresFileRoute({ sources, host: place.host, now }));
  return Promise.resolve({
    api,
    files,
    news: () => calendar.news(),
    checks: {
      feeds: () => feedsFinding(resources),
      calendar: () => calendar.finding(),
      closure: closureCheck(office, now),
    },
    settled: () => resources.settled(),
    close: () => resources.close(),
  });
}

/** A feed that fails is somebody else's trouble, and lived with; it is told, because nobody may have noticed. */
function feedsFinding(resources: Resources): Finding {
  const ages = resources.ages();
  return { state: Object.values(ages).some(({ failing }) => failing) ? 'warning' : 'ok', ...ages };
}
