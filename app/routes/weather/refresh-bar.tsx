import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Answer } from '#app/features/live/use-live.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer, Ways } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { roadLine, worstNews } from '#words/say-roads.ts';
import type { NamedRoads } from './road-conditions.tsx';
import { conditions, useAnswers } from './use-conditions.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { useNews } from '#app/features/status/use-words.ts';
import { useWeatherWords } from './words.ts';
import { ended, joined, type Phrase, phrase } from '#words/phrase.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { inWords, type NewsSentences } from '#words/sentences.ts';

/**
 * Refreshes all live data. Besides warnings it is the page's only live region: one announcement once everything has
 * arrived.
 */
export function RefreshBar({ named }: { named: NamedRoads }) {
  const answers = useAnswers();
  const words = useWeatherWords();
  const catalog = useNews();
  const [asked, setAsked] = useState(false);
  /** Whether an announcement is due: on load and after a press, even if the result is the same as before. */
  const [waiting, setWaiting] = useState(true);
  const updating = Object.values(answers).some(({ phase }) => phase === 'loading');
  const isLoaded = Object.values(answers).every(({ phase }) => phase === 'ok' || phase === 'error');
  if (waiting && isLoaded) setWaiting(false);
  // An automatic refresh has started, so the result sentence of the press no longer applies.
  if (asked && !waiting && updating) setAsked(false);
  const refresh = () => {
    setAsked(true);
    setWaiting(true);
    for (const one of Object.values(conditions)) void one.refresh();
  };
  return (
    <>
      <Button
        busy={updating}
        onClick={refresh}
        className="screen-only noscript:hidden max-sm:mt-2 max-sm:px-3 sm:col-start-2 sm:row-start-2"
      >
        <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
        {/* As wide as the longer of its words, so that what is beside it stays. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={updating ? '' : 'invisible'}>{words.updating}</span>
          <span className={updating ? 'invisible' : ''}>{words.refresh}</span>
        </span>
      </Button>
      <div role="status" className="screen-only col-span-full">
        {!waiting && catalog && (
          <HtmlBoundary name="news">
            {asked && resultSentence(answers, catalog)} <News answers={answers} named={named} catalog={catalog} />
          </HtmlBoundary>
        )}
      </div>
    </>
  );
}

/** The result of the last Refresh, naming the parts that could not be read. */
function resultSentence(answers: ReturnType<typeof useAnswers>, catalog: NewsSentences): string {
  const all = Object.entries(answers) as [keyof typeof answers, Answer<unknown>][];
  const at = new Date(Math.max(...all.map(([, one]) => one.at.getTime())));
  const missing = all.flatMap(([name, { phase }]) => (phase === 'error' ? [name] : []));
  return missing.length === all.length
    ? catalog.notUpdated(answers.weather.value !== undefined)
    : catalog.updated(at, missing);
}

type NewsProps = {
  catalog: NewsSentences;
  named: NamedRoads;
  answers: { weather: Answer<WeatherAnswer>; alerts: Answer<AlertsAnswer>; roads: Answer<RoadsAnswer> };
};

/** The page's state in sentences for screen readers. A weather alert is announced where it is shown. */
function News({ answers: { weather, alerts, roads }, named, catalog }: NewsProps) {
  const { value: reading } = weather;
  const { ways } = useShellWords();
  const isClear = alerts.value?.status === 'ok' && alerts.value.alerts.length === 0;
  const sentences = [
    ...(weather.phase !== 'error' && reading ? [catalog.weatherNews(reading.current)] : []),
    ...(isClear ? [catalog.noAlerts()] : []),
    ...(roads.phase !== 'error' ? roadNews(named, roads, catalog, ways) : []),
  ];
  return (
    <span className="sr-only">
      <SaidText of={joined(sentences, ' ')} />
    </span>
  );
}

/** Without places, which the card of each road has. */
const briefly = ({ roads }: RoadsAnswer): RoadsAnswer => ({
  roads: roads.map((report) => ({
    ...report,
    closures: report.closures.map(({ es, ...closure }) => ({
      ...closure,
      ...nowhere,
      ...(es && { es: { ...es, ...nowhere } }),
    })),
  })),
});

const nowhere = { where: '', direction: '' };

function roadNews(named: NamedRoads, live: Answer<RoadsAnswer>, catalog: NewsSentences, ways: Ways): readonly Phrase[] {
  if (named.every(({ road }) => roadLine(road, live, ways).isUnavailable)) return [catalog.roadsUnavailable()];
  return named.flatMap(({ road, title }) => {
    const { news } = worstNews(road, live.value && briefly(live.value));
    return news ? [ended(phrase`${title}: ${inWords(catalog, news)}`)] : [];
  });
}
