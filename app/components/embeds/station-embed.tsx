import { EmbedFrame } from './embed-frame.tsx';
import { stationFrameUrl, type Station } from './frame-urls.ts';

const providers = {
  weatherlink: 'WeatherLink',
  'weather-underground': 'Weather Underground',
  tempest: 'Tempest',
} as const satisfies Record<Station['provider'], string>;

/** A weather station's page. Some providers refuse to be framed; then the plain link below it leads there. */
export function StationEmbed({ station }: { station: Station }) {
  return (
    <EmbedFrame
      title={station.title}
      provider={providers[station.provider]}
      src={stationFrameUrl(station)}
      height={360}
      link={{ label: station.linkLabel, to: station.link }}
      isOption
      absent="The club has not connected this weather station to the website yet."
    />
  );
}
