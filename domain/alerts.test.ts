import { expect, test } from 'vitest';
import {
  activeAlerts,
  isRed,
  isSiteWide,
  severityOf,
  unwrapped,
  type WeatherAlert,
  weatherServiceUrl,
} from './alerts.ts';

const alert = (over: Partial<WeatherAlert>): WeatherAlert => ({
  event: 'Wind Advisory',
  severity: 'Moderate',
  headline: '',
  ends: null,
  expires: null,
  link: '',
  siteWide: false,
  ...over,
});
const now = new Date('2026-10-10T17:00:00Z');

test('the most severe comes first, then what concerns every page, then what ends first', () => {
  const sorted = activeAlerts(
    [
      alert({ event: 'minor', severity: 'Minor' }),
      alert({ event: 'no end', severity: 'Severe' }),
      alert({ event: 'later', severity: 'Severe', ends: '2026-10-12T00:00:00Z' }),
      alert({ event: 'sooner', severity: 'Severe', ends: '2026-10-11T00:00:00Z' }),
      alert({ event: 'every page', severity: 'Severe', siteWide: true }),
      alert({ event: 'extreme', severity: 'Extreme' }),
      alert({ event: 'unknown', severity: 'Unknown' }),
      alert({ event: 'also no end', severity: 'Severe' }),
    ],
    now,
  );
  expect(sorted.map(({ event }) => event)).toEqual([
    'extreme',
    'every page',
    'sooner',
    'later',
    'also no end',
    'no end',
    'minor',
    'unknown',
  ]);
});

test('an alert stays until the event ends, not until the message runs out', () => {
  const running = alert({ expires: '2026-10-10T16:00:00Z', ends: '2026-10-10T20:00:00Z' });
  const over = alert({ expires: '2026-10-10T20:00:00Z', ends: '2026-10-10T16:59:59Z' });
  expect(activeAlerts([running, over], now)).toEqual([running]);
});

test('without an end of the event, the end of the message counts', () => {
  expect(activeAlerts([alert({ expires: '2026-10-10T17:00:00Z' })], now)).toEqual([]);
  expect(activeAlerts([alert({ expires: '2026-10-10T17:00:01Z' })], now)).toHaveLength(1);
});

test.each([
  'Red Flag Warning',
  'Extreme Fire Danger',
  'Fire Warning',
  'High Wind Warning',
  'Extreme Wind Warning',
  'Severe Thunderstorm Warning',
  'Tornado Warning',
  'Winter Storm Warning',
  'Blizzard Warning',
  'Ice Storm Warning',
  'Snow Squall Warning',
  'Flash Flood Warning',
  'Evacuation Immediate',
  'Evacuation - Immediate',
  'Civil Danger Warning',
  'Civil Emergency Message',
  'Shelter In Place Warning',
  'Law Enforcement Warning',
  'Hazardous Materials Warning',
  ' RED FLAG  WARNING',
])('%s is for every page', (event) => {
  expect(isSiteWide(event)).toBe(true);
});

test.each(['Fire Weather Watch', 'Wind Advisory', 'Heat Advisory', 'Winter Weather Advisory'])('%s is not', (event) => {
  expect(isSiteWide(event)).toBe(false);
});

test.each([
  [true, 'Minor', true],
  [false, 'Extreme', true],
  [false, 'Severe', true],
  [false, 'Moderate', false],
] as const)('an alert for every page: %s, severity %s; red: %s', (siteWide, severity, red) => {
  expect(isRed({ siteWide, severity })).toBe(red);
});

test('the link leads to the page of the point', () => {
  expect(weatherServiceUrl({ latitude: 37.2388, longitude: -122.1052 })).toBe(
    'https://forecast.weather.gov/MapClick.php?lat=37.2388&lon=-122.1052',
  );
});

test('an unknown severity is Unknown', () => {
  expect(severityOf('Severe')).toBe('Severe');
  expect(severityOf('EXTREME ')).toBe('Extreme');
  expect(severityOf('severe-ish')).toBe('Unknown');
  expect(severityOf(null)).toBe('Unknown');
});

test('hard line breaks go, paragraphs and bullets stay', () => {
  expect(unwrapped('\n* WINDS...Northeast 15 to \r\n25 mph.\n \n* IMPACTS...Fire\nspreads.\n* MORE...x\n')).toBe(
    '* WINDS...Northeast 15 to 25 mph.\n\n* IMPACTS...Fire spreads.\n* MORE...x',
  );
  expect(unwrapped('First.\n\nSecond.')).toBe('First.\n\nSecond.');
});
