import { useHydratedValue } from '#app/lib/hooks.ts';
import type { PageContent } from '#app/lib/page-content.ts';
import { rangeDay } from '#domain/range-time.ts';
import { longDate } from '#domain/format-time.ts';

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDate(day)}</time>;

type LastUpdatedProps = {
  page: PageContent['page'];
  /** Also says that the text is in force today, by the range's calendar. */
  inForce?: boolean;
};

/**
 * When a legal text last changed, which its front matter must say. The day it is today is added by the browser: the
 * built page cannot know it.
 */
export function LastUpdated({ page: { name, revised }, inForce = false }: LastUpdatedProps) {
  const today = useHydratedValue(() => rangeDay(new Date()), undefined);
  if (!revised)
    throw new Error(`content/pages/${name}.md needs the day on which its text last changed: revised: "2026-11-20"`);
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
