import { CalendarX } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { useOnceAlive } from '#app/lib/use-once-alive.ts';
import type { Part } from '#content/page.server.ts';
import type { Closure } from '#content/schema/closures.ts';
import type { Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { fullDates } from '#domain/spoken-time.ts';
import { upcoming } from './upcoming.ts';

type Row = Pick<Closure, 'id' | 'from' | 'to' | 'text'>;

type UpcomingClosuresProps = {
  closures: readonly Row[];
  /** What is said when there is none. */
  none: Part | undefined;
  /** The day of the build, on the range's calendar. */
  builtOn: Day;
};

/**
 * The closures that are still to come, by the range's calendar on the day of reading. The page was built earlier, so
 * the list is made in the browser; without JavaScript every row bears its full date, and the reader compares.
 */
export function UpcomingClosures({ closures, none, builtOn }: UpcomingClosuresProps) {
  const today = useOnceAlive(() => rangeDay(new Date()), null);
  if (today === null) {
    return (
      <noscript>
        <List closures={upcoming(closures, builtOn)} />
      </noscript>
    );
  }
  const coming = upcoming(closures, today);
  return coming.length > 0 ? <List closures={coming} /> : none && <Prose html={none.html} className="font-semibold" />;
}

function List({ closures }: { closures: readonly Row[] }) {
  return (
    <ul className="grid gap-3 max-w-prose">
      {closures.map(({ id, from, to, text }) => (
        <li key={id} className="plate p-4 flex gap-3">
          <Icon of={CalendarX} className="size-6 mt-0.5 text-action" />
          <div>
            <p className="font-semibold">{fullDates(from, to)}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
