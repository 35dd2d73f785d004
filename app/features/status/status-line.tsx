/** Today's status where a visitor looks first. Until it is known, and without JavaScript, the hours stand there. */
import { lazy, type ReactNode } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import type { Action } from '#content/schema/text.ts';
import { useToday } from './today.tsx';

/** How the states look is fetched with their rules: no page waits for it. */
const StatusSign = lazy(() => import('./status-sign.tsx'));

/**
 * What a visitor must know of today, in a line: "Open today until 4:00 PM. Check in by 3:00 PM". Without JavaScript the
 * hours, and what they leave out.
 */
export function StatusLine({ hours, holidays }: { hours?: string; holidays?: string }) {
  const today = useToday();
  // Where the hours stand elsewhere on the screen, its place is kept free.
  const fallback = (
    <p className={`status-line flex-wrap ${hours ? '' : 'noscript:hidden'}`}>
      {hours}
      {holidays && <span className="hidden basis-full noscript:block">{holidays}</span>}
    </p>
  );
  return <Deferred fallback={fallback}>{today ? <StatusSign today={today} /> : fallback}</Deferred>;
}

/** The same in a word or two, on the bar of every page. */
export function StatusPlate({ hours }: { hours: Action }) {
  const today = useToday();
  // Each word has a plate of its own: to the browser, one that grows is a page that moves.
  const plate = (word: string, inside: ReactNode) => (
    <a key={word} href={hours.to} className="status-plate">
      {inside}
    </a>
  );
  const fallback = plate(hours.label, hours.label);
  const sign = today && plate(today.words.word, <StatusSign today={today} short={hours.label} />);
  return <Deferred fallback={fallback}>{sign ?? fallback}</Deferred>;
}
