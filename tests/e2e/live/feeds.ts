import { everythingFine } from '../../upstreams/recordings.ts';
import { bytes, type FakeUpstream, payload } from '../../upstreams/server.ts';

/** The server's clock in the browser tests, which is fixed: Saturday, 10:00 at the range, as in the payloads. */
export const serverTime = new Date('2026-10-10T17:00:00Z');

/** Makes the fake upstream answer as on an ordinary day: every feed answers, and no alert is out. */
export function replay(feeds: FakeUpstream): void {
  everythingFine(feeds);
  feeds.on('/alerts/active', bytes(payload('nws-alerts-active-empty.json'), { type: 'application/geo+json' }));
  // A late opening within seven days would put its banner on every page.
  const calendar = payload('google-calendar-public.ics')
    .toString()
    .replace('late opening: work party', 'work party')
    .replace('DTSTART;TZID=America/Los_Angeles:20261017T120000', 'DTSTART;TZID=America/Los_Angeles:20261017T090000');
  feeds.on('/calendar.ics', bytes(calendar, { type: 'text/calendar; charset=UTF-8' }));
}
