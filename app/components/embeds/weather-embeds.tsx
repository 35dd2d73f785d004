import type { ReactNode } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame } from './embed-frame.tsx';
import {
  radarFrameUrl,
  radarPageUrl,
  type Point,
  forecastFrameUrl,
  forecastPageUrl,
  stationFrameUrl,
  stationProviders,
  type Station,
} from './frame-urls.ts';

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

type ForecastEmbedProps = {
  forecast: Embeds['forecast'];
  point: Point;
  /** Our own content in its place. */
  children: ReactNode;
};

/** Windy's seven days at the range. */
export function ForecastEmbed({ forecast, point, children }: ForecastEmbedProps) {
  return (
    <EmbedFrame
      title={forecast.title}
      provider="Windy"
      src={forecastFrameUrl(point)}
      height={240}
      link={{ label: 'Open the forecast in Windy', to: forecastPageUrl(point) }}
    >
      {children}
    </EmbedFrame>
  );
}

type ConnectedStation = Station & { station: string };

/** A weather station's own page. Some providers refuse to be framed; then the plain link below it leads there. */
export function StationEmbed({ station }: { station: ConnectedStation }) {
  const { name } = stationProviders[station.provider];
  const page = stationFrameUrl(station);
  return (
    <EmbedFrame
      title={station.title}
      provider={name}
      src={page}
      height={360}
      link={{ label: `Open ${station.title} at ${name}`, to: page }}
      isOption
    />
  );
}
