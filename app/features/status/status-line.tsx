/** Today's status where a visitor looks first. Until it is known, and without JavaScript, the hours stand there. */
import { lazy, type ReactNode } from 'react';
import { Meanwhile } from '#app/components/ui/meanwhile.tsx';
import type { Action } from '#content/schema/text.ts';
import { useToday } from './today.tsx';

/** How the states look is fetched with their rules: no page waits for it. */
const StatusSign = lazy(() => import('./status-sign.tsx'));

function Sign({ until, short }: { until: ReactNode; short?: string }) {
  const today = useToday();
  return <Meanwhile until={until}>{today ? <StatusSign today={today} short={short} /> : until}</Meanwhile>;
}

/** What a visitor must know of today, in a line: "Open today until 4:00 PM. Check in by 3:00 PM". */
export function StatusLine({ hours }: { hours?: string }) {
  // Where the hours stand elsewhere on the screen, its place is kept free.
  return <Sign until={<p className={`status-line ${hours ? '' : 'noscript:hidden'}`}>{hours}</p>} />;
}

/** The same in a word or two, on the bar of every page. */
export function StatusPlate({ hours }: { hours: Action }) {
  return (
    <a href={hours.to} className="status-plate">
      <Sign short={hours.label} until={hours.label} />
    </a>
  );
}
