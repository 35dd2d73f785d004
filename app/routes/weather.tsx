/** Weather, roads and cameras: live data, and a clear statement where there is none. */
import { MapPin } from 'lucide';
import { lazy } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { DeferredUntilNear } from '#app/components/ui/deferred.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { later } from '#app/components/ui/later.tsx';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useAnswer } from '#app/features/live/use-live.ts';
import { RoadConditions } from './weather/road-conditions.tsx';
import { CurrentWeather, WeatherFailed } from './weather/current-weather.tsx';
import { RefreshBar } from './weather/refresh-bar.tsx';
import { RightNow } from './weather/right-now.tsx';
import { conditions, useConditions } from './weather/use-conditions.ts';
import { WeatherAlerts } from './weather/weather-alerts.tsx';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Section as SectionContent } from '#content/page.server.ts';
import { Frames, LiveWeather, Webcam } from './weather/live-weather.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { useWeatherWords, WeatherWordsContext } from './weather/words.ts';

/** Below the first screen: their scripts load when they are near the viewport. */
const Forecast = lazy(() => import('./weather/forecast.tsx'));
const GoNow = later(async () => ({ default: (await import('#app/features/go-now/go-now.tsx')).GoNow }), '#go-now');
const Events = later(async () => ({ default: (await import('./weather/frames.tsx')).Events }), '#calendar');

export const parts = [GoNow, Frames, Webcam, Events];

export default function Weather({ top, page, ...data }: PageProps<'weather'>) {
  const actions = actionsOf(page, 'address');
  const live = sectionOf(page, 'weather');
  const named = [...data.roads.cards, ...data.roads.liveOnly];
  const { words } = data;
  useConditions();
  return (
    <WeatherWordsContext value={words}>
      <PageHeader
        {...top}
        look="masthead masthead-news"
        isWide
        status={<RightNow roads={data.roads} holidays={data.holidays} weatherService={data.weatherService} />}
      >
        <ActionLink action={actions.address} icon={MapPin} tone="quiet" newTab />
      </PageHeader>
      <Section section={sectionOf(page, 'current')}>
        <div className="grid gap-3 sm:gap-5">
          <HtmlBoundary name="alerts">
            <WeatherAlerts link={data.weatherService} />
          </HtmlBoundary>
          <div className="grid gap-3 sm:gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="grid content-start gap-3">
              {/* Refresh is beside the reading, and on a phone beside the place. */}
              {/* In an excerpt, typical figures would read like a reading. */}
              <div
                data-nosnippet=""
                className="plate p-3 sm:p-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 large-text:block"
              >
                <HtmlBoundary name="weather" className="contents">
                  <CurrentWeather weather={data.weather} />
                </HtmlBoundary>
                <HtmlBoundary name="refresh" className="contents">
                  <RefreshBar named={named} />
                </HtmlBoundary>
              </div>
              {/* Below the card: an error must not push away what the visitor is reading. */}
              <HtmlBoundary name="weather-failed">
                <WeatherFailed />
              </HtmlBoundary>
            </div>
            <ElevationNote section={sectionOf(page, 'elevation')} picture={data.elevation} />
          </div>
          <GoNow words={data.goNow} />
        </div>
      </Section>

      <Section section={sectionOf(page, 'roads')}>
        <HtmlBoundary name="roads">
          <RoadConditions roads={data.roads} />
        </HtmlBoundary>
      </Section>

      <Section section={sectionOf(page, 'forecast')} className="screen-only">
        <ForecastWhenNear />
        <p className="hidden noscript:block">{words.forecastNeedsScript}</p>
        <p>
          <a
            href={data.weatherService}
            rel="noopener"
            className="inline-block py-1 text-link underline underline-offset-4"
          >
            {words.forecastAtNws}
          </a>
        </p>
      </Section>

      <Section section={live} className="screen-only">
        <div className="grid gap-3 sm:gap-10">
          <LiveWeather section={live} {...data.devices} />
          <Actions page={page} first="secondary" of={{ plan: null }} />
        </div>
      </Section>

      <Events section={sectionOf(page, 'calendar')} calendar={data.calendar} />

      <Section section={sectionOf(page, 'ready')}>
        <Actions page={page} of={{ passes: null, contact: null }} />
      </Section>
    </WeatherWordsContext>
  );
}

/** Reserves space until the forecast loads, but not after it has failed, which is known long before it is near. */
function ForecastWhenNear() {
  const { phase, value } = useAnswer(conditions.forecast);
  const weather = useAnswer(conditions.weather);
  const words = useWeatherWords();
  // The same service as the reading: if that has failed too, the page's top says so.
  if (phase === 'error' && !value) return weather.phase === 'error' ? null : <p>{words.forecastFailed}</p>;
  return (
    <DeferredUntilNear className="awaited [--row:5rem] empty:min-h-[28rem] sm:empty:min-h-[30rem] lg:empty:min-h-[47rem] min-[90rem]:empty:min-h-[40rem] noscript:hidden">
      <Forecast />
    </DeferredUntilNear>
  );
}

function ElevationNote({ section, picture }: { section: SectionContent; picture: PictureData }) {
  return (
    <section id={section.id} aria-labelledby="elevation-heading" className="plate overflow-hidden flex flex-col">
      <div className="screen-only relative grow min-h-28 border-b border-rule max-sm:hidden">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 28rem, 70vw"
          className="w-full object-cover max-lg:h-60 lg:absolute lg:h-full"
        />
        <IllustrationMark of={picture} />
      </div>
      <Fold title={<span id="elevation-heading">{section.title}</span>} className="border-0 px-3.5 sm:px-5 lg:py-4">
        <Prose html={section.html} className="prose mb-3" />
      </Fold>
    </section>
  );
}
