/** Parses the alerts of the National Weather Service: https://www.weather.gov/documentation/services-web-api */
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { isSiteWide, severityOf, unwrapped, type WeatherAlert } from '#domain/alerts.ts';
import { readJson, rows, words } from './json.ts';
import { wholeDocument } from './parser.ts';

/** The longest real descriptions have 5,000 characters. */
const text = words(10_000).nullish();
const feed = z.object({
  type: z.unknown(),
  title: text,
  updated: text,
  pagination: z.object({ next: text }).nullish(),
  features: rows(z.unknown(), 500),
});
const feature = z.object({
  // A shape that can't be parsed contains no point.
  geometry: z
    .object({ coordinates: z.array(z.unknown()) })
    .nullish()
    .catch({ coordinates: [] }),
  properties: z.object({
    event: z.string().min(1).max(200),
    status: text,
    messageType: text,
    severity: text,
    sent: text,
    headline: words(500).nullish(),
    description: text,
    instruction: text,
    ends: text,
    expires: text,
  }),
});

const moment = z.string().nullable();
const alertSchema: z.ZodType<WeatherAlert> = z.object({
  event: z.string(),
  severity: z.string().transform(severityOf),
  headline: z.string(),
  description: z.string().exactOptional(),
  instruction: z.string().exactOptional(),
  ends: moment,
  expires: moment,
  link: z.string(),
  siteWide: z.boolean(),
});
/** `isComplete` is false if there may be other alerts: something was missing, old or not understood. */
export const alertsSchema = z.object({ alerts: z.array(alertSchema), isComplete: z.boolean() });
type Alerts = z.infer<typeof alertsSchema>;

type Point = { latitude: number; longitude: number };
/** `link`: the web page about the alerts of the point. */
type Context = { point: Point; link: string; now: Date };

/** An older answer doesn't show that there are no other alerts. */
export const trustedMs = 30 * minuteMs;
/** A time further in the future comes from a wrong clock. */
const clockSkewMs = 10 * minuteMs;

export const alertsDocument = wholeDocument('nws-alerts', (bytes, { point, link, now }: Context): Alerts => {
  const { type, title, updated, pagination, features } = readJson('nws', feed)(bytes);
  const alerts: WeatherAlert[] = [];
  let isComplete =
    type === 'FeatureCollection' && !pagination?.next && isLately(updated, now) && isAbout(point, title ?? '');
  for (const one of features) {
    const { data } = feature.safeParse(one);
    if (data && isNoAlert(data.properties)) continue;
    if (!data || !isUnderstood(data, point, now)) isComplete = false;
    if (data) alerts.push(toAlert(data.properties, link));
  }
  return { alerts, isComplete };
});

type Feature = z.infer<typeof feature>;
type Properties = Feature['properties'];

const lower = (value: string | null | undefined): string => (value ?? '').trim().toLowerCase();

/** Tests, drills and cancellations (CAP 1.2, `status` and `msgType`). */
const isNoAlert = ({ status, messageType }: Properties): boolean =>
  ['test', 'exercise', 'system', 'draft'].includes(lower(status)) || lower(messageType) === 'cancel';

/** Whether an alert is for this point and its times make sense. One that ended long ago comes from an old answer. */
function isUnderstood({ geometry, properties }: Feature, point: Point, now: Date): boolean {
  const { status, sent, ends, expires } = properties;
  const until = Date.parse(endOf(properties, 'ends') ?? endOf(properties, 'expires') ?? '');
  return (
    ['', 'actual'].includes(lower(status)) &&
    (!sent || Date.parse(sent) <= now.getTime() + clockSkewMs) &&
    (!ends || endOf(properties, 'ends') !== null) &&
    (!expires || endOf(properties, 'expires') !== null) &&
    !(until < now.getTime() - trustedMs) &&
    (!geometry || isAround(point, geometry.coordinates))
  );
}

function isLately(updated: string | null | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(updated ?? '');
  return age <= trustedMs && age >= -clockSkewMs;
}

/** False if a title such as "Current watches, … for 39.7456 N, 97.0892 W" names another point. */
function isAbout({ latitude, longitude }: Point, title: string): boolean {
  const [, north, west] = /(\d+\.\d+)\D{1,4}N\b\D*(\d+\.\d+)\D{1,4}W\b/i.exec(title) ?? [];
  return !north || (Math.abs(Number(north) - latitude) < 0.1 && Math.abs(Number(west) + longitude) < 0.1);
}

/** Whether the point is in the bounding box of coordinates, which are pairs of longitude and latitude. */
function isAround({ latitude, longitude }: Point, coordinates: readonly unknown[]): boolean {
  const flat = coordinates.flat(4).map(Number);
  const contains = (at: number, axis: number) => {
    const all = flat.filter((_, index) => index % 2 === axis);
    return Math.min(...all) <= at && at <= Math.max(...all);
  };
  return contains(longitude, 0) && contains(latitude, 1);
}

function toAlert(properties: Properties, link: string): WeatherAlert {
  const { event, severity, headline, description, instruction } = properties;
  return {
    event,
    severity: severityOf(severity),
    headline: headline?.trim() || event,
    ...(description?.trim() && { description: unwrapped(description) }),
    ...(instruction?.trim() && { instruction: unwrapped(instruction) }),
    ends: endOf(properties, 'ends'),
    expires: endOf(properties, 'expires'),
    link,
    siteWide: isSiteWide(event),
  };
}

/** ISO 8601 in UTC; null if it is no time, or not after the message was sent. */
function endOf(properties: Properties, field: 'ends' | 'expires'): string | null {
  const end = Date.parse(properties[field] ?? '');
  return Number.isNaN(end) || end <= Date.parse(properties.sent ?? '') ? null : new Date(end).toISOString();
}
