import landscapeDay from '../../../.generated/road-map/landscape-day.svg?url';
import landscapeNight from '../../../.generated/road-map/landscape-night.svg?url';
import portraitDay from '../../../.generated/road-map/portrait-day.svg?url';
import portraitNight from '../../../.generated/road-map/portrait-night.svg?url';
import { Plus } from 'lucide';
import { lazy, useEffect, useRef, useState } from 'react';
import type { EmbedFrameProps } from '#app/components/embeds/embed-frame.tsx';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { LastHtml } from '#app/components/ui/html-boundary.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { savesData } from '#app/lib/connectivity.ts';
import { trustedHtml } from '#app/lib/trusted.ts';
import type { Html } from '#content/html.server.ts';

const night = '(prefers-color-scheme: dark)';

export type RoadMapProps = {
  alt: string;
  /** The screen width from which the landscape map fits. */
  wide?: '40rem' | '64rem' | undefined;
  className?: string;
};

/** The highways to the range, from scripts/build/road-map: by day and by night. */
export function RoadMap({ alt, wide, className = '' }: RoadMapProps) {
  return (
    <picture>
      {wide && (
        <source media={`${night} and (min-width: ${wide})`} srcSet={landscapeNight} width={1500} height={1090} />
      )}
      {wide && <source media={`(min-width: ${wide})`} srcSet={landscapeDay} width={1500} height={1090} />}
      <source media={night} srcSet={portraitNight} />
      <img src={portraitDay} alt={alt} width={780} height={1000} loading="lazy" className={className} />
    </picture>
  );
}

/** The map of a printed page, and by day always: see {@link loadPrintedMap}. */
export function PrintedRoadMap({ alt }: Pick<RoadMapProps, 'alt'>) {
  return (
    <img
      src={portraitDay}
      alt={alt}
      width={780}
      height={1000}
      loading="lazy"
      data-printed=""
      className="hidden w-full print:block"
    />
  );
}

/** Loads it once nothing else waits for the network: a browser prints without the pictures that it has yet to load. */
export function loadPrintedMap() {
  const map = document.querySelector<HTMLImageElement>('[data-printed]');
  if (map && !savesData()) map.loading = 'eager';
}

/** Loaded when the visitor opens the map. */
const EmbedFrame = lazy(async () => {
  const { EmbedFrame } = await import('#app/components/embeds/embed-frame.tsx');
  return { default: EmbedFrame };
});

/** While the map is closed, React leaves the served HTML as it is. */
const asServed = { __html: trustedHtml('' as Html) };

/** The map in the footer of each page. Opening it loads the frame; without our script it contains a link. */
export function MapOnTap({ frame, alt }: { frame: EmbedFrameProps; alt: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(import.meta.env.SSR);
  const load = () => {
    if (details.current?.open) setOpen(true);
  };
  // It may have been opened before this script ran.
  useEffect(load, []);
  return (
    <details ref={details} className="screen-only foot-map" onToggle={load}>
      <summary>
        <RoadMap alt="" />
        <span>
          {frame.title}
          <Icon of={Plus} className="size-4" />
        </span>
      </summary>
      {isOpen ? (
        <div>
          <Deferred fallback={import.meta.env.SSR ? null : <LastHtml of=".foot-map > div" />}>
            <EmbedFrame {...frame}>
              <RoadMap alt={alt} />
            </EmbedFrame>
          </Deferred>
        </div>
      ) : (
        <div key="served" dangerouslySetInnerHTML={asServed} />
      )}
    </details>
  );
}
