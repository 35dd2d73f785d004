import { CalendarX } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { whenOf } from '#app/features/status/agenda-words.ts';
import { useToday } from '#app/features/status/today.tsx';
import type { Part } from '#content/page.server.ts';
import type { AgendaEvent } from '#domain/agenda.ts';
import { rangeDay } from '#domain/range-time.ts';
import { fullDates } from '#domain/format-time.ts';

type UpcomingClosuresProps = {
  /** Those known when the page was built, for a reader without JavaScript, who compares the dates. */
  known: readonly AgendaEvent[];
  none: Part | undefined;
};

/** The closures that are still to come at the moment of reading, those of the club's calendar among them. */
export function UpcomingClosures({ known, none }: UpcomingClosuresProps) {
  const today = useToday();
  if (!today) {
    return (
      <>
        <noscript>
          <List closures={known} />
        </noscript>
        <p role="status" className="noscript:hidden">
          Looking for closures…
        </p>
      </>
    );
  }
  const coming = today.closures.map(({ event }) => event);
  return (
    <>
      {!today.status.sure && (
        <Notice tone="warning" role="status" title="The club’s calendar can’t be read right now" className="mb-4">
          <p>There may be {coming.length > 0 ? 'more closures than these' : 'closures'}: call before you drive up.</p>
        </Notice>
      )}
      {coming.length > 0 && <List closures={coming} />}
      {coming.length === 0 && today.status.sure && none && <Prose html={none.html} className="font-semibold" />}
    </>
  );
}

function List({ closures }: { closures: readonly AgendaEvent[] }) {
  return (
    <ul className="ruled-rows max-w-prose">
      {closures.map((event) => (
        <li key={event.id} className="py-4 flex gap-3">
          <Icon of={CalendarX} className="size-6 mt-0.5" />
          <div>
            <p className="font-semibold">{datesOf(event)}</p>
            <p>{event.title}</p>
            {event.closes === 'ask' && <p>The range may be closed: call first.</p>}
            {event.description && <p className="whitespace-pre-line">{event.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** "Thursday, November 26, 2026", and of a part of a day which. */
function datesOf(event: AgendaEvent): string {
  const first = event.date ?? rangeDay(new Date(event.start));
  if (!event.allDay) return `${fullDates(first, first)}, ${whenOf(event)}`;
  const dates = fullDates(first, event.lastDate ?? first);
  return event.part ? `${dates}: ${event.part}` : dates;
}
