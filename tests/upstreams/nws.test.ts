import { describe, expect, test } from 'vitest';
import type { ForecastAnswer } from '#domain/forecast.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { words as spanish } from '#words/es.ts';
import { textOf } from '#words/phrase.ts';
import { changed, measured, place, start, upstream } from './conditions.ts';
import { geo, observation } from './recordings.ts';
import { bytes, json, payload, payloadJson } from './server.ts';

const path = '/api/get-weather-forecast';

describe('the National Weather Service', () => {
  test('gives the nearest station’s observation, with UV from the EPA', async () => {
    const { fake, site } = await start({ place: { latitude: 37.238838, longitude: -122.105227 } });
    const { status, body, headers } = await site.get<WeatherAnswer>(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    const current = { temperature: 52, condition: 'Mostly Cloudy', es: 'Mayormente nublado', icon: 'cloud' };
    expect(body).toEqual({
      current: { ...current, windSpeed: 5, humidity: 86, uvIndex: 3 },
      location: place.location,
      lastUpdated: '2026-10-10T16:53:00.000Z',
    });
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
      es: 'Parcialmente soleado (pronóstico)',
      icon: 'cloud',
      windSpeed: null,
      humidity: null,
      uvIndex: 3,
    });
  });

  test('an observation without words, and no forecast either, says what is missing, for pages to say in their language', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', json(observation('2026-10-10T16:53:00+00:00', 'nws-observation-latest-nulls.json'), geo));
    fake.on('/gridpoints/MTR/91,79/forecast', json({}, { status: 500 }));
    const { current } = (await site.get<WeatherAnswer>(path)).body;
    expect(current).toMatchObject({ condition: 'Conditions not reported', unreported: 'observation', icon: 'cloud' });
    expect(textOf(spanish.condition(current))).toBe('Sin informe de las condiciones');
  });

  test('a forecast without words says so, and that it is a forecast', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', changed({ timestamp: 'yesterday' }));
    const hourly = payload('nws-forecast-hourly.json').toString();
    const wordless = hourly.replaceAll(/("shortForecast": ?)"[^"]*"/g, '$1null');
    fake.on('/gridpoints/MTR/91,79/forecast', bytes(wordless, geo));
    const { current } = (await site.get<WeatherAnswer>(path)).body;
    expect(current).toMatchObject({ condition: 'Conditions not reported (forecast)', unreported: 'forecast' });
    expect(textOf(spanish.condition(current))).toBe('Sin informe de las condiciones (pronóstico)');
  });

  test('a station without a temperature is passed over for the next of three', async () => {
    const { fake, site } = await start();
    fake.on('/stations/KOAK/', changed({ temperature: measured(null, 'wmoUnit:degC', 'Z') }));
    fake.on('/stations/D3835/', json({ title: 'Not Found' }, { status: 404, type: 'application/problem+json' }));
    const third = payloadJson<{ features: { properties: { stationIdentifier: string } }[] }>('nws-stations.json')
      .features[2]?.properties.stationIdentifier;
    fake.on(`/stations/${third}/`, changed({ temperature: measured(20, 'wmoUnit:degC') }));
    expect((await site.get<WeatherAnswer>(path)).body.current.temperature).toBe(68);
    const asked = fake.asked.map((one) => one.path).filter((one) => one.startsWith('/stations/'));
    expect(new Set(asked).size).toBe(3);
  });

  test.each<Record<string, unknown>>([
    { timestamp: '2026-10-10T14:59:59+00:00' },
    { timestamp: 'yesterday' },
    { temperature: measured(11.1, 'wmoUnit:gasmark') },
    { temperature: measured(11.1, 'wmoUnit:degC', 'X') },
    { temperature: measured('11.1', 'wmoUnit:degC') },
  ])('when every observation has %j, the forecast for this hour answers, under its own time', async (properties) => {
    const { fake, site } = await start();
    fake.on('/stations/', changed(properties));
    expect((await site.get<WeatherAnswer>(path)).body).toMatchObject({
      current: { temperature: 52, condition: 'Partly Sunny (forecast)', windSpeed: 5, humidity: 80 },
      lastUpdated: '2026-10-10T09:16:26.000Z',
    });
  });

  test('with neither an observation nor a forecast for this hour there is no weather', async () => {
    const { fake, site } = await start();
    fake.on('/stations/', changed({ timestamp: '2026-10-09T10:00:00+00:00' }));
    const old = payload('nws-forecast-hourly.json').toString().replaceAll('2026-10-10T', '2026-10-08T');
    fake.on('/gridpoints/MTR/91,79/forecast', bytes(old, geo));
    const { status, headers } = await site.get(path);
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '60']);
  });

  test('addresses inside its answers are not followed, nor identifiers that would change the path', async () => {
    const { fake, site } = await start();
    const elsewhere = await upstream();
    const from = (file: string) => payload(file).toString().replaceAll('https://api.weather.gov', elsewhere.url);
    fake.on('/points/', bytes(from('nws-points.json'), geo));
    const stations = from('nws-stations.json').replaceAll(/(?<="stationIdentifier": ?)"\w+"/g, '"../../admin"');
    fake.on('/gridpoints/MTR/91,79/stations', bytes(stations, geo));
    expect((await site.get<WeatherAnswer>(path)).body.current.condition).toContain('(forecast)');
    expect(elsewhere.asked).toEqual([]);
    expect(fake.count('/stations/') + fake.count('/admin')).toBe(0);
  });
});

test('the UV index is not reported for hours that the table lacks', async () => {
  const at = '2026-10-11T09:30:00Z';
  const { fake, site } = await start({ at });
  fake.on('/stations/', json(observation(at), geo));
  expect((await site.get<WeatherAnswer>(path)).body.current.uvIndex).toBeNull();
});

describe('the forecast', () => {
  type Recorded = { properties: { periods: Record<string, unknown>[] } & Record<string, unknown> };

  async function daysOf(change: (properties: Recorded['properties']) => object) {
    const { fake, site } = await start();
    const recorded = payloadJson<Recorded>('nws-forecast.json');
    Object.assign(recorded.properties, change(recorded.properties));
    fake.on('/gridpoints/MTR/91,79/forecast', json(recorded, geo));
    const { status, body } = await site.get<ForecastAnswer>('/api/forecast');
    return status === 200 ? body.days : status;
  }

  test('gives both halves of seven days, and null for what is not reported', async () => {
    const { site } = await start();
    const { body } = await site.get<ForecastAnswer>('/api/forecast');
    expect(body).toMatchObject({ updatedAt: '2026-10-10T09:16:26.000Z', checkedAt: '2026-10-10T17:00:00.000Z' });
    expect(body.days.map(({ day, high, low, wind, rain }) => [day, high, low, wind, rain])).toEqual([
      ['2026-10-10', 64, 48, 9, null],
      ['2026-10-11', 63, 50, 12, 80],
      ['2026-10-12', 60, 49, 10, 20],
      ['2026-10-13', 59, 48, 16, 80],
      ['2026-10-14', 62, 48, 13, null],
      ['2026-10-15', 64, 49, 12, null],
      ['2026-10-16', 66, 50, 12, null],
    ]);
    expect(body.days[1]).toMatchObject({ words: 'Light Rain', es: 'Lluvia ligera', icon: 'droplets', isNight: false });
  });

  test('reports no figure in another unit, or out of what is possible', async () => {
    const odd = { temperature: 17, temperatureUnit: 'C', windSpeed: '14 km/h', shortForecast: ' ' };
    const chance = { value: 180, unitCode: 'wmoUnit:percent' };
    const days = await daysOf(({ periods: [first, second] }) => ({
      periods: [
        { ...first, ...odd, probabilityOfPrecipitation: chance },
        { ...second, temperature: 900 },
      ],
    }));
    expect(days).toEqual([
      { day: '2026-10-10', isNight: false, high: 63, low: null, wind: null, rain: null, words: null, icon: 'cloud' },
    ]);
  });

  test('has the low of the night to come for each day, and not of the night before', async () => {
    const night = { isDaytime: false, temperature: 44, temperatureUnit: 'F' };
    const overnight = { startTime: '2026-10-11T01:00:00-07:00', ...night };
    const days = await daysOf(({ periods: [, evening, ...later] }) => ({ periods: [evening, overnight, ...later] }));
    expect(days).toMatchObject({ 1: { day: '2026-10-11', high: 63, low: 50 } });
  });

  test.each([
    ['a day old', '2026-10-09T16:59:00Z'],
    ['of the future', '2026-10-10T17:20:00Z'],
  ])('that is %s is none', async (_, updateTime) => expect(await daysOf(() => ({ updateTime }))).toBe(503));
});
