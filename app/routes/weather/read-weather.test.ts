import { expect, it } from 'vitest';
import { readWeather } from './read-weather.ts';

const answer = {
  current: { temperature: 61, condition: 'Mostly clear', icon: 'sun', windSpeed: 8, humidity: 52, uvIndex: 4 },
  location: { name: 'Los Gatos', region: 'California', country: 'United States' },
  lastUpdated: '2026-05-02T16:53:00Z',
};

it('only wind, humidity and UV may be missing from the weather', () => {
  const bare = { ...answer, current: { ...answer.current, windSpeed: null, humidity: null, uvIndex: undefined } };
  expect(readWeather(bare).current).toMatchObject({ windSpeed: null, humidity: null, uvIndex: null });
  expect(() => readWeather({ ...answer, current: { ...answer.current, temperature: null } })).toThrow();
  expect(() => readWeather({ ...answer, lastUpdated: 'yesterday' })).toThrow();
  expect(() => readWeather({ ...answer, current: { ...answer.current, windSpeed: '8' } })).toThrow();
});

it.each([null, [], 'text', { error: { code: 'unavailable' } }])('the weather is an error when it is %j', (body) => {
  expect(() => readWeather(body)).toThrow();
});
