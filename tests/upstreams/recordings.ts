/** What upstreams answered at 10 AM on Saturday, October 10, 2026, and what visitors get when one can't be trusted. */
import type { feeds } from '#server/feeds/registry.ts';
import { type Behaviour, bytes, type FakeUpstream, payload, payloadJson } from './server.ts';

/** As the National Weather Service labels its answers. */
export const geo = { type: 'application/geo+json' };

/** The last observation, at seven minutes before the tests' clock. */
export function observation(timestamp = '2026-10-10T16:53:00+00:00', file = 'nws-observation-latest.json') {
  const recorded = payloadJson<{ properties: Record<string, unknown> }>(file);
  return { ...recorded, properties: { ...recorded.properties, timestamp } };
}

/** Recorded responses by the prefix of the requested path. Of two that match, the later one answers. */
export const recordings: Readonly<Record<string, { body: Buffer; type?: string; headers?: Record<string, string> }>> = {
  '/points/': { body: payload('nws-points.json'), ...geo },
  '/gridpoints/MTR/91,79/stations': { body: payload('nws-stations.json'), ...geo },
  '/gridpoints/MTR/91,79/forecast': { body: payload('nws-forecast.json'), ...geo },
  '/gridpoints/MTR/91,79/forecast/hourly': { body: payload('nws-forecast-hourly.json'), ...geo },
  '/stations/': { body: Buffer.from(JSON.stringify(observation())), ...geo },
  '/alerts/active': { body: payload('nws-alerts-active-red-flag.json'), ...geo },
  '/efservice/': { body: payload('epa-uv-hourly.json') },
  '/data/d4/': { body: payload('caltrans-lcs-d4.json') },
  '/data/d5/': { body: payload('caltrans-lcs-d5.json') },
  '/calendar.ics': { body: payload('google-calendar-public.ics'), type: 'text/calendar; charset=UTF-8' },
  '/camera': {
    body: payload('camera.jpg'),
    type: 'image/jpeg',
    headers: { 'last-modified': 'Sat, 10 Oct 2026 16:58:00 GMT' },
  },
};

/** Every upstream in good order, at the tests' clock. */
export function everythingFine(fake: FakeUpstream): void {
  for (const [prefix, { body, ...more }] of Object.entries(recordings)) fake.on(prefix, bytes(body, more));
}

export const settingsAt = (url: string) => ({
  NWS_URL: url,
  EPA_UV_URL: url,
  CALTRANS_URL: url,
  CALENDAR_ICS_URL: `${url}/calendar.ics`,
  WEBCAM_MAIN_URL: `${url}/camera`,
});

export type Sample = {
  upstream: string;
  setting: keyof ReturnType<typeof settingsAt>;
  prefixes: (keyof typeof recordings)[];
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

export function answerAll(fake: FakeUpstream, { prefixes }: Sample, behave: (prefix: string) => Behaviour): void {
  for (const prefix of prefixes) fake.on(prefix, behave(prefix));
}
