import { readAlerts, readRoads, readWebcams } from '#app/features/live/read.ts';
import { useSource } from '#app/features/live/use-live.ts';
import { readWeather } from './read-weather.ts';

/** What /weather shows live. Each part of the page reads what it needs of it, and fails alone. */
export function useConditions() {
  return {
    weather: useSource('/api/get-weather-forecast', readWeather),
    alerts: useSource('/api/weather-alerts', readAlerts),
    roads: useSource('/api/road-conditions', readRoads),
    webcams: useSource('/api/webcams', readWebcams),
  };
}

export type Conditions = ReturnType<typeof useConditions>;
