/**
 * The server, in a process of its own, outlives responses in up to eight content encodings: its HTTP client rejects
 * more than five while the body is still arriving, and then throws outside of any promise.
 */
import { expect, test } from 'vitest';
import { atPlace, startTarget } from '#tests/chaos/target.ts';
import { settingsAt } from './recordings.ts';
import { answerAll, samples } from './samples.ts';
import { type Behaviour, startUpstream } from './server.ts';

/** @param isWhole otherwise the connection is reset after half of the body, once the headers were read */
const encoded =
  (codings: string[], isWhole: boolean): Behaviour =>
  (response) => {
    const half = Buffer.alloc(500_000, ' ');
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': codings.join(', ') });
    response.write(half, () => (isWhole ? response.end(half) : setTimeout(() => response.destroy(), 20)));
  };
const times = (count: number, coding: string) => Array.from({ length: count }, () => coding);
const responses = [
  encoded(times(6, 'identity'), true),
  encoded(times(8, 'gzip'), true),
  encoded(times(6, 'GZip'), false),
  encoded(['br'], false),
];

test.each(['nws', 'open-meteo', 'weatherapi'] as const)('with %s as the weather provider', async (provider) => {
  const isUsed = (settings = {}) => Object.values({ WEATHER_PROVIDER: 'nws', ...settings }).includes(provider);
  const used = Object.values(samples)
    .flat()
    .filter(({ route, settings }) => (route === '/get-weather-forecast' ? isUsed(settings) : provider === 'nws'));
  const upstream = await startUpstream();
  await atPlace(async (place) => {
    const env = { ...settingsAt(upstream.url), WEATHER_PROVIDER: provider, WEATHERAPI_KEY: 'key' };
    const target = await startTarget(place, env);
    const unexpected: string[] = [];
    try {
      for (const response of responses) {
        for (const sample of used) answerAll(upstream, sample, () => response);
        // The requests that come first: others depend on their responses.
        const count = () => used.map(({ prefixes: [first = ''] }) => upstream.count(first));
        const before = count();
        // Past the backoff after the response before.
        target.wait(1);
        while (!count().every((now, index) => now > (before[index] ?? 0)))
          for (const { route } of used) {
            const { status } = await fetch(`${target.url}/api${route}`);
            if (status !== 200 && status !== 503) unexpected.push(`${route} ${status}`);
          }
      }
      expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
    } finally {
      await target.kill();
      await upstream.close();
    }
    expect(unexpected).toEqual([]);
  });
});
