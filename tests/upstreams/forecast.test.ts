/** The 7-day forecast of the National Weather Service. */
import { expect, test } from 'vitest';
import type { ForecastAnswer } from '#domain/forecast.ts';
import { geo, openSite, start, upstream } from './conditions.ts';
import { everythingFine } from './recordings.ts';
import { type Behaviour, json, payloadJson } from './server.ts';

const path = '/api/forecast';
const prefix = '/gridpoints/MTR/91,79/forecast';

type Period = Record<string, unknown>;
type Recorded = { properties: { updateTime: string; periods: Period[] } };

/** The recorded forecast with other periods. */
function withPeriods(change: (periods: Period[]) => Period[], updateTime?: string): Behaviour {
  const recorded = payloadJson<Recorded>('nws-forecast.json');
  const { properties } = recorded;
  const periods = change(properties.periods);
  return json(
    { ...recorded, properties: { ...properties, periods, updateTime: updateTime ?? properties.updateTime } },
    geo,
  );
}

async function daysAt(behaviour: Behaviour, at?: string) {
  const fake = await upstream();
  everythingFine(fake);
  fake.on(prefix, behaviour);
  const { status, body } = await (await openSite(fake.url, at ? { at } : {})).get<ForecastAnswer>(path);
  return status === 200 ? body.days : status;
}

test('gives both halves of seven days, and null for what is not reported', async () => {
  const { site } = await start();
  const { body } = await site.get<ForecastAnswer>(path);
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
  expect(body.days[1]).toMatchObject({ words: 'Light Rain', icon: 'droplets', isNight: false });
});

test('past midnight the low is that of the night to come, and the day before is gone', async () => {
  const overnight = { startTime: '2026-10-11T01:00:00-07:00', isDaytime: false, temperature: 44, temperatureUnit: 'F' };
  const days = await daysAt(
    withPeriods((periods) => [periods[1] ?? {}, overnight, ...periods.slice(2)]),
    '2026-10-11T08:30:00Z',
  );
  expect(days).toMatchObject({ 0: { day: '2026-10-11', high: 63, low: 50 } });
});

test('a figure in another unit, or out of what is possible, is not reported', async () => {
  const odd = { temperature: 17, temperatureUnit: 'C', windSpeed: '14 km/h', shortForecast: ' ' };
  const [first, second] = payloadJson<Recorded>('nws-forecast.json').properties.periods;
  const chance = { value: 180, unitCode: 'wmoUnit:percent' };
  const days = await daysAt(
    withPeriods(() => [
      { ...first, ...odd, probabilityOfPrecipitation: chance },
      { ...second, temperature: 900 },
    ]),
  );
  expect(days).toEqual([
    { day: '2026-10-10', isNight: false, high: 63, low: null, wind: null, rain: null, words: null, icon: 'cloud' },
  ]);
});

test.each([
  ['a day old', '2026-10-09T16:59:00Z'],
  ['of the future', '2026-10-10T17:20:00Z'],
])('a forecast that is %s is none', async (_, updateTime) => {
  expect(await daysAt(withPeriods((periods) => periods, updateTime))).toBe(503);
});

test('days out of reach of a forecast are left out', async () => {
  const days = await daysAt(
    withPeriods(([first, second]) => [
      { ...second },
      { ...first, startTime: '9999-12-31T23:59:59Z' },
      { ...first, startTime: '-271821-04-20T00:00:00Z' },
    ]),
  );
  expect(days).toEqual([expect.objectContaining({ day: '2026-10-10', isNight: true })]);
});
