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
  updated: text,
  pagination: z.object({ next: text }).nullish(),
  features: rows(z.unknown(), 500),
});
const feature = z.object({
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
/**
 * `isComplete` is false if there may be other alerts, because something was missing or not understood. `updated`: when
 * the source wrote it, in Unix milliseconds; null if unknown.
 */
export const alertsSchema = z.object({
  alerts: z.array(alertSchema),
  isComplete: z.boolean(),
  updated: z.number().nullable(),
});
type Alerts = z.infer<typeof alertsSchema>;

type Context = { link: string; now: Date };

/** An older response can't prove that there are no other alerts. */
export const trustedMs = 30 * minuteMs;
const clockSkewMs = 10 * minuteMs;

export const alertsDocument = wholeDocument('nws-alerts', (bytes, { link, now }: Context): Alerts => {
  const { type, updated, pagination, features } = readJson('nws', feed)(bytes);
  const alerts: WeatherAlert[] = [];
  let isComplete = type === 'FeatureCollection' && !pagination?.next;
  for (const one of features) {
    const properties = feature.safeParse(one).data?.properties;
    if (properties && isNoAlert(properties)) continue;
    if (!properties || !isUnderstood(properties, now)) isComplete = false;
    if (properties) alerts.push(toAlert(properties, link));
  }
  const written = Date.parse(updated ?? '');
  return { alerts, isComplete, updated: Number.isNaN(written) ? null : written };
});

type Properties = z.infer<typeof feature>['properties'];

const lower = (value: string | null | undefined): string => (value ?? '').trim().toLowerCase();

/** Tests, drills and cancellations (CAP 1.2, `status` and `msgType`). */
const isNoAlert = ({ status, messageType }: Properties): boolean =>
  ['test', 'exercise', 'system', 'draft'].includes(lower(status)) || lower(messageType) === 'cancel';

/** Whether an alert's times make sense. One that ended long ago comes from an outdated response. */
function isUnderstood(properties: Properties, now: Date): boolean {
  const { status, sent, ends, expires } = properties;
  const until = Date.parse(endOf(properties, 'ends') ?? endOf(properties, 'expires') ?? '');
  return (
    ['', 'actual'].includes(lower(status)) &&
    (!sent || Date.parse(sent) <= now.getTime() + clockSkewMs) &&
    (!ends || endOf(properties, 'ends') !== null) &&
    (!expires || endOf(properties, 'expires') !== null) &&
    !(until < now.getTime() - trustedMs)
  );
}

/** Checked at each reading, because a stuck source keeps confirming an outdated response. */
export function isLately({ updated }: Alerts, now: Date): boolean {
  const age = now.getTime() - (updated ?? Number.NaN);
  return age <= trustedMs && age >= -clockSkewMs;
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

/** ISO 8601 in UTC; null if it is not a time, or not after the message was sent. */
function endOf(properties: Properties, field: 'ends' | 'expires'): string | null {
  const end = Date.parse(properties[field] ?? '');
  return Number.isNaN(end) || end <= Date.parse(properties.sent ?? '') ? null : new Date(end).toISOString();
}
