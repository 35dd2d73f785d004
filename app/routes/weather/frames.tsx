import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { AgendaStandIn } from '#app/features/status/coming-days.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Section as SectionContent } from '#content/page.server.ts';
import { LivePart, partOf } from './live-part.tsx';
import type { Devices } from './live-weather.tsx';
import { useWeatherWords } from './words.ts';

type FramesProps = Pick<Devices, 'radar' | 'forecast' | 'stations'> & { section: SectionContent };

/** Radar, forecast and stations. */
export default function Frames({ section, radar, forecast, stations }: FramesProps) {
  const words = useWeatherWords();
  return (
    <>
      <LivePart part={partOf(section, 'radar')} isFolded>
        <EmbedFrame {...radar} />
        <EmbedFrame {...forecast}>
          <p>
            <a href="#forecast" className="text-link underline underline-offset-4">
              {words.nextSevenDays}
            </a>
          </p>
        </EmbedFrame>
      </LivePart>
      {stations.length > 0 && (
        <LivePart part={partOf(section, 'stations')} columns>
          {stations.map((station) => (
            <EmbedFrame key={station.src} {...station} />
          ))}
        </LivePart>
      )}
    </>
  );
}

type EventsProps = Pick<PageProps<'weather'>, 'calendar'> & { section: SectionContent };

export function Events({ section, calendar }: EventsProps) {
  return (
    <Section section={section} className="screen-only">
      <EmbedFrame {...calendar}>
        <AgendaStandIn title={section.parts[0]?.title ?? ''} isFolded />
      </EmbedFrame>
    </Section>
  );
}
