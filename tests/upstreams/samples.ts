/** How each upstream of each feed is tested, and what visitors must get when it can't be trusted. */
import { expect } from 'vitest';
import type { feeds } from '#server/feeds/registry.ts';
import type { recordings, settingsAt } from './recordings.ts';
import type { Behaviour, FakeUpstream } from './server.ts';

type SettingName = keyof ReturnType<typeof settingsAt>;

export type Sample = {
  upstream: string;
  /** The setting with its address. */
  setting: SettingName;
  /** Its requests. */
  prefixes: (keyof typeof recordings)[];
  /** The route that shows it, below /api. */
  route: string;
  /** What visitors get when it can't be trusted: the status, and a part of the body. */
  honest: [status: number, body: object];
};

const unknownRoad = { state: 'unknown', closures: [], checkedAt: null, complete: false };

/** By feed: TypeScript asks for the samples of a new one. */
export const samples: Readonly<Record<(typeof feeds)[number]['name'], readonly Sample[]>> = {
  weather: [
    {
      upstream: 'National Weather Service',
      setting: 'NWS_URL',
      prefixes: ['/points/', '/gridpoints/MTR/91,79/stations', '/gridpoints/MTR/91,79/forecast/hourly', '/stations/'],
      route: '/get-weather-forecast',
      honest: [503, { error: { code: 'weather-unavailable' } }],
    },
    {
      upstream: 'EPA',
      setting: 'EPA_UV_URL',
      prefixes: ['/efservice/'],
      route: '/get-weather-forecast',
      honest: [200, { current: { temperature: 52, uvIndex: null } }],
    },
  ],
  forecast: [
    {
      upstream: 'National Weather Service, forecast',
      setting: 'NWS_URL',
      prefixes: ['/points/', '/gridpoints/MTR/91,79/forecast'],
      route: '/forecast',
      honest: [503, { error: { code: 'forecast-unavailable' } }],
    },
  ],
  alerts: [
    {
      upstream: 'National Weather Service, alerts',
      setting: 'NWS_URL',
      prefixes: ['/alerts/active'],
      route: '/weather-alerts',
      honest: [200, { alerts: [], status: 'unknown' }],
    },
  ],
  roads: [
    {
      upstream: 'Caltrans',
      setting: 'CALTRANS_URL',
      prefixes: ['/data/d4/', '/data/d5/'],
      route: '/road-conditions',
      honest: [200, { roads: [unknownRoad, unknownRoad, unknownRoad] }],
    },
  ],
  calendar: [
    {
      upstream: 'calendar',
      setting: 'CALENDAR_ICS_URL',
      prefixes: ['/calendar.ics'],
      route: '/calendar',
      honest: [200, { events: [], fetchedAt: null, status: 'unknown' }],
    },
  ],
  webcams: [
    {
      upstream: 'webcam',
      setting: 'WEBCAM_MAIN_URL',
      prefixes: ['/camera'],
      route: '/webcams/main-range',
      honest: [503, { error: { code: 'webcam-unavailable' } }],
    },
  ],
};

/** Asserts that the response is honest, no matter what was wrong. */
export function expectHonest({ honest: [status, body] }: Sample, response: { status: number; body: object }): void {
  expect([response.status, response.body]).toMatchObject([status, body]);
}

/** A behavior for each request of a sample. */
export function answerAll(fake: FakeUpstream, { prefixes }: Sample, behave: (prefix: string) => Behaviour): void {
  for (const prefix of prefixes) fake.on(prefix, behave(prefix));
}
