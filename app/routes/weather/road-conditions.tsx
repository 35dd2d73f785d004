import { Info, TrafficCone } from 'lucide';
import { useState } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { roadLine, type RoadLine, worstNews } from '#words/say-roads.ts';
import { inWords, type NewsSaid } from '#words/sentences.ts';
import { useNews } from '#app/features/status/use-words.ts';
import type { RoadId } from '#domain/lane-closures.ts';
import { conditions } from './use-conditions.ts';
import { useWeatherWords } from './words.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { textOf } from '#words/phrase.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

export type NamedRoads = readonly { road: RoadId; title: string }[];

/** `embeds.roads`, with the names of the roads that have no card. */
export type Roads = Omit<Embeds['roads'], 'liveOnly' | 'ways' | 'allEndOn'> & { liveOnly: NamedRoads };

/** The roads to the range: what Caltrans reports of each now, and two cards with their usual state. */
export function RoadConditions({ roads }: { roads: Roads }) {
  const live = useAnswer(conditions.roads);
  const words = useWeatherWords();
  const { ways } = useShellWords();
  const [opened] = useState(() => new Date());
  // Empty in the served HTML, which was built long before.
  const loaded = useHydratedValue(() => opened, undefined);
  const lineOf = (road: NamedRoads[number]['road']) => ({
    ...roadLine(road, live, ways),
    brief: worstNews(road, live.value).news,
  });
  // The page's top reports it once, with the links, and the note says that the cards are not a check.
  const isDown = [...roads.cards, ...roads.liveOnly].every(({ road }) => lineOf(road).isUnavailable);
  return (
    <div className="grid gap-2.5 sm:gap-5">
      <div className="grid gap-2.5 sm:gap-5 md:grid-cols-2">
        {roads.cards.map((card) => (
          <RoadCard key={card.road} card={card} line={isDown ? undefined : lineOf(card.road)} loaded={loaded} />
        ))}
        {!isDown &&
          roads.liveOnly.map(({ road, title }) => (
            <article
              key={road}
              className="plate p-3 sm:px-5 md:col-span-2 md:grid md:grid-cols-[14rem_1fr] md:gap-x-6 md:[&>:last-child]:mt-0"
            >
              <CardHead title={title} source={words.liveFromCaltrans} />
              <LiveLine line={lineOf(road)} />
            </article>
          ))}
      </div>
      <p className="flex max-w-prose gap-2.5 text-muted max-sm:text-sm">
        <Icon of={Info} className="mt-1 size-5" />
        {roads.note}
      </p>
      {!isDown && (
        <p className="flex flex-wrap gap-x-4 sm:gap-x-6 max-sm:text-sm max-sm:*:min-h-9!">
          <ActionLink action={{ label: words.roadsInfo, to: roads.stateSite }} tone="quiet" newTab />
          <ActionLink action={{ label: words.quickMap, to: roads.quickMap }} tone="quiet" newTab />
        </p>
      )}
    </div>
  );
}

/** A road's sentences, and the worst of them in a few words. */
type Line = RoadLine & { brief: NewsSaid | undefined };

type RoadCardProps = { card: Embeds['roads']['cards'][number]; line: Line | undefined; loaded: Date | undefined };

/** A road's current state first, then its usual state unless it is closed. */
function RoadCard({ card, line, loaded }: RoadCardProps) {
  const closed = line?.tone === 'closed';
  const words = useWeatherWords();
  const catalog = useNews();
  return (
    <article className={`plate flex flex-col p-3 sm:p-5 ${closed ? 'border-2 border-danger' : ''}`}>
      <CardHead title={card.title} source={line && (closed ? words.reportedByCaltrans : words.liveFromCaltrans)} />
      {closed && <p className="font-display text-2xl text-danger">{words.roadClosed}</p>}
      {line && <LiveLine line={line} />}
      <div
        data-nosnippet=""
        className="mt-2 flex flex-wrap gap-x-4 border-t border-rule pt-1 text-sm text-muted [&>a]:min-h-8 sm:mt-3 sm:block sm:pt-3"
      >
        {!closed && (
          <p className="flex flex-wrap gap-x-2">
            <span>{words.usualState}</span>
            <span className="text-ink">{card.usualState}</span>
          </p>
        )}
        <p className="min-h-6 noscript:hidden">{loaded && catalog?.pageLoaded(loaded)}</p>
        <ActionLink action={{ label: `${card.title} ${words.atStateSite}`, to: card.link }} tone="quiet" newTab />
      </div>
    </article>
  );
}

/** The road's name, and its source, if any, on the same line. */
function CardHead({ title, source }: { title: string; source: string | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="text-2xl">{title}</h3>
      {source && (
        <p data-nosnippet="" className="label max-sm:text-sm max-sm:tracking-normal">
          {source}
        </p>
      )}
    </div>
  );
}

/**
 * Reserves two lines, which the usual responses fill, so that nothing shifts. On a phone the worst closure unfolds to
 * all of them.
 */
function LiveLine({ line }: { line: Line }) {
  const marked = line.tone !== 'quiet';
  const words = useWeatherWords();
  const catalog = useNews();
  const { lanesChecking } = useShellWords();
  const said = line.said && catalog ? line.said.map((one) => inWords(catalog, one)) : [lanesChecking];
  const sentences = said.map((sentence) => (
    <p key={textOf(sentence)} className={marked ? 'font-semibold [p+&]:mt-2' : ''}>
      <SaidText of={sentence} />
    </p>
  ));
  return (
    <div data-nosnippet="" className="mt-1 flex grow min-h-12 gap-2.5 max-sm:text-sm sm:mt-3 sm:min-h-16">
      <Icon of={TrafficCone} className={`max-sm:hidden mt-1 size-6 ${marked ? 'text-danger' : ''}`} />
      <div className="grow">
        {/* Screen readers get the roads by name from the refresh bar. */}
        <div className="leading-snug noscript:hidden">
          {marked && catalog && line.brief ? (
            <Fold
              isHeading={false}
              title={
                <p className="font-semibold first-letter:uppercase">
                  <SaidText of={inWords(catalog, line.brief)} />
                </p>
              }
              className="fold-bare border-0 max-sm:[&>summary]:py-0.5"
            >
              {sentences}
            </Fold>
          ) : (
            sentences
          )}
          {catalog &&
            line.around?.map((one) => (
              <p key={one[0]} className="mt-1 font-semibold">
                <SaidText of={inWords(catalog, one)} />
              </p>
            ))}
        </div>
        <p className="hidden noscript:block">{words.liveNeedsScript}</p>
      </div>
    </div>
  );
}
