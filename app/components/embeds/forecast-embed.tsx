import type { ReactNode } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { forecastFrameUrl, forecastPageUrl, type Point } from './frame-urls.ts';

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
