import type { ReactNode } from 'react';
import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { useAnswer } from '#app/features/live/use-live.ts';
import type { Part, Section } from '#content/page.server.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { conditions } from './use-conditions.ts';
import { Webcam } from './webcam.tsx';
import { useWeatherWords } from './words.ts';

type Devices = PageProps<'weather'>['devices'];

/** Cameras, radar, forecast and stations. One line links to other sites in place of those that aren't connected. */
export function LiveWeather({ section, ...devices }: Devices & { section: Section }) {
  const { webcams, radar, forecast, stations, missing, roadsideCameras } = devices;
  const answer = useAnswer(conditions.webcams).value;
  const words = useWeatherWords();
  const isConnected = ({ id, image }: Devices['webcams'][number]) =>
    answer?.cameras.find((camera) => camera.id === id)?.configured ?? image !== null;
  const cameras = webcams.filter(isConnected);
  const missingCameras = webcams
    .filter((camera) => !isConnected(camera))
    .map(({ title }) => ({ title, who: words.roadsideCameras, to: roadsideCameras }));
  return (
    <>
      {cameras.length > 0 && (
        <LivePart part={partOf(section, 'webcams')} columns>
          {cameras.map((camera) => (
            <HtmlBoundary key={camera.id} name={camera.id}>
              <Webcam camera={camera} />
            </HtmlBoundary>
          ))}
        </LivePart>
      )}
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
      <Elsewhere title={partOf(section, 'elsewhere').title} devices={[...missing, ...missingCameras]} />
    </>
  );
}

/** "Elsewhere: WeatherLink (Weather station 1), highway cameras (Main range view, Parking area view)". */
function Elsewhere({ title, devices }: { title: string; devices: Devices['missing'] }) {
  const pages = [...new Map(devices.map((device) => [device.to, device])).values()];
  if (pages.length === 0) return null;
  return (
    <p className="max-sm:text-sm">
      {title}:{' '}
      {pages.map(({ who, to }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <a href={to} rel="noopener" className="inline-block py-0.5 text-link underline underline-offset-4">
            {who}
          </a>{' '}
          (
          {devices
            .filter((device) => device.to === to)
            .map((device) => device.title)
            .join(', ')}
          )
        </span>
      ))}
    </p>
  );
}

/** A part of a section by its id. Throws at build when the page's Markdown has no such heading. */
function partOf(section: Section, id: string): Part {
  const part = section.parts.find((one) => one.id === id);
  if (part) return part;
  const ids = section.parts.map((one) => one.id).join(', ');
  throw new Error(`The section "${section.title}" needs a part "### Heading {#${id}}". It has: ${ids}`);
}

type LivePartProps = { part: Part; columns?: boolean; isFolded?: boolean; children: ReactNode };

/** Two frames or cameras under one heading: side by side, or stacked where they need the width. */
function LivePart({ part: { title, html }, columns = false, isFolded = false, children }: LivePartProps) {
  const content = (
    <>
      <Prose html={html} className="prose mb-2 sm:mb-4" />
      <div className={`grid gap-4 sm:gap-6 ${columns ? 'md:grid-cols-2' : ''}`}>{children}</div>
    </>
  );
  if (isFolded) return <Fold title={title}>{content}</Fold>;
  return (
    <div>
      <h3 className="mb-1 text-2xl sm:mb-2">{title}</h3>
      {content}
    </div>
  );
}
