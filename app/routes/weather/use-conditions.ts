import { readAlerts, readRoads, readWeather, readWebcams } from '#app/features/live/read.ts';
import { useLive } from '#app/features/live/use-live.ts';

/** What /weather shows live, with one button for all of it. Each part fails alone. */
export function useConditions() {
  const weather = useLive('/api/get-weather-forecast', readWeather);
  const alerts = useLive('/api/weather-alerts', readAlerts);
  const roads = useLive('/api/road-conditions', readRoads);
  const webcams = useLive('/api/webcams', readWebcams);
  const all = [weather, alerts, roads, webcams];
  return {
    weather,
    alerts,
    roads,
    webcams,
    updating: all.some((one) => one.phase === 'loading'),
    refresh: () => {
      for (const one of all) one.refresh();
    },
  };
}
