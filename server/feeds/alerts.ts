/** Weather alerts in force at the range: GET /api/weather-alerts, an `AlertsAnswer`. */
import { activeAlerts, type AlertsAnswer, weatherServiceUrl } from '#domain/alerts.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { alertInSpanish } from '#words/alert-names-es.ts';
import { alertsDocument, alertsSchema, isLately, trustedMs } from './alerts-document.ts';
import { defineFeed } from './feed.ts';
import { jsonType } from './json.ts';
import { nwsSettings } from './nws.ts';
import { parseWhole } from './parser.ts';
import { undefinedIfUpstreamFailed } from './upstream-error.ts';

export const alerts = defineFeed({
  name: 'alerts',
  route: '/weather-alerts',
  settings: nwsSettings,
  ttlMs: 2 * minuteMs,
  // Show a warning until it ends even while the source is down; the status says that others may be missing.
  staleIfErrorMs: 12 * hourMs,
  documents: [alertsDocument],

  open({ settings, site, upstream, parser, cache, now }) {
    const link = weatherServiceUrl(site);
    const resource = cache.add({
      name: 'nws-alerts',
      ttlMs: this.ttlMs,
      staleIfErrorMs: this.staleIfErrorMs,
      schema: alertsSchema,
      load(signal, cached) {
        const url = `${settings.NWS_URL}/alerts/active?point=${site.latitude},${site.longitude}`;
        const request = { upstream: 'nws', url, accept: jsonType, maxBytes: 1024 * 1024, signal };
        return upstream.fetch(request, cached?.validators, ({ bytes }) =>
          parseWhole(parser, alertsDocument, bytes, { link, now: now() }),
        );
      },
    });

    async function current(): Promise<AlertsAnswer> {
      const known = await resource.get().catch(undefinedIfUpstreamFailed);
      if (!known) return { alerts: [], checkedAt: null, status: 'unknown' };
      const isChecked = now().getTime() - known.checkedAt <= trustedMs;
      const isTrusted = known.value.isComplete && isLately(known.value, now()) && isChecked;
      return {
        alerts: activeAlerts(known.value.alerts, now()).map((alert) => ({ ...alert, ...alertInSpanish(alert.event) })),
        checkedAt: new Date(known.checkedAt).toISOString(),
        status: isTrusted ? 'ok' : 'unknown',
      };
    }

    return { api: jsonRoute(this.route, current, ({ status }) => status === 'ok') };
  },
});
