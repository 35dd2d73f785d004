import { CircleCheck, Info, Plus, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { type AlertsAnswer, isRed, type WeatherAlert } from '#domain/alerts.ts';
import { type Answer, useAnswer } from '#app/features/live/use-live.ts';
import { conditions } from './use-conditions.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useNews } from '#app/features/status/use-words.ts';
import { type Phrase, unended } from '#words/phrase.ts';
import type { NewsSentences } from '#words/sentences.ts';
import { useWeatherWords } from './words.ts';
import type { WeatherWords } from '#words/weather-words.server.ts';

/** The alerts for the range, or as high as one, what is known. A missing response never shows as "no alerts". */
export function WeatherAlerts({ link }: { link: string }) {
  const live = useAnswer(conditions.alerts);
  const words = useWeatherWords();
  const catalog = useNews();
  const { value, now } = live;
  const alerts = value?.alerts ?? [];
  if (catalog && alerts.length > 0) {
    return (
      <div role="alert" className="grid gap-2">
        {alerts.map((alert) => (
          <Alert key={`${alert.event} ${alert.headline}`} alert={alert} line={unended(catalog.alert(alert, 0, now))} />
        ))}
        {value?.status !== 'ok' && <p>{catalog.mayBeMoreAlerts()}</p>}
      </div>
    );
  }
  const line = catalog ? lineFor(live, words, catalog) : words.weatherAlertsChecking;
  return (
    <div className="plate flex min-h-22 flex-wrap items-center gap-x-3 px-3 py-1.5 sm:px-4 sm:min-h-16 sm:flex-nowrap">
      <Icon of={value?.status === 'ok' ? CircleCheck : Info} className="hidden size-6 sm:block" />
      {/* Two lines on a phone, so that the link below doesn't shift. */}
      <p className="min-h-[2lh] w-full max-sm:leading-snug noscript:hidden sm:min-h-0">
        <SaidText of={line} />
      </p>
      <a href={link} rel="noopener" className="sm:shrink-0 text-link underline underline-offset-4">
        {words.alertsAtNws}
      </a>
    </div>
  );
}

function lineFor({ value, now }: Answer<AlertsAnswer>, words: WeatherWords, catalog: NewsSentences): string {
  if (!value) return words.weatherAlertsChecking;
  // The page's top says that they can't be checked.
  return value.status === 'ok' ? catalog.noAlertsHere(value.checkedAt, now) : words.alertsElsewhere;
}

function Alert({ alert, line }: { alert: WeatherAlert; line: Phrase }) {
  const words = useWeatherWords();
  return (
    <details
      className={`group rounded-md border-2 ${isRed(alert) ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft'}`}
    >
      <summary className="flex min-h-22 list-none items-center gap-3 px-4 py-1.5 sm:min-h-16 [&::-webkit-details-marker]:hidden">
        <Icon of={TriangleAlert} className="size-6" />
        <span>
          <SaidText of={line} />
        </span>
        <Icon of={Plus} className="ml-auto size-6 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <div lang="en-US" className="grid gap-3">
          <p className="font-semibold">{alert.headline}</p>
          {alert.description && <p className="max-w-prose whitespace-pre-line">{alert.description}</p>}
          {alert.instruction && <p className="max-w-prose whitespace-pre-line">{alert.instruction}</p>}
        </div>
        <a href={alert.link} rel="noopener" className="text-link underline underline-offset-4">
          {words.alertAtNws}
        </a>
      </div>
    </details>
  );
}
