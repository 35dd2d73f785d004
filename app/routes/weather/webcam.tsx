import { CameraOff, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Embeds } from '#content/schema/embeds.ts';
import { staleAfterMinutes, type WebcamReport } from '#domain/webcams.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { conditions } from './use-conditions.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useNews } from '#app/features/status/use-words.ts';
import { useWeatherWords } from './words.ts';

type Camera = Pick<Embeds['webcams'][number], 'id' | 'title' | 'alt'>;

/** A camera's last picture with its time, or a message in a box of the same size. */
export default function Webcam({ camera }: { camera: Camera }) {
  const live = useAnswer(conditions.webcams);
  const report = live.value?.cameras.find((one) => one.id === camera.id);
  const [failure, setFailure] = useState<{ report: WebcamReport; since: Date }>();
  const words = useWeatherWords();
  const catalog = useNews();
  const shown = report?.status === 'ok' && failure?.report !== report;

  /** Why there is no picture, and since when. */
  const absence = !catalog
    ? words.imageLoading
    : report?.status === 'down'
      ? catalog.cameraDown(report.capturedAt, live.now)
      : failure
        ? catalog.cameraFailed(failure.since, live.now)
        : live.phase === 'error'
          ? words.camerasFailed
          : words.imageLoading;

  const fail = () => {
    if (!report) return;
    console.error(`The picture of the webcam ${camera.id} could not be loaded.`);
    setFailure({ report, since: failure?.since ?? live.at });
  };

  return (
    <figure>
      <div className="relative grid aspect-video place-items-center overflow-clip rounded-md border border-rule bg-panel">
        {shown ? (
          <img
            // A new picture has a new URL; the same one comes from the browser's cache.
            src={`/api/webcams/${camera.id}?taken=${encodeURIComponent(report.capturedAt ?? '')}`}
            alt={camera.alt}
            width={1280}
            height={720}
            loading="lazy"
            onError={fail}
            onLoad={() => setFailure(undefined)}
            className="absolute size-full object-contain"
          />
        ) : (
          <div className="grid justify-items-center gap-2 p-6 text-center">
            <Icon of={CameraOff} className="size-8" />
            <p className="noscript:hidden">
              <SaidText of={absence} />
            </p>
            <p className="hidden noscript:block">{words.camerasNeedScript}</p>
          </div>
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{camera.title}</span>
        <span className="text-sm text-muted">
          {shown && report.capturedAt && catalog && <SaidText of={catalog.pictureTaken(report.capturedAt, live.now)} />}
        </span>
      </figcaption>
      {shown && report.stale && (
        <p className="flex gap-2 text-sm font-semibold text-warning">
          <Icon of={TriangleAlert} className="mt-1 size-4" />
          {catalog?.pictureOld(staleAfterMinutes)}
        </p>
      )}
    </figure>
  );
}
