import { EmbedFrame } from './embed-frame.tsx';
import { stationFrameUrl, type Station } from './frame-urls.ts';

const providers = {
  weatherlink: 'WeatherLink',
  'weather-underground': 'Weather Underground',
  tempest: 'Tempest',
} as const satisfies Record<Station['provider'], string>;

/** A weather station's own page. Some providers refuse to be framed; then the plain link below it leads there. */
export function StationEmbed({ station }: { station: Station }) {
  const provider = providers[station.provider];
  const page = stationFrameUrl(station);
  return (
    <EmbedFrame
      title={station.title}
      provider={provider}
      src={page}
      height={360}
      {...(page !== null && { link: { label: `Open ${station.title} at ${provider}`, to: page } })}
      isOption
      absent="This weather station isn’t available yet."
    />
  );
}
