import { useHydratedValue } from '#app/lib/hooks.ts';
import { rangeDay } from '#domain/range-time.ts';
import { longDate } from '#domain/format-time.ts';

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDate(day)}</time>;

type LastUpdatedProps = {
  /** The day on which the text last changed, as YYYY-MM-DD. */
  revised: string;
  /** Also says that the text is in force today, by the range's calendar. */
  inForce?: boolean;
};

/** When a legal text last changed. The day it is today is added by the browser: the built page cannot know it. */
export function LastUpdated({ revised, inForce = false }: LastUpdatedProps) {
  const today = useHydratedValue(() => rangeDay(new Date()), undefined);

  return (
    <p className="text-muted">
      Last Updated: <Day day={revised} />
      {/* Its line is there from the start, so that nothing moves when the date arrives. */}
      {inForce && (
        <span className="block min-h-[1.6em]">
          {today && (
            <>
              In force today, <Day day={today} />
            </>
          )}
        </span>
      )}
    </p>
  );
}
