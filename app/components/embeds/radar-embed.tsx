import type { ReactNode } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { radarFrameUrl, radarPageUrl, type Point } from './frame-urls.ts';

type RadarEmbedProps = {
  radar: Embeds['radar'];
  point: Point;
  /** Our own content in its place. */
  children: ReactNode;
};

/** Windy's rain radar of the region, centred on the range. */
export function RadarEmbed({ radar, point, children }: RadarEmbedProps) {
  return (
    <EmbedFrame
      title={radar.title}
      provider="Windy"
      src={radarFrameUrl(radar, point)}
      height={440}
      link={{ label: 'Open the radar in Windy', to: radarPageUrl(radar, point) }}
    >
      {children}
    </EmbedFrame>
  );
}
