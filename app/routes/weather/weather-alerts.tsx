import { ChevronDown, CircleHelp, ShieldCheck, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { activeAlerts, type AlertsAnswer, isRed, type WeatherAlert } from '#domain/alerts.ts';
import type { Live } from '#app/features/live/live-source.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { momentAt } from '#words/format-time.ts';
import { conditions } from './use-conditions.ts';

/** The alerts for the range. Room for one is kept from the start, and no answer is never shown as "no alerts". */
export function WeatherAlerts({ link }: { link: string }) {
  const live = useAnswer(conditions.alerts);
  const { value, phase, at } = live;
  // The server leaves out what is over, but the last answer may be old.
  const alerts = activeAlerts(value?.alerts ?? [], at);
  if (alerts.length > 0) {
    return (
      <div role="alert" className="grid gap-2">
        {alerts.map((alert) => (
          <Alert key={`${alert.event} ${alert.headline}`} alert={alert} now={at} />
        ))}
        {(phase === 'error' || value?.status !== 'ok') && (
          <p>Weather alerts can’t be checked right now, so there may be more.</p>
        )}
      </div>
    );
  }
  return (
    <div className="plate flex min-h-28 flex-wrap items-center gap-x-3 px-4 py-3 sm:min-h-15 sm:flex-nowrap">
      <Icon of={value?.status === 'ok' ? ShieldCheck : CircleHelp} className="hidden size-6 sm:block" />
      {/* Two lines of room on a phone, so that the link below stays where it is. */}
      <p className="min-h-[2lh] w-full noscript:hidden sm:min-h-0">{lineFor(live)}</p>
      <a href={link} rel="noopener" className="sm:shrink-0 text-link underline underline-offset-4">
        Alerts at weather.gov
      </a>
    </div>
  );
}

function lineFor({ value, phase, at }: Live<AlertsAnswer>): string {
  if (phase !== 'error' && value === undefined) return 'Checking weather alerts…';
  // The page's top says so.
  if (phase === 'error' || value?.status !== 'ok') return '';
  const checked = value.checkedAt ? `, checked ${momentAt(new Date(value.checkedAt), at)}` : '';
  return `No weather alerts for the range${checked}.`;
}

function Alert({ alert, now }: { alert: WeatherAlert; now: Date }) {
  const until = alert.ends && ` until ${momentAt(new Date(alert.ends), now)}`;
  return (
    <details
      className={`group rounded-md border-2 ${isRed(alert) ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft'}`}
    >
      <summary className="flex min-h-28 list-none items-center gap-3 px-4 py-3 sm:min-h-15 [&::-webkit-details-marker]:hidden">
        <Icon of={TriangleAlert} className="size-6" />
        <span>
          <strong className="font-semibold">{alert.event}</strong>
          {until}
        </span>
        <Icon of={ChevronDown} className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="font-semibold">{alert.headline}</p>
        {alert.description && <p className="max-w-prose whitespace-pre-line">{alert.description}</p>}
        {alert.instruction && <p className="max-w-prose whitespace-pre-line">{alert.instruction}</p>}
        <a href={alert.link} rel="noopener" className="text-link underline underline-offset-4">
          This alert at weather.gov
        </a>
      </div>
    </details>
  );
}
