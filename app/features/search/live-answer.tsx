import { roads, useAnswer, useFresh } from '#app/features/live/use-live.ts';
import { roadLine } from '#app/features/live/road-line.ts';
import { useToday } from '#app/features/status/today.tsx';
import type { RoadId } from '#domain/lane-closures.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Answer } from './decide.ts';

/** What the page finds out about a road, or about today, above the sentence that always holds. */
export function LiveAnswer({ live }: { live: NonNullable<Answer['live']> }) {
  return 'road' in live ? <LiveRoad road={live.road} /> : <LiveDay day={live.day} />;
}

const sources = [roads];

/** In English, as Caltrans reports it. */
function LiveRoad({ road }: { road: RoadId }) {
  useFresh(sources);
  const { sentences } = roadLine(road, useAnswer(roads));
  return (
    <p lang="en-US" className="text-lg font-semibold">
      {sentences.join(' ')}
    </p>
  );
}

function LiveDay({ day }: { day: string }) {
  const today = useToday();
  if (!today || day !== rangeDay(today.now)) return null;
  const { line, more } = today.words;
  return <p className="text-lg font-semibold">{[line, ...more].join(' ')}</p>;
}
