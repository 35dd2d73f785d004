/** The National Weather Service with answers that are well-formed and not to be believed. */
import { describe, expect, test } from 'vitest';
import type { WeatherAnswer } from '#domain/weather.ts';
import type { ErrorBody } from '#server/http/api-error.ts';
import type { Timeouts } from '#server/feeds/timeout.ts';
import { allNull } from './breakages.ts';
import { changed, everythingFine, geo, measured, openSite, start, upstream } from './conditions.ts';
import { bytes, json, payload, payloadJson } from './server.ts';

const path = '/api/get-weather-forecast';

describe('the National Weather Service', () => {
  test.each<[string, Record<string, unknown>]>([
    ['has no temperature', { temperature: measured(null, 'wmoUnit:degC') }],
    ['is two hours old', { timestamp: '2026-10-10T14:59:59+00:00' }],
    ['is of the future', { timestamp: '2026-10-10T18:00:00+00:00' }],
    ['has no readable time', { timestamp: 'yesterday' }],
    ['is in an unknown unit', { temperature: measured(11.1, 'wmoUnit:gasmark') }],
    ['is kelvin under the name of °C', { temperature: measured(284.2, 'wmoUnit:degC') }],
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

  test.each<[string, Partial<Timeouts>]>([
    ['each of them is given up', { requestMs: 300 }],
    ['the time for all of it is over', { loadMs: 1_000 }],
  ])('when the observations hang, the forecast answers once %s', async (_, timeouts) => {
    const fake = await upstream();
    everythingFine(fake);
    fake.on('/stations/', () => undefined);
    const site = await openSite(fake.url, { timeouts });
    expect((await site.get<WeatherAnswer>(path)).body.current.condition).toBe('Partly Sunny (forecast)');
  });

  test('figures in other units are converted, those in unknown ones are not reported', async () => {
    const { fake, site } = await start();
    fake.on(
      '/stations/',
      changed({
        temperature: measured(52, 'wmoUnit:degF'),
        windSpeed: measured(10, 'wmoUnit:m_s-1'),
        relativeHumidity: measured(0.8, 'wmoUnit:fraction'),
      }),
    );
    expect((await site.get<WeatherAnswer>(path)).body.current).toMatchObject({
      temperature: 52,
      windSpeed: 22,
      humidity: null,
    });
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

  test('nulls everywhere give no weather, not a wrong one', async () => {
    const { fake, site } = await start();
    for (const file of ['nws-points', 'nws-stations', 'nws-forecast-hourly', 'nws-observation-latest']) {
      const prefix = {
        'nws-points': '/points/',
        'nws-stations': '/gridpoints/MTR/91,79/stations',
        'nws-forecast-hourly': '/gridpoints/MTR/91,79/forecast',
        'nws-observation-latest': '/stations/',
      }[file];
      fake.on(prefix ?? '', json(allNull(payloadJson(`${file}.json`)), geo));
    }
    expect((await site.get(path)).status).toBe(503);
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
