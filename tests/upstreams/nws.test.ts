/** The National Weather Service and the EPA's UV index beside it, well and half well. */
import { describe, expect, test } from 'vitest';
import type { WeatherAnswer } from '#domain/weather.ts';
import { changed, everythingFine, geo, measured, observation, openSite, place, start, upstream } from './conditions.ts';
import { json, payload, payloadJson } from './server.ts';

const path = '/api/get-weather-forecast';

describe('the National Weather Service', () => {
  test('gives the nearest station’s observation, with UV from the EPA', async () => {
    const { fake, site } = await start();
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
    expect(fake.asked.every((asked) => !asked.path.startsWith('/points') || !asked.path.includes('?'))).toBe(true);
  });

  test('sends no more than four decimals', async () => {
    const fake = await upstream();
    everythingFine(fake);
    const site = await openSite(fake.url, { place: { latitude: 37.238838, longitude: -122.105227 } });
    expect((await site.get(path)).status).toBe(200);
    expect(fake.count('/points/37.2388,-122.1052')).toBe(1);
  });

  test('is asked for the point and the stations once a day, for the observation every five minutes', async () => {
    const { fake, site } = await start();
    await site.get(path);
    await site.get(path);
    expect(fake.count('/stations/KOAK')).toBe(1);
    site.wait(5);
    await site.get(path);
    expect(fake.count('/stations/KOAK')).toBe(2);
    expect(fake.count('/points/')).toBe(1);
    site.wait(24 * 60);
    await site.get(path);
    expect(fake.count('/points/')).toBe(2);
    expect(fake.count('/gridpoints/MTR/91,79/stations')).toBe(2);
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
    fake.on('/gridpoints/MTR/91,79/forecast', json({ title: 'gone' }, { status: 500 }));
    site.wait(15);
    expect((await site.get<WeatherAnswer>(path)).body.current.condition).toMatch(/\S/);
  });

  test('without any words the condition still is not empty', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', changed({ textDescription: '' }));
    fake.on('/gridpoints/MTR/91,79/forecast', json({ title: 'gone' }, { status: 500 }));
    expect((await site.get<WeatherAnswer>(path)).body.current).toMatchObject({
      condition: 'Conditions not reported',
      icon: 'cloud',
      temperature: 52,
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

  test('the last good reading answers for an hour, with its own time, through a restart too', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', json(observation('2026-10-10T17:00:00+00:00'), geo));
    await site.get(path);
    for (const prefix of ['/stations/', '/gridpoints/']) fake.on(prefix, json({}, { status: 500 }));
    site.wait(59);
    expect((await site.get<WeatherAnswer>(path)).body.lastUpdated).toBe('2026-10-10T17:00:00.000Z');
    await site.restart();
    expect((await site.get<WeatherAnswer>(path)).body.lastUpdated).toBe('2026-10-10T17:00:00.000Z');
    site.wait(2);
    expect((await site.get(path)).status).toBe(503);
  });
});

describe('the UV index', () => {
  test('may fail alone', async () => {
    const { fake, site } = await start();
    fake.on('/efservice/', json({}, { status: 500 }));
    expect((await site.get<WeatherAnswer>(path)).body.current).toMatchObject({ temperature: 52, uvIndex: null });
  });

  test('is that of this hour, and not reported for hours that the table lacks', async () => {
    const fake = await upstream();
    everythingFine(fake);
    for (const [at, uvIndex] of [
      ['2026-10-10T20:30:00Z', 6],
      ['2026-10-11T09:30:00Z', null],
    ] as const) {
      fake.on('/stations/', json(observation(at), geo));
      const site = await openSite(fake.url, { at });
      expect((await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBe(uvIndex);
    }
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

  test('skips rows that make no sense', async () => {
    const { fake, site } = await start();
    fake.on(
      '/efservice/',
      json([
        { DATE_TIME: 'OCT/10/2026 10 AM', UV_VALUE: 300 },
        { DATE_TIME: 'soon', UV_VALUE: 3 },
      ]),
    );
    expect((await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBeNull();
  });
});
