import { CalendarX, Phone } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { SaidText } from '#app/features/status/said.tsx';
import { useToday } from '#app/features/status/today.tsx';
import { useEventWords } from '#app/features/status/use-words.ts';
import type { Part } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';
import { closureRow, type ClosureRow } from '#words/say-event.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type UpcomingClosuresProps = {
  /** Those known at build time, for readers without JavaScript, who must compare the dates. */
  known: readonly ClosureRow[];
  none: Part | undefined;
  call: Action;
};

/** Closures still to come at the moment of reading, including those of the club's calendar. */
export function UpcomingClosures({ known, none, call }: UpcomingClosuresProps) {
  const today = useToday();
  const words = useEventWords();
  const { lookingForClosures, closuresNeedScript } = useShellWords();
  if (!today || !words) {
    return (
      <>
        <div className="hidden noscript:block">
          {known.length > 0 && <List closures={known} />}
          <p>{closuresNeedScript}</p>
          <p>
            <ActionLink action={call} tone="quiet" icon={Phone} />
          </p>
        </div>
        <p role="status" className="noscript:hidden">
          {lookingForClosures}
        </p>
      </>
    );
  }
  const { status } = today;
  const coming = today.closures.map(({ event }) => closureRow(words, event));
  const isChecked = status.certainty === 'checked';
  return (
    <>
      {!isChecked && (
        <Notice tone="warning" role="status" title={words.calendarUnread()} className="mb-4">
          <p>{words.mayBeClosures(coming.length)}</p>
        </Notice>
      )}
      {coming.length > 0 && <List closures={coming} />}
      {coming.length === 0 && isChecked && none && <Prose html={none.html} className="font-semibold" />}
    </>
  );
}

function List({ closures }: { closures: readonly ClosureRow[] }) {
  return (
    <ul className="ruled-rows max-w-prose">
      {closures.map(({ id, dates, title, doubt, text }) => (
        <li key={id} className="py-2 sm:py-4 flex gap-3">
          <Icon of={CalendarX} className="size-6 mt-0.5" />
          <div>
            <p className="font-semibold">
              <SaidText of={dates} />
            </p>
            <p>
              <SaidText of={title} />
            </p>
            {doubt && <p>{doubt}</p>}
            {text && (
              <p className="whitespace-pre-line">
                <SaidText of={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
