import { useState } from 'react';
import { readAlerts, readRoads, readWebcams } from '#app/features/live/read.ts';
import { useLive } from '#app/features/live/use-live.ts';
import { readWeather } from './read-weather.ts';

/** What /weather shows live, with one button for all of it. Each part fails alone. */
export function useConditions() {
  const weather = useLive('/api/get-weather-forecast', readWeather);
  const alerts = useLive('/api/weather-alerts', readAlerts);
  const roads = useLive('/api/road-conditions', readRoads);
  const webcams = useLive('/api/webcams', readWebcams);
  const all = { weather, alerts, roads, webcams };
  const [asked, setAsked] = useState(false);
  const missing = Object.entries(all).flatMap(([name, { phase }]) => (phase === 'error' ? [name] : []));
  return {
    ...all,
    updating: Object.values(all).some((one) => one.phase === 'loading'),
    /** What came of the last Refresh: by their names, the parts that could not be read. Null until it was pressed. */
    result: asked
      ? {
          at: new Date(Math.max(...Object.values(all).map((one) => one.at.getTime()))),
          missing,
          nothing: missing.length === Object.keys(all).length,
        }
      : null,
    refresh: () => {
      setAsked(true);
      for (const one of Object.values(all)) one.refresh();
    },
  };
}
