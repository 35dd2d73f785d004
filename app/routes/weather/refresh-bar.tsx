import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Live } from '#app/features/live/live-source.ts';
import { activeAlerts, type AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer, Ways } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { roadLine, worstNews } from '#words/say-roads.ts';
import type { NamedRoads } from './road-conditions.tsx';
import { conditions, useAnswers } from './use-conditions.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { useWords } from '#app/features/status/use-words.ts';
import { useWeatherWords } from './words.ts';
import { ended, joined, type Phrase, phrase } from '#words/phrase.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { inWords, type Sentences } from '#words/sentences.ts';

/** Refreshes everything live. Besides warnings the page's only live region: one announcement when all has arrived. */
export function RefreshBar({ named }: { named: NamedRoads }) {
  const answers = useAnswers();
  const words = useWeatherWords();
  const catalog = useWords();
  const [asked, setAsked] = useState(false);
  const updating = Object.values(answers).some(({ phase }) => phase === 'loading');
  const isLoaded = Object.values(answers).every(({ phase }) => phase === 'ok' || phase === 'error');
  const refresh = () => {
    setAsked(true);
    for (const one of Object.values(conditions)) void one.refresh();
  };
  return (
    <div className="refresh-bar screen-only sticky top-(--header) short:static z-10 bg-page noscript:hidden">
      <div className="page-width flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
        <div role="status">
          {isLoaded && catalog && (
            <HtmlBoundary name="news">
              {asked && resultSentence(answers, catalog)} <News answers={answers} named={named} catalog={catalog} />
            </HtmlBoundary>
          )}
        </div>
        <Button busy={updating} onClick={refresh} className="min-w-40 large-text:min-w-0">
          <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
          {updating ? words.updating : words.refresh}
        </Button>
      </div>
    </div>
  );
}

/** What came of the last Refresh: by their names, the parts that could not be read. */
function resultSentence(answers: ReturnType<typeof useAnswers>, catalog: Sentences): string {
  const all = Object.entries(answers) as [keyof typeof answers, Live<unknown>][];
  const at = new Date(Math.max(...all.map(([, one]) => one.at.getTime())));
  const missing = all.flatMap(([name, { phase }]) => (phase === 'error' ? [name] : []));
  return missing.length === all.length ? catalog.notUpdated() : catalog.updated(at, missing);
}

type NewsProps = {
  catalog: Sentences;
  named: NamedRoads;
  answers: { weather: Live<WeatherAnswer>; alerts: Live<AlertsAnswer>; roads: Live<RoadsAnswer> };
};

/** What the page shows, in sentences for screen readers. A weather alert is announced where it is shown. */
function News({ answers: { weather, alerts, roads }, named, catalog }: NewsProps) {
  const { value: reading } = weather;
  const { ways } = useShellWords();
  const isClear = alerts.value?.status === 'ok' && activeAlerts(alerts.value.alerts, alerts.at).length === 0;
  const sentences = [
    ...(weather.phase === 'ok' && reading ? [catalog.weatherNews(reading.current)] : []),
    ...(alerts.phase === 'ok' && isClear ? [catalog.noAlerts()] : []),
    ...(roads.phase === 'ok' ? roadNews(named, roads, catalog, ways) : []),
  ];
  return (
    <span className="sr-only">
      <SaidText of={joined(sentences, ' ')} />
    </span>
  );
}

function roadNews(named: NamedRoads, live: Live<RoadsAnswer>, catalog: Sentences, ways: Ways): readonly Phrase[] {
  if (named.every(({ road }) => roadLine(road, live, ways).isUnavailable)) return [catalog.roadsUnavailable()];
  return named.flatMap(({ road, title }) => {
    const { news } = worstNews(road, live);
    return news ? [ended(phrase`${title}: ${inWords(catalog, news)}`)] : [];
  });
}
