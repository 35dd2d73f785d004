import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Live } from '#app/features/live/live-source.ts';
import { activeAlerts, type AlertsAnswer } from '#domain/alerts.ts';
import { momentAt } from '#words/format-time.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { type NamedRoads, roadLine, unavailable, worstNews } from '#app/features/live/road-line.ts';
import { conditions, useAnswers } from './use-conditions.ts';

/** Refreshes everything live. Besides warnings the page's only live region: one announcement when all has arrived. */
export function RefreshBar({ named }: { named: NamedRoads }) {
  const answers = useAnswers();
  const [asked, setAsked] = useState(false);
  const updating = Object.values(answers).some(({ phase }) => phase === 'loading');
  const isLoaded = Object.values(answers).every(({ phase }) => phase === 'ok' || phase === 'error');
  const refresh = () => {
    setAsked(true);
    for (const one of Object.values(conditions)) void one.refresh();
  };
  return (
    <div className="refresh-bar screen-only sticky top-(--header) short:static z-10 bg-page border-b border-rule noscript:hidden">
      <div className="page-width flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
        <div role="status">
          {isLoaded && (
            <HtmlBoundary name="news">
              {asked && resultSentence(answers)} <News answers={answers} named={named} />
            </HtmlBoundary>
          )}
        </div>
        <Button busy={updating} onClick={refresh} className="min-w-40 large-text:min-w-0">
          <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
          {updating ? 'Updating...' : 'Refresh'}
        </Button>
      </div>
    </div>
  );
}

/** What came of the last Refresh: by their names, the parts that could not be read. */
function resultSentence(answers: Readonly<Record<string, Live<unknown>>>): string {
  const all = Object.entries(answers);
  const at = new Date(Math.max(...all.map(([, one]) => one.at.getTime())));
  const missing = all.flatMap(([name, { phase }]) => (phase === 'error' ? [name] : []));
  if (missing.length === 0) return `Updated ${momentAt(at, at)}`;
  if (missing.length === all.length) return 'Couldn’t update. Showing the last reading.';
  return `Updated ${momentAt(at, at)}, except ${new Intl.ListFormat('en-US').format(missing)}`;
}

type NewsProps = {
  named: NamedRoads;
  answers: { weather: Live<WeatherAnswer>; alerts: Live<AlertsAnswer>; roads: Live<RoadsAnswer> };
};

/** What the page shows, in sentences for screen readers. A weather alert is announced where it is shown. */
function News({ answers: { weather, alerts, roads }, named }: NewsProps) {
  const { value: reading } = weather;
  const isClear = alerts.value?.status === 'ok' && activeAlerts(alerts.value.alerts, alerts.at).length === 0;
  const sentences = [
    ...(weather.phase === 'ok' && reading
      ? [`Weather: ${reading.current.temperature} degrees, ${reading.current.condition}.`]
      : []),
    ...(alerts.phase === 'ok' && isClear ? ['No weather alerts.'] : []),
    ...(roads.phase === 'ok' ? roadNews(named, roads) : []),
  ];
  return <span className="sr-only">{sentences.join(' ')}</span>;
}

const roadNews = (named: NamedRoads, live: Live<RoadsAnswer>): readonly string[] =>
  named.every(({ road }) => roadLine(road, live) === unavailable)
    ? unavailable.sentences
    : named.map(({ road, title }) => `${title}: ${worstNews(road, live).news}.`);
