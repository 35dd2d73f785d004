/**
 * Active alerts of the National Weather Service for the range's point:
 * https://www.weather.gov/documentation/services-web-api
 */
import { hourMs, minuteMs } from '#domain/durations.ts';
import { activeAlerts, type AlertsAnswer, weatherServiceUrl } from '#domain/alerts.ts';
import type { Settings } from '#server/env.ts';
import { type Parser, readWhole } from '#server/parsing/parser.ts';
import { type HeldAlerts, heldAlerts, trustedForMs } from './alerts-file.ts';
import type { SiteLocation } from './site-location.ts';
import { jsonType } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type AlertsDeps = {
  settings: Pick<Settings, 'NWS_URL'>;
  place: SiteLocation;
  upstream: Upstream;
  parser: Parser;
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

export function openAlerts({ settings, place, upstream, parser, resources, now }: AlertsDeps): Alerts {
  // The page for people. The API's own addresses lead to JSON.
  const link = weatherServiceUrl(place);
  const resource = resources.open<HeldAlerts>({
    name: 'nws-alerts',
    freshMs: 2 * minuteMs,
    // A warning that has not ended is worth telling long after the source went silent; the status says that it has.
    usefulMs: 12 * hourMs,
    schema: heldAlerts,
    load: (signal) => {
      const url = `${settings.NWS_URL}/alerts/active?point=${place.latitude},${place.longitude}`;
      return upstream.askAgain({ upstream: name, url, accept: jsonType, signal }, undefined, ({ bytes }) =>
        readWhole(parser, 'nws-alerts', bytes, { point: place, link, now: now() }),
      );
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
