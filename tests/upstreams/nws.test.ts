/** The National Weather Service and the EPA's UV index. */
import { describe, expect, test } from 'vitest';
import type { WeatherAnswer } from '#domain/weather.ts';
import type { ErrorBody } from '#server/http/api-error.ts';
import { changed, geo, measured, openSite, place, start, upstream } from './conditions.ts';
import { everythingFine, observation } from './recordings.ts';
import { bytes, json, payload, payloadJson } from './server.ts';

const path = '/api/get-weather-forecast';

describe('the National Weather Service', () => {
  test('gives the nearest station’s observation, with UV from the EPA', async () => {
    const { fake, site } = await start({ place: { latitude: 37.238838, longitude: -122.105227 } });
    const { status, body, headers } = await site.get<WeatherAnswer>(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      current: { temperature: 52, condition: 'Mostly Cloudy', icon: 'cloud', windSpeed: 5, humidity: 86, uvIndex: 3 },
      location: place.location,
      lastUpdated: '2026-10-10T16:53:00.000Z',
    });
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(fake.asked.map((asked) => asked.path)).toEqual(
      expect.arrayContaining(['/points/37.2388,-122.1052', '/stations/KOAK/observations/latest']),
    );
    expect(new Set(fake.asked.map(({ headers: sent }) => sent['user-agent']))).toEqual(new Set([place.userAgent]));
    site.wait(23 * 60);
    await site.get(path);
    expect(fake.count('/points/')).toBe(1);
  });

  test('an observation that knows only the temperature says of the rest that it is not reported, and takes its words from the forecast', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', json(observation('2026-10-10T16:53:00+00:00', 'nws-observation-latest-nulls.json'), geo));
    expect((await site.get<WeatherAnswer>(path)).body.current).toEqual({
      temperature: 54,
      condition: 'Partly Sunny (forecast)',
      icon: 'cloud',
      windSpeed: null,
      humidity: null,
      uvIndex: 3,
    });
  });

  test('a station without a temperature is passed over for the next of three', async () => {
    const { fake, site } = await start();
    fake.on('/stations/KOAK/', changed({ temperature: measured(null, 'wmoUnit:degC', 'Z') }));
    fake.on('/stations/D3835/', json({ title: 'Not Found' }, { status: 404, type: 'application/problem+json' }));
    const third = payloadJson<{ features: { properties: { stationIdentifier: string } }[] }>('nws-stations.json')
      .features[2]?.properties.stationIdentifier;
    fake.on(`/stations/${third}/`, changed({ temperature: measured(20, 'wmoUnit:degC') }));
    expect((await site.get<WeatherAnswer>(path)).body.current.temperature).toBe(68);
    expect(
      new Set(fake.asked.filter((asked) => asked.path.startsWith('/stations/')).map((asked) => asked.path)).size,
    ).toBe(3);
  });

  test.each<[string, Record<string, unknown>]>([
    ['has no temperature', { temperature: measured(null, 'wmoUnit:degC') }],
    ['is two hours old', { timestamp: '2026-10-10T14:59:59+00:00' }],
    ['has no readable time', { timestamp: 'yesterday' }],
    ['is in an unknown unit', { temperature: measured(11.1, 'wmoUnit:gasmark') }],
    ['was rejected by the quality control', { temperature: measured(11.1, 'wmoUnit:degC', 'X') }],
    ['has words for figures', { temperature: measured('11.1', 'wmoUnit:degC') }],
  ])(
    'when every observation %s, the forecast for this hour answers, with its own time and its own name',
    async (_, properties) => {
      const { fake, site } = await start();
      fake.on('/stations/', changed(properties));
      expect((await site.get<WeatherAnswer>(path)).body).toMatchObject({
        current: {
          temperature: 52,
          condition: 'Partly Sunny (forecast)',
          icon: 'cloud',
          windSpeed: 5,
          humidity: 80,
          uvIndex: 3,
        },
        lastUpdated: '2026-10-10T09:16:26.000Z',
      });
    },
  );

  test('when the observations hang, the forecast answers once the time for all of it is over', async () => {
    const { fake, site } = await start({ timeouts: { loadMs: 1_000 } });
    fake.on('/stations/', () => undefined);
    expect((await site.get<WeatherAnswer>(path)).body.current.condition).toBe('Partly Sunny (forecast)');
  });

  test('with neither an observation nor a forecast for this hour there is no weather', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', changed({ timestamp: '2026-10-09T10:00:00+00:00' }));
    fake.on(
      '/gridpoints/MTR/91,79/forecast',
      bytes(payload('nws-forecast-hourly.json').toString().replaceAll('2026-10-10T', '2026-10-08T'), geo),
    );
    const { status, body, headers } = await site.get<ErrorBody>(path);
    expect(status).toBe(503);
    expect(body.error).toEqual({
      code: 'weather-unavailable',
      message: expect.stringMatching(/not available right now/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('retry-after')).toBe('60');
  });

  test('addresses inside its answers are not followed', async () => {
    const { fake, site } = await start();
    const elsewhere = await upstream();
    for (const file of ['nws-points', 'nws-stations']) {
      const text = payload(`${file}.json`).toString().replaceAll('https://api.weather.gov', elsewhere.url);
      fake.on(file === 'nws-points' ? '/points/' : '/gridpoints/MTR/91,79/stations', bytes(text, geo));
    }
    expect((await site.get(path)).status).toBe(200);
    expect(elsewhere.asked).toEqual([]);
  });

  test('identifiers that would change the path are refused', async () => {
    const { fake, site } = await start();
    const stations = payloadJson<{ features: { properties: Record<string, string> }[] }>('nws-stations.json');
    for (const { properties } of stations.features) properties['stationIdentifier'] = '../../admin';
    fake.on('/gridpoints/MTR/91,79/stations', json(stations, geo));
    expect((await site.get<WeatherAnswer>(path)).body.current.condition).toContain('(forecast)');
    expect(fake.count('/admin')).toBe(0);
  });
});

describe('the UV index', () => {
  test('is not reported for hours that the table lacks', async () => {
    const at = '2026-10-11T09:30:00Z';
    const { fake, site } = await start({ at });
    fake.on('/stations/', json(observation(at), geo));
    expect((await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBeNull();
  });

  test('comes late without keeping the reading waiting, and is there for the next visitor', async () => {
    const fake = await upstream();
    everythingFine(fake);
    const table = Promise.withResolvers<void>();
    fake.on(
      '/efservice/',
      (response) =>
        void table.promise.then(() =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(payload('epa-uv-hourly.json')),
        ),
    );
    const site = await openSite(fake.url, { timeouts: { revalidateMs: 50 } });
    expect((await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBeNull();
    table.resolve();
    await expect.poll(async () => (await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBe(3);
  });
});
