/**
 * Active alerts of the National Weather Service for the range's point:
 * https://www.weather.gov/documentation/services-web-api
 */
import { z } from 'zod';
import { hourMs, minuteMs } from '#domain/durations.ts';
import {
  activeAlerts,
  type AlertsAnswer,
  isSiteWide,
  severityOf,
  unwrapped,
  type WeatherAlert,
  weatherServiceUrl,
} from '#domain/alerts.ts';
import type { Settings } from '#server/env.ts';
import type { Place } from './place.ts';
import { jsonType, readJson } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type AlertsDeps = {
  settings: Pick<Settings, 'NWS_URL'>;
  place: Place;
  upstream: Upstream;
  resources: Resources;
  now: () => Date;
};

export type Alerts = {
  /**
   * The alerts in force, most severe first. Status `unknown` where the source can't be read; never rejects for that.
   */
  current(): Promise<AlertsAnswer>;
};

/** The source, shared with the weather. */
const name = 'nws';
/** A check older than this does not show that there are no others. */
const trustedForMs = 30 * minuteMs;

const words = z.string().nullish();
const feed = z.object({ features: z.array(z.unknown()) });
const feature = z.object({
  properties: z.object({
    event: z.string().min(1),
    status: words,
    messageType: words,
    severity: words,
    headline: words,
    description: words,
    instruction: words,
    ends: words,
    expires: words,
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
/** `whole` is false when an alert could not be read. */
const held = z.object({ alerts: z.array(alertSchema), whole: z.boolean() });
type Known = z.infer<typeof held>;

export function openAlerts({ settings, place, upstream, resources, now }: AlertsDeps): Alerts {
  // The page for people. The API's own addresses lead to JSON.
  const link = weatherServiceUrl(place);
  const resource = resources.open<Known>({
    name: 'nws-alerts',
    freshMs: 2 * minuteMs,
    // A warning that has not ended is worth telling long after the source went silent; the status says that it has.
    usefulMs: 12 * hourMs,
    schema: held,
    async load(signal) {
      const url = `${settings.NWS_URL}/alerts/active?point=${place.latitude},${place.longitude}`;
      const read = readJson(name, feed);
      const value = await upstream.ask({ upstream: name, url, accept: jsonType, signal }, (reply) =>
        readAlerts(read(reply).features, link),
      );
      return { value, validators: {} };
    },
  });
  return {
    async current() {
      try {
        const { value, checkedAt } = await resource.get();
        const isTrusted = value.whole && now().getTime() - checkedAt <= trustedForMs;
        return {
          alerts: activeAlerts(value.alerts, now()),
          checkedAt: new Date(checkedAt).toISOString(),
          status: isTrusted ? 'ok' : 'unknown',
        };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        return { alerts: [], checkedAt: null, status: 'unknown' };
      }
    },
  };
}

function readAlerts(features: readonly unknown[], link: string): Known {
  const alerts: WeatherAlert[] = [];
  let whole = true;
  for (const one of features) {
    const result = feature.safeParse(one);
    if (!result.success) whole = false;
    else if (isReal(result.data.properties)) alerts.push(toAlert(result.data.properties, link));
  }
  return { alerts, whole };
}

type Properties = z.infer<typeof feature>['properties'];

/** Tests and drills come over the same wire; a cancellation says that another alert is over. */
const isReal = ({ status, messageType }: Properties): boolean =>
  (status ?? 'Actual') === 'Actual' && messageType !== 'Cancel';

function toAlert(properties: Properties, link: string): WeatherAlert {
  const { event, severity, headline, description, instruction, ends, expires } = properties;
  return {
    event,
    severity: severityOf(severity),
    headline: headline?.trim() || event,
    ...(description?.trim() && { description: unwrapped(description) }),
    ...(instruction?.trim() && { instruction: unwrapped(instruction) }),
    ends: toIso(ends),
    expires: toIso(expires),
    link,
    siteWide: isSiteWide(event),
  };
}

/** ISO 8601 in UTC; null for what is no moment. */
function toIso(time: string | null | undefined): string | null {
  const parsed = Date.parse(time ?? '');
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
