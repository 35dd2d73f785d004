import { ForecastEmbed, RadarEmbed, StationEmbed } from '#app/components/embeds/weather-embeds.tsx';
import { stationProviders } from '#app/components/embeds/frame-urls.ts';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { LiveSource } from '#app/features/live/live-source.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Section } from '#content/page.server.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import type { Site } from '#content/schema/site.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';
import { LivePart, partOf } from './live-part.tsx';
import { Webcam } from './webcam.tsx';

type LiveWeatherProps = {
  section: Section;
  webcams: Embeds['webcams'];
  live: LiveSource<WebcamsAnswer>;
  stations: Embeds['stations'];
  maps: Pick<Embeds, 'radar' | 'forecast'> & { point: Site['coordinates']; still: PictureData };
  roadsideCameras: string;
};

/** Cameras, radar, forecast and stations; what isn't connected yet takes one line. */
export function LiveWeather({ section, webcams, live, stations, maps, roadsideCameras }: LiveWeatherProps) {
  const answer = useAnswer(live).value;
  const isConnected = ({ id, image }: Embeds['webcams'][number]) =>
    answer?.cameras.find((camera) => camera.id === id)?.configured ?? image !== null;
  const cameras = webcams.filter(isConnected);
  const connected = stations.flatMap(({ station, ...one }) => (station === null ? [] : { ...one, station }));
  return (
    <>
      {cameras.length > 0 && (
        <LivePart part={partOf(section, 'webcams')}>
          {cameras.map((camera) => (
            <HtmlBoundary key={camera.id} name={camera.id}>
              <Webcam camera={camera} live={live} />
            </HtmlBoundary>
          ))}
        </LivePart>
      )}
      <LivePart part={partOf(section, 'radar')} wide>
        <RadarEmbed radar={maps.radar} point={maps.point}>
          <div className="still">
            <Picture picture={maps.still} sizes="(min-width: 72rem) 69rem, 70vw" decorative />
            <p className="still-title">{maps.radar.title}</p>
          </div>
        </RadarEmbed>
        <ForecastEmbed forecast={maps.forecast} point={maps.point}>
          <div className="still">
            <p className="still-title">{maps.forecast.title}</p>
            <p>
              <a href="#forecast" className="underline underline-offset-4">
                The next seven days, from the National Weather Service
              </a>
            </p>
          </div>
        </ForecastEmbed>
      </LivePart>
      {connected.length > 0 && (
        <LivePart part={partOf(section, 'stations')}>
          {connected.map((station) => (
            <StationEmbed key={station.id} station={station} />
          ))}
        </LivePart>
      )}
      <NotConnected
        title={partOf(section, 'not-connected').title}
        stations={stations.filter(({ station }) => station === null)}
        cameras={webcams.filter((camera) => !isConnected(camera))}
        roadsideCameras={roadsideCameras}
      />
    </>
  );
}

type NotConnectedProps = {
  title: string;
  stations: Embeds['stations'];
  cameras: Embeds['webcams'];
  roadsideCameras: string;
};

/** "Not connected yet: Weather station 1 (WeatherLink), Main range view (Caltrans roadside cameras)". */
function NotConnected({ title, stations, cameras, roadsideCameras }: NotConnectedProps) {
  const devices = [
    ...stations.map((one) => ({
      ...one,
      who: stationProviders[one.provider].name,
      to: stationProviders[one.provider].site,
    })),
    ...cameras.map((one) => ({ ...one, who: 'roadside cameras', to: roadsideCameras })),
  ];
  if (devices.length === 0) return null;
  return (
    <p>
      <strong className="font-semibold">{title}:</strong>{' '}
      {devices.map(({ id, title: name, who, to }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {name} (
          <a href={to} rel="noopener" className="inline-block py-0.5 text-link underline underline-offset-4">
            {who}
            <span className="sr-only"> instead of {name}</span>
          </a>
          )
        </span>
      ))}
      .
    </p>
  );
}
