/** What an answer of the National Weather Service says about alerts, and what is kept of it. */
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { isSiteWide, severityOf, unwrapped, type WeatherAlert } from '#domain/alerts.ts';
import { readJson, rows, words } from './readers.ts';

/** The longest real descriptions have some 5,000 characters. */
const text = words(10_000).nullish();
const feed = z.object({
  type: z.unknown(),
  title: text,
  updated: text,
  pagination: z.object({ next: text }).nullish(),
  features: rows(z.unknown(), 500),
});
const feature = z.object({
  // A shape that can't be read holds no point.
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
/** `whole` is false when there may be other alerts than these: something was missing, old or not understood. */
export const heldAlerts = z.object({ alerts: z.array(alertSchema), whole: z.boolean() });
export type HeldAlerts = z.infer<typeof heldAlerts>;

type Point = { latitude: number; longitude: number };
/** `link`: the page for people that each alert leads to. */
type Context = { point: Point; link: string; now: Date };

/** An answer older than this doesn't show that there are no other alerts. */
export const trustedForMs = 30 * minuteMs;
/** A time further ahead than this was written by a wrong clock. */
const clockSkewMs = 10 * minuteMs;

/** Reads the answer alert by alert. */
export function readAlerts(bytes: Uint8Array, { point, link, now }: Context): HeldAlerts {
  const { type, title, updated, pagination, features } = readJson('nws', feed)(bytes);
  const alerts: WeatherAlert[] = [];
  let whole =
    type === 'FeatureCollection' && !pagination?.next && isLately(updated, now) && isAbout(point, title ?? '');
  for (const one of features) {
    const { data } = feature.safeParse(one);
    if (data && isNoAlert(data.properties)) continue;
    if (!data || !isUnderstood(data, point, now)) whole = false;
    if (data) alerts.push(toAlert(data.properties, link));
  }
  return { alerts, whole };
}

type Feature = z.infer<typeof feature>;
type Properties = Feature['properties'];

const lower = (value: string | null | undefined): string => (value ?? '').trim().toLowerCase();

/** Tests and drills come over the same wire (CAP 1.2, `status`); a cancellation says that another alert is over. */
const isNoAlert = ({ status, messageType }: Properties): boolean =>
  ['test', 'exercise', 'system', 'draft'].includes(lower(status)) || lower(messageType) === 'cancel';

/** Whether an alert is for this point and its times make sense. One that is long over comes from an old answer. */
function isUnderstood({ geometry, properties }: Feature, point: Point, now: Date): boolean {
  const { status, sent, ends, expires } = properties;
  const until = Date.parse(endOf(properties, 'ends') ?? endOf(properties, 'expires') ?? '');
  return (
    ['', 'actual'].includes(lower(status)) &&
    (!sent || Date.parse(sent) <= now.getTime() + clockSkewMs) &&
    (!ends || endOf(properties, 'ends') !== null) &&
    (!expires || endOf(properties, 'expires') !== null) &&
    !(until < now.getTime() - trustedForMs) &&
    (!geometry || isAround(point, geometry.coordinates))
  );
}

function isLately(updated: string | null | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(updated ?? '');
  return age <= trustedForMs && age >= -clockSkewMs;
}

/** False where a title such as "Current watches, … for 39.7456 N, 97.0892 W" names another point. */
function isAbout({ latitude, longitude }: Point, title: string): boolean {
  const [, north, west] = /(\d+\.\d+)\D{1,4}N\b\D*(\d+\.\d+)\D{1,4}W\b/i.exec(title) ?? [];
  return !north || (Math.abs(Number(north) - latitude) < 0.1 && Math.abs(Number(west) + longitude) < 0.1);
}

/** Whether the point lies in the box around a shape's coordinates, which are pairs of longitude and latitude. */
function isAround({ latitude, longitude }: Point, coordinates: readonly unknown[]): boolean {
  const flat = coordinates.flat(4).map(Number);
  const holds = (at: number, axis: number) => {
    const all = flat.filter((_, index) => index % 2 === axis);
    return Math.min(...all) <= at && at <= Math.max(...all);
  };
  return holds(longitude, 0) && holds(latitude, 1);
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

/** ISO 8601 in UTC; null for what is no moment, or not after the message was sent. */
function endOf(properties: Properties, field: 'ends' | 'expires'): string | null {
  const end = Date.parse(properties[field] ?? '');
  return Number.isNaN(end) || end <= Date.parse(properties.sent ?? '') ? null : new Date(end).toISOString();
}
