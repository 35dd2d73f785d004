/** The two other providers of weather, replayed and bent. */
import { describe, expect, test } from 'vitest';
import { type WeatherAnswer, weatherIcons } from '#domain/weather.ts';
import { openSite, place, saturday, upstream } from './conditions.ts';
import { everythingFine } from './recordings.ts';
import { json, payloadJson } from './server.ts';

const path = '/api/get-weather-forecast';

const others = [
  {
    provider: 'open-meteo',
    path: '/v1/forecast',
    file: 'open-meteo-current-unixtime.json',
    words: 'Mostly clear',
    windSpeed: 7,
    link: 'https://open-meteo.com/',
  },
  {
    provider: 'weatherapi',
    path: '/v1/current.json',
    file: 'weatherapi-current.json',
    words: 'Sunny',
    windSpeed: 6,
    link: 'https://www.weatherapi.com/',
  },
] as const;

describe.each(others)('$provider', ({ provider, path: prefix, file, words, windSpeed, link }) => {
  type Body = { current: Record<string, unknown>; current_units?: Record<string, unknown> };
  async function open(change: (body: Body) => void = () => undefined) {
    const fake = await upstream();
    const body = payloadJson<Body>(file);
    change(body);
    fake.on(prefix, json(body));
    const site = await openSite(fake.url, { settings: { WEATHER_PROVIDER: provider } });
    return { fake, site };
  }
  const names =
    provider === 'open-meteo'
      ? { temperature: 'temperature_2m', wind: 'wind_speed_10m', time: 'time' }
      : { temperature: 'temp_f', wind: 'wind_mph', time: 'last_updated_epoch' };

  test('gives its reading, the link that its terms ask for, and no picture of its own', async () => {
    const { site } = await open();
    expect((await site.get<WeatherAnswer>(path)).body).toEqual({
      current: { temperature: 63, condition: words, icon: 'sun', windSpeed, humidity: 58, uvIndex: 3 },
      location: place.location,
      lastUpdated: saturday.replace('Z', '.000Z'),
      attribution: { text: expect.stringMatching(/./), url: link },
    });
  });

  test('reports what it lacks as not reported', async () => {
    const { site } = await open(({ current }) => {
      for (const key of Object.keys(current)) if (key !== names.temperature && key !== names.time) current[key] = null;
    });
    const { current } = (await site.get<WeatherAnswer>(path)).body;
    expect(current).toEqual({
      temperature: 63,
      condition: 'Conditions not reported',
      icon: 'cloud',
      windSpeed: null,
      humidity: null,
      uvIndex: null,
    });
    expect(weatherIcons).toContain(current.icon);
  });

  test.each<[string, (body: Body) => void]>([
    ['no temperature', ({ current }) => void (current[names.temperature] = null)],
    ['a temperature that cannot be', ({ current }) => void (current[names.temperature] = 290)],
    [
      'a reading of three hours ago',
      ({ current }) => void (current[names.time] = Date.parse(saturday) / 1000 - 3 * 3600),
    ],
    ['a time in milliseconds', ({ current }) => void (current[names.time] = Date.parse(saturday))],
  ])('is not believed with %s', async (_, change) => {
    const { site } = await open(change);
    expect((await site.get(path)).status).toBe(503);
  });

  test('its key and its words are not logged', async () => {
    const { fake, site } = await open();
    fake.on(prefix, json({ error: { code: 2007, message: 'API key secret-key has exceeded' } }, { status: 403 }));
    expect((await site.get(path)).status).toBe(503);
    expect(JSON.stringify(site.log)).not.toContain('secret-key');
    expect(site.log).toContainEqual(
      expect.objectContaining({
        upstream: provider,
        outcome: 'status',
        status: 403,
        host: new URL(fake.url).host,
        ms: expect.any(Number),
      }),
    );
  });
});

test('Open-Meteo in other units is not believed', async () => {
  const fake = await upstream();
  const site = await openSite(fake.url, { settings: { WEATHER_PROVIDER: 'open-meteo' } });
  const body = payloadJson<{ current_units: Record<string, string> }>('open-meteo-current-unixtime.json');
  body.current_units['wind_speed_10m'] = 'km/h';
  fake.on('/v1/forecast', json(body));
  expect((await site.get<WeatherAnswer>(path)).body.current).toMatchObject({ temperature: 63, windSpeed: null });
  body.current_units['temperature_2m'] = '°C';
  fake.on('/v1/forecast', json(body));
  site.wait(70);
  expect((await site.get(path)).status).toBe(503);
});

test('a change of provider does not bring back the other one’s reading', async () => {
  const fake = await upstream();
  everythingFine(fake);
  const first = await openSite(fake.url);
  await first.get(path);
  await first.restart();
  fake.on('/', json({}, { status: 500 }));
  const second = await openSite(fake.url, {
    settings: { WEATHER_PROVIDER: 'open-meteo' },
    dataDir: first.dataDir,
  });
  expect((await second.get(path)).status).toBe(503);
});
