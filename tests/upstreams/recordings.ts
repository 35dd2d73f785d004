/** What the upstreams answered when they were recorded, at 10 AM on Saturday, October 10, 2026. */
import { bytes, type FakeUpstream, payload, payloadJson } from './server.ts';

const geo = { type: 'application/geo+json' };

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

/** Settings with which a server requests everything from one fake upstream. */
export const settingsAt = (url: string) => ({
  NWS_URL: url,
  EPA_UV_URL: url,
  CALTRANS_URL: url,
  CALENDAR_ICS_URL: `${url}/calendar.ics`,
  WEBCAM_MAIN_URL: `${url}/camera`,
});
