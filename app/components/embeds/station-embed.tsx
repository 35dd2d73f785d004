import { EmbedFrame } from './embed-frame.tsx';
import { stationFrameUrl, stationProviders, type Station } from './frame-urls.ts';

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
