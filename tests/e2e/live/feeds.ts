/** What the public feeds answer while the browser tests run: the recorded payloads, or a bad day. */
import { everythingFine } from '../../upstreams/recordings.ts';
import { bytes, type FakeUpstream, json, payload } from '../../upstreams/server.ts';

/**
 * The server's clock in the browser tests: Saturday, 10:00 at the range, when the payloads were recorded. It is
 * fixed.
 */
export const serverTime = new Date('2026-10-10T17:00:00Z');

/**
 * `ordinary`: every feed answers, and no alert is out. `bad`: a Red Flag Warning is out, and every other feed is down.
 */
export type Day = 'ordinary' | 'bad';

/** Makes the fake upstream answer as on that day. */
export function replay(feeds: FakeUpstream, day: Day): void {
  const warning = bytes(payload('nws-alerts-active-red-flag.json'), { type: 'application/geo+json' });
  if (day === 'bad') {
    feeds.on('/', json({ title: 'Service Unavailable', status: 503 }, { status: 503 }));
    feeds.on('/alerts/active', warning);
    return;
  }
  everythingFine(feeds);
  feeds.on('/alerts/active', bytes(payload('nws-alerts-active-empty.json'), { type: 'application/geo+json' }));
  // A late opening within seven days would put its banner on every page.
  const calendar = payload('google-calendar-public.ics').toString().replace('late opening: work party', 'work party');
  feeds.on('/calendar.ics', bytes(calendar, { type: 'text/calendar; charset=UTF-8' }));
}
