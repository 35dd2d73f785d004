import StatusSign from '#app/features/status/status-sign.tsx';
import type { Sources } from '#domain/day-plan.ts';
import { weekdays } from '#domain/days.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { statusAt } from '#domain/status.ts';
import { statusWords } from '#domain/status-words.ts';

/** Open every day, so that any day shows any state. */
const club: Sources = {
  hours: { week: [{ days: weekdays, opens: '09:00', closes: '16:00', lastCheckIn: '15:00' }], seasons: [] },
  closures: [
    { id: 'snow', title: 'Closed: snow', from: '2026-12-01', to: '2026-12-01', text: 'The road is not plowed.' },
  ],
  holidays: {},
  calendar: null,
};
const unread: Sources = { ...club, calendar: { checkedAt: null, complete: false, events: [] } };

/** Moments at the range: each of the six states, and closed once more with its reason. */
const moments: readonly [reading: string, sources: Sources][] = [
  ['2026-10-15 10:00:00', club],
  ['2026-10-15 14:20:00', club],
  ['2026-10-15 15:30:00', club],
  ['2026-10-15 17:00:00', club],
  ['2026-12-01 10:00:00', club],
  ['2026-11-26 10:00:00', club],
  ['2026-10-15 10:00:00', unread],
];

/** Every state of today, as a line and as the plate of the bar. */
export function StatesOfToday() {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {moments.map(([reading, sources]) => {
        const now = rangeMoment(reading);
        const status = statusAt(now, sources);
        const today = { status, words: statusWords(status, now), opensToday: false, isAnnounced: false };
        return (
          <li key={`${status.state} ${reading}`} className="border-b border-rule py-4">
            <p className="label">{status.state}</p>
            <StatusSign today={today} />
            <p className="mt-3">
              <span className="status-plate bg-deep text-on-deep">
                <StatusSign short="Hours" today={today} />
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
