/**
 * GET /api/get-weather-forecast: the current weather at the range. The body is `WeatherAnswer` in domain/weather.ts.
 */
import { Hono } from 'hono';
import type { WeatherAnswer } from '#domain/weather.ts';
import { ApiError } from '#server/http/api-error.ts';
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import type { Weather } from '#server/integrations/weather.ts';
import { cachedJson } from './cached-response.ts';

/**
 * 200, or 503 `weather-unavailable` when the source has nothing current for us and there is no last reading to stand
 * in: none that we got within the hour and that still counts as current itself (a measurement for two hours from when
 * it was taken, a forecast to the end of its hour).
 */
export function weatherForecastRoute(weather: Weather): Hono {
  const json = cachedJson();
  return new Hono().get('/get-weather-forecast', async (c) => {
    const answer = await weather.current().catch(unavailable);
    return json(c, answer, { 'cache-control': 'public, max-age=60' });
  });
}

function unavailable(cause: unknown): WeatherAnswer {
  if (!(cause instanceof UpstreamError)) throw cause;
  const message = 'Live weather is not available right now. Please try again in a few minutes.';
  throw new ApiError(503, 'weather-unavailable', message, {
    headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    cause,
  });
}
