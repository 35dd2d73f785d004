import { useToday } from '#app/features/status/today.tsx';
import { spanishStatus } from '#domain/status-words-es.ts';

/** Today's status in Spanish. Nothing until it is known: the hours stand below. What the club wrote stays English. */
export function StatusInSpanish() {
  const today = useToday();
  if (!today) return <p className="status-line min-h-[3lh] noscript:hidden" />;
  const { status, now } = today;
  return (
    <div className="status-line min-h-[3lh] screen-only" role="status">
      <div>
        <p>{spanishStatus(status, now)}</p>
        {status.today.reasons.map(({ says }) => (
          <p key={says} lang="en-US" className="font-normal text-base">
            {says}
          </p>
        ))}
      </div>
    </div>
  );
}
