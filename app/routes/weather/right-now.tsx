/** The rows of the first screen of /weather. Over 200 lines, because they share their sources and one layout. */
import { TrafficCone, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { type Answer, useAnswer } from '#app/features/live/use-live.ts';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { useToday } from '#app/features/status/today.tsx';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { skies } from './current-weather.tsx';
import { roadLine, worstNews } from '#words/say-roads.ts';
import { inWords } from '#words/sentences.ts';
import type { Roads } from './road-conditions.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { conditions } from './use-conditions.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { useWeatherWords } from './words.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useNews } from '#app/features/status/use-words.ts';
import { unended } from '#words/phrase.ts';

type RightNowProps = {
  roads: Roads;
  /** Exceptions to the usual hours: without JavaScript, all that is known of today. */
  holidays: string;
  weatherService: string;
};

/**
 * Everything that decides the drive, on a phone's first screen, each with its age. Details are further down. If the
 * conditions fail, today's status goes on: the last one could say that the range is open.
 */
export function RightNow({ holidays, roads, weatherService }: RightNowProps) {
  return (
    <>
      <div className="right-now leading-[1.3] noscript:hidden">
        <HtmlBoundary name="today">
          <Today />
        </HtmlBoundary>
        <HtmlBoundary name="right-now" className="contents">
          <Conditions of={roads} weatherService={weatherService} />
        </HtmlBoundary>
      </div>
      <div className="hidden noscript:block">{holidays}</div>
    </>
  );
}

function Today() {
  const words = useWeatherWords();
  const catalog = useNews();
  const today = useToday();
  const age =
    today?.checkedAt &&
    catalog?.[today.status.certainty === 'checked' ? 'closuresChecked' : 'calendarRead'](today.checkedAt, today.now);
  return (
    <dl>
      <Row label={words.today} age={age}>
        <StatusLine />
      </Row>
    </dl>
  );
}

type ConditionsProps = { of: Roads; weatherService: string };

function Conditions({ of: { cards, liveOnly, stateSite, quickMap }, weatherService }: ConditionsProps) {
  const named = [...cards, ...liveOnly];
  const words = useWeatherWords();
  const catalog = useNews();
  const shell = useShellWords();
  const weather = useAnswer(conditions.weather);
  const alerts = useAnswer(conditions.alerts);
  const roads = useAnswer(conditions.roads);
  const roadsChecked = roads.value?.roads[0]?.checkedAt;
  const areRoadsDown = named.every(({ road }) => roadLine(road, roads, shell.ways).isUnavailable);
  const isAllDown =
    areRoadsDown &&
    weather.phase === 'error' &&
    !weather.value &&
    alerts.value !== undefined &&
    areUnread(alerts.value);
  return (
    <dl className="contents">
      {isAllDown ? (
        // One message instead of three rows: who else has the information.
        <Row label={words.liveData} age={undefined} className="right-now-else">
          <p className="font-semibold max-w-prose">{words.nothingLive}</p>
          <p className="actions">
            <ActionLink action={{ label: words.alertsAtNws, to: weatherService }} tone="secondary" />
            <ActionLink action={{ label: words.roadsInfo, to: stateSite }} tone="secondary" newTab />
            <ActionLink action={{ label: words.quickMap, to: quickMap }} tone="secondary" newTab />
          </p>
        </Row>
      ) : (
        <>
          <Row
            label={words.weather}
            to="#current"
            age={weather.value && catalog?.dataFrom(weather.value.lastUpdated, weather.now)}
          >
            <WeatherNews {...weather} />
          </Row>
          <Row
            label={words.alerts}
            to="#current"
            age={alerts.value?.checkedAt && catalog?.checkedAt(alerts.value.checkedAt, alerts.now)}
          >
            <AlertNews {...alerts} />
          </Row>
          <Row label={words.roads} to="#roads" age={roadsChecked && catalog?.checkedAt(roadsChecked, roads.now)}>
            {/* Without roads, the links to other sites fill their space. */}
            <div className="text-sm/[1.3] min-h-(--roads)">
              {/* The answer is a list of its own: rows that grow count as a layout shift. */}
              <ul key={roads.value ? 'answer' : 'wait'} className="grid gap-[0.15rem] only:min-h-[inherit]">
                {areRoadsDown
                  ? catalog && <li>{catalog.roadsUnavailable()}</li>
                  : named.map(({ road, title }) => (
                      <RoadNews key={road} title={title} {...worstNews(road, roads.value)} />
                    ))}
              </ul>
              {areRoadsDown && (
                <p className="grid justify-items-start">
                  <ActionLink action={{ label: words.roadsInfo, to: stateSite }} tone="quiet" newTab />
                  <ActionLink action={{ label: words.quickMap, to: quickMap }} tone="quiet" newTab />
                </p>
              )}
            </div>
          </Row>
        </>
      )}
    </dl>
  );
}

function WeatherNews({ phase, value }: Answer<WeatherAnswer>) {
  const words = useWeatherWords();
  const catalog = useNews();
  if (!value) return <p>{phase === 'error' ? words.weatherUnavailable : words.weatherLoading}</p>;
  return (
    <span className="flex items-center gap-2">
      <Icon of={skies[value.current.icon]} className="size-7" />
      <span className="font-display text-heading/none shrink-0">{value.current.temperature}°F</span>
      <span>{catalog && <SaidText of={catalog.condition(value.current)} />}</span>
    </span>
  );
}

function RoadNews({ title, tone, news }: { title: string } & ReturnType<typeof worstNews>) {
  const words = useWeatherWords();
  const catalog = useNews();
  return (
    <li className="flex gap-2 min-h-[2lh]">
      <Icon of={TrafficCone} className={`size-5 ${tone === 'quiet' ? '' : 'text-danger'}`} />
      <span className={tone === 'closed' ? 'font-semibold text-danger' : ''}>
        <span className="font-semibold">{title}</span>:{' '}
        {catalog && news ? <SaidText of={inWords(catalog, news)} /> : words.lanesLooking}
      </span>
    </li>
  );
}

/** Whether the alerts could not be read, which must never show as "no alerts". */
const areUnread = ({ alerts, status }: AlertsAnswer): boolean => alerts.length === 0 && status !== 'ok';

function AlertNews({ value, now }: Answer<AlertsAnswer>) {
  const words = useWeatherWords();
  const catalog = useNews();
  if (!catalog || !value) return words.alertsChecking;
  const [first, ...others] = value.alerts;
  if (first)
    return (
      <span className="flex gap-2">
        <Icon of={TriangleAlert} className="size-5 text-danger" />
        <strong className="font-semibold">
          <SaidText of={unended(catalog.alert(first, others.length, now))} />
        </strong>
      </span>
    );
  if (areUnread(value)) return catalog.alertsUnknown();
  return <SaidText of={unended(catalog.noAlerts())} />;
}

type RowProps = {
  label: string;
  to?: string;
  age: string | null | undefined;
  className?: string;
  children: ReactNode;
};

function Row({ label, to, age, className = '', children }: RowProps) {
  return (
    <div className={`border-t-2 border-rule pt-[0.35rem] ${className}`}>
      <dt className="flex flex-wrap justify-between gap-x-4 gap-y-1 min-h-6 text-muted text-xs/[1.3]">
        <span className="label">
          {to ? (
            <a href={to} className="underline underline-offset-4">
              {label}
            </a>
          ) : (
            label
          )}
        </span>
        <span>{age && <SaidText of={age} />}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
