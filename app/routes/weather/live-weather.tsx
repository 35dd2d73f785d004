import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { later } from '#app/components/ui/later.tsx';
import { useAnswer } from '#app/features/live/use-live.ts';
import type { Section } from '#content/page.server.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { LivePart, partOf } from './live-part.tsx';
import { conditions } from './use-conditions.ts';
import { useWeatherWords } from './words.ts';

export type Devices = PageProps<'weather'>['devices'];

export const Frames = later(() => import('./frames.tsx'), '#weather');
export const Webcam = later(() => import('./webcam.tsx'), '#weather');

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
            <HtmlBoundary key={camera.id} name={camera.id} className="camera-room">
              <Webcam camera={camera} />
            </HtmlBoundary>
          ))}
        </LivePart>
      )}
      <Frames section={section} radar={radar} forecast={forecast} stations={stations} />
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
