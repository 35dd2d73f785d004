import { Clock } from 'lucide';
import { Fragment, lazy, type ReactNode } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Action } from '#content/schema/text.ts';
import type { State } from '#domain/day-status.ts';
import { textOf } from '#words/phrase.ts';
import { connectionLost } from '#app/lib/connectivity.ts';
import { useShared } from '#app/lib/hooks.ts';
import { SaidText } from './said.tsx';
import { useToday, useUsually } from './today.tsx';

/** Loaded with the status rules: no page waits for it. */
const StatusSign = lazy(() => import('./status-sign.tsx'));

/**
 * Today's status in a word and a line: "Until 4:00 PM today. Check in by 3:00 PM." Without JavaScript, the ordinary
 * hours.
 */
export function StatusLine({ isBrief }: { isBrief?: boolean }) {
  const today = useToday();
  const isLost = useShared(connectionLost);
  const { hours, holidays } = useUsually();
  const fallback = (
    <div className="sign">
      <Icon of={Clock} />
      <p>
        <span className="sign-line">{hours && <SaidText of={hours} />}</span>
        {holidays && <span className="hidden noscript:block">{holidays}</span>}
      </p>
    </div>
  );
  return (
    <Deferred fallback={fallback}>
      {today ? <StatusSign today={today} isBrief={isBrief} isLost={isLost} /> : fallback}
    </Deferred>
  );
}

/** The sentences that a brief sign has no room for. */
export function StatusNotes() {
  const more = useToday()?.sign.more.slice(1) ?? [];
  return (
    more.length > 0 && (
      <p className="screen-only page-width lg:mb-2 max-sm:text-sm/[1.3]">
        {more.map((sentence) => (
          <Fragment key={textOf(sentence)}>
            <SaidText of={sentence} />{' '}
          </Fragment>
        ))}
      </p>
    )
  );
}

export function StatusPlate({ hours }: { hours: Action }) {
  const today = useToday();
  // Key by word, so that each word has its own element: one that grows counts as a layout shift.
  const plate = (word: string, inside: ReactNode, state?: State) => (
    <a
      key={word}
      href={hours.to}
      // "Horario (en inglés)", where a Spanish site lacks the page.
      className={`status-plate ${!state && word.length > 12 ? 'status-plate-long' : ''}`}
      data-state={state}
    >
      {inside}
    </a>
  );
  const fallback = plate(
    hours.label,
    <>
      <Icon of={Clock} className="size-4" />
      {hours.label}
    </>,
  );
  const sign =
    today && plate(textOf(today.sign.plate), <StatusSign today={today} short={hours.label} />, today.status.now);
  return <Deferred fallback={fallback}>{sign ?? fallback}</Deferred>;
}
