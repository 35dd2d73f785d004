/** What the public feeds answer while the browser tests run: the recorded payloads, or a bad day. */
import { bytes, type FakeUpstream, json, payload, payloadJson } from '../../upstreams/server.ts';

/**
 * The server's clock in the browser tests: Saturday, 10:00 at the range, when the payloads were recorded. It stands
 * still.
 */
export const serverTime = new Date('2026-10-10T17:00:00Z');

/**
 * `ordinary`: every feed answers, and no alert is out. `bad`: a Red Flag Warning is out, and every other feed is down.
 */
export type Day = 'ordinary' | 'bad';

/** The settings by which a server of ours asks the stand-in for everything that it replays. */
export const askedAt = ({ url }: FakeUpstream) => ({
  NWS_URL: url,
  EPA_UV_URL: url,
  CALTRANS_URL: url,
  CALENDAR_ICS_URL: `${url}/calendar.ics`,
  WEBCAM_MAIN_URL: `${url}/camera`,
});

const geoJson = { type: 'application/geo+json' };
const problem = { status: 503, type: 'application/problem+json' };

/** Tells the stand-in what to answer on that day. */
export function replay(feeds: FakeUpstream, day: Day): void {
  if (day === 'bad') {
    feeds.on('/', json({ title: 'Service Unavailable', status: 503 }, problem));
    feeds.on('/alerts/active', bytes(payload('nws-alerts-active-red-flag.json'), geoJson));
    return;
  }
  const observation = payloadJson<{ properties: Record<string, unknown> }>('nws-observation-latest.json');
  observation.properties['timestamp'] = '2026-10-10T16:53:00+00:00';
  feeds.on('/points/', bytes(payload('nws-points.json'), geoJson));
  feeds.on('/gridpoints/MTR/91,79/stations', bytes(payload('nws-stations.json'), geoJson));
  feeds.on('/gridpoints/MTR/91,79/forecast/hourly', bytes(payload('nws-forecast-hourly.json'), geoJson));
  feeds.on('/stations/', json(observation, geoJson));
  feeds.on('/alerts/active', bytes(payload('nws-alerts-active-empty.json'), geoJson));
  feeds.on('/efservice/', bytes(payload('epa-uv-hourly.json')));
  feeds.on('/data/d4/', bytes(payload('caltrans-lcs-d4.json')));
  feeds.on('/data/d5/', bytes(payload('caltrans-lcs-d5.json')));
  // A late opening within seven days would put its banner on every page.
  const calendar = payload('google-calendar-public.ics').toString().replace('late opening: work party', 'work party');
  feeds.on('/calendar.ics', bytes(calendar, { type: 'text/calendar; charset=UTF-8' }));
  feeds.on(
    '/camera',
    bytes(payload('camera.jpg'), { type: 'image/jpeg', headers: { 'last-modified': 'Sat, 10 Oct 2026 16:58:00 GMT' } }),
  );
}
