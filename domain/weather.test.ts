import { expect, test } from 'vitest';
import { type ForecastDay, usefulDays, usefulForecastMs } from './forecast.ts';
import { rangeMoment } from './range-time.ts';
import {
  iconForWords,
  plausibleHumidity,
  plausibleTemperature,
  plausibleUv,
  plausibleWind,
  toFahrenheit,
  toMph,
  windFromWords,
} from './weather.ts';

test.each([
  ['sun', 'Sunny, A Few Clouds, Clear, Mostly Clear, Hot, Becoming Sunny'],
  ['cloud', 'Partly Sunny, Patchy Fog, Smoky and Hot, Freezing Fog, Volcanic surprise, '],
  ['droplets', 'Slight Chance Rain Showers, Rain and Windy, Tstorms, Freezing Spray'],
  ['wind', 'Mostly Cloudy and Windy'],
])('%s is the icon of: %s', (icon, words) => {
  const all = words.split(', ');
  expect(all.map((one) => [one, iconForWords(one, 5)])).toEqual(all.map((one) => [one, icon]));
});

test('a wind of 25 mph outweighs the sky, and not the rain', () => {
  expect(iconForWords('Sunny', 24)).toBe('sun');
  expect(iconForWords('Sunny', 25)).toBe('wind');
  expect(iconForWords('Rain', 40)).toBe('droplets');
});

test('figures are whole, and impossible ones are null', () => {
  expect(plausibleTemperature(51.98)).toBe(52);
  expect(Object.is(plausibleTemperature(-0.2), 0)).toBe(true);
  expect(plausibleTemperature(290)).toBeNull();
  expect(plausibleTemperature(null)).toBeNull();
  expect(plausibleWind(-1)).toBeNull();
  expect(plausibleWind(4.7)).toBe(5);
  expect(plausibleHumidity(86.3)).toBe(86);
  expect([-1, 0, 100, 101].map(plausibleHumidity)).toEqual([null, 0, 100, null]);
  expect(plausibleUv(3.15)).toBe(3);
  expect(plausibleUv(undefined)).toBeNull();
});

test('units are converted when they are known', () => {
  expect(toFahrenheit(11.1, 'wmoUnit:degC')).toBeCloseTo(51.98);
  expect(toFahrenheit(52, 'unit:degF')).toBe(52);
  expect(toFahrenheit(52, 'degF')).toBe(52);
  expect(toFahrenheit(284.25, 'wmoUnit:K')).toBeCloseTo(51.98);
  expect(toFahrenheit(11.1, 'wmoUnit:furlong')).toBeNull();
  expect(toFahrenheit(11.1, null)).toBeNull();
  expect(toMph(7.56, 'wmoUnit:km_h-1')).toBeCloseTo(4.7, 1);
  expect(toMph(10, 'wmoUnit:m_s-1')).toBeCloseTo(22.4, 1);
  expect(toMph(10, 'wmoUnit:kt')).toBeCloseTo(11.5, 1);
  expect(toMph(10, undefined)).toBeNull();
  expect(toMph(null, 'wmoUnit:kt')).toBeNull();
});

test('wind in words is the higher figure in mph', () => {
  expect(windFromWords('5 mph')).toBe(5);
  expect(windFromWords('5 to 10 mph')).toBe(10);
  expect(windFromWords('10 to 25 MPH')).toBe(25);
  for (const words of ['9 km/h', 'Up to 5 mph', '5 mph and gusts', '', null])
    expect([words, windFromWords(words)]).toEqual([words, null]);
});

test('a forecast is useful for twelve hours, and its days until they end at the range', () => {
  const figures = { isNight: false, high: 60, low: 40, wind: 5, rain: 0, words: null, icon: 'sun' } as const;
  const days: ForecastDay[] = ['2026-11-20', '2026-11-21'].map((day) => ({ day, ...figures }));
  const checked = rangeMoment('2026-11-20 18:00:00');
  const answer = { days, updatedAt: checked.toISOString(), checkedAt: checked.toISOString() };
  const daysAt = (now: Date) => usefulDays(answer, now).map(({ day }) => day);
  expect(daysAt(rangeMoment('2026-11-20 23:59:59'))).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysAt(rangeMoment('2026-11-21 00:00:00'))).toEqual(['2026-11-21']);
  expect(daysAt(new Date(checked.getTime() + usefulForecastMs - 1))).toEqual(['2026-11-21']);
  expect(daysAt(new Date(checked.getTime() + usefulForecastMs))).toEqual([]);
});
