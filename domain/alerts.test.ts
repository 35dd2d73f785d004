import { expect, test } from 'vitest';
import { activeAlerts, isRed, isSiteWide, severityOf, unwrapped, type WeatherAlert } from './alerts.ts';

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
const siteWide =
  'Red Flag Warning|Extreme Fire Danger|Fire Warning|High Wind Warning|Extreme Wind Warning|' +
  'Severe Thunderstorm Warning|Tornado Warning|Winter Storm Warning|Blizzard Warning|Ice Storm Warning|' +
  'Snow Squall Warning|Flash Flood Warning|Evacuation Immediate|Evacuation - Immediate|Civil Danger Warning|' +
  'Civil Emergency Message|Shelter In Place Warning|Law Enforcement Warning|Hazardous Materials Warning';
const now = new Date('2026-10-10T17:00:00Z');

test('alerts are sorted by severity, then those on every page, then by their end', () => {
  const sorted = activeAlerts(
    [
      alert({ event: 'minor', severity: 'Minor' }),
      alert({ event: 'no end', severity: 'Severe' }),
      alert({ event: 'later', severity: 'Severe', ends: '2026-10-12T00:00:00Z' }),
      alert({ event: 'sooner', severity: 'Severe', ends: '2026-10-11T00:00:00Z' }),
      alert({ event: 'every page', severity: 'Severe', siteWide: true }),
      alert({ event: 'extreme', severity: 'Extreme' }),
      alert({ event: 'unknown', severity: 'Unknown' }),
    ],
    now,
  );
  const names = 'extreme, every page, sooner, later, no end, minor, unknown';
  expect(sorted.map(({ event }) => event).join(', ')).toBe(names);
});

test('an alert stays until the event ends; without that time, until the message expires', () => {
  const running = alert({ expires: '2026-10-10T16:00:00Z', ends: '2026-10-10T20:00:00Z' });
  const over = alert({ expires: '2026-10-10T20:00:00Z', ends: '2026-10-10T16:59:59Z' });
  expect(activeAlerts([running, over], now)).toEqual([running]);
  expect(activeAlerts([alert({ expires: '2026-10-10T17:00:00Z' })], now)).toEqual([]);
});

test('which alerts are for every page', () => {
  const others = ['Fire Weather Watch', 'Wind Advisory'];
  const all = [...siteWide.split('|'), ' RED FLAG  WARNING', ...others];
  expect(all.filter((event) => !isSiteWide(event))).toEqual(others);
});

test.each([
  [true, 'Minor', true],
  [false, 'Extreme', true],
  [false, 'Severe', true],
  [false, 'Moderate', false],
] as const)('an alert for every page: %s, severity %s; red: %s', (siteWide, severity, red) => {
  expect(isRed({ siteWide, severity })).toBe(red);
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
