import { lazy } from 'react';
import { DeferredUntilNear } from '#app/components/ui/deferred.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { textOf } from '#words/phrase.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { SaidText } from './said.tsx';
import { useToday } from './today.tsx';

type ComingDaysProps = {
  title: string;
  /** `brief`: on a phone the title is only for screen readers. `bare`: the caller shows it. */
  look?: 'brief' | 'bare';
  /** Whether to reserve space with the title and empty rows until today is known. Otherwise nothing is rendered. */
  isAwaited?: boolean;
};

/** The next seven days: their hours or closure, and why. The ordinary week's hours are nearby. */
export function ComingDays({ title, look, isAwaited = false }: ComingDaysProps) {
  const today = useToday();
  if (!today)
    return (
      isAwaited && (
        <>
          <h3 className="text-2xl mb-1">{title}</h3>
          <div className="awaited" />
        </>
      )
    );
  return (
    <section aria-label={title} className="mb-2 sm:mb-6 in-[.large-days]:mb-0">
      {look !== 'bare' && <h3 className={`text-2xl mb-1 ${look === 'brief' ? 'max-sm:sr-only' : ''}`}>{title}</h3>}
      {today.status.certainty !== 'checked' && (
        <p className="mb-1 font-semibold max-sm:text-sm/tight">
          {today.words.unchecked()} {today.words.callFirst()}
        </p>
      )}
      <ul>
        {today.days.map(({ day, state, title: name, hours, more }) => (
          <li
            key={day}
            className="coming-day"
            data-day={state}
            aria-current={day === today.status.day ? 'date' : undefined}
          >
            <span className="font-semibold">
              <DayName of={textOf(name)} />
            </span>
            <span className="tabular-nums">
              <SaidText of={hours} />
            </span>
            {more.map((sentence) => (
              <span key={textOf(sentence)} className="basis-full text-muted first-letter:uppercase">
                <SaidText of={sentence} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Sunday, November 29": its weekday, and the rest, which a wide calendar has below it. */
function DayName({ of: name }: { of: string }) {
  const [, weekday = name, comma, date] = /^(\S+?)(,? )(.+)$/.exec(name) ?? [];
  return (
    <>
      {weekday}
      <span className="day-comma">{comma}</span>
      <span className="day-date">{date}</span>
    </>
  );
}

const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }));

type AgendaStandInProps = { title: string; /** Whether the page already shows the days' hours. */ isFolded?: boolean };

/** The next seven days and the club's events, in place of a calendar frame; loaded when near the viewport. */
export function AgendaStandIn({ title, isFolded = false }: AgendaStandInProps) {
  const { events } = useShellWords();
  return (
    <div>
      {isFolded ? (
        <Fold title={title} className="noscript:hidden">
          <ComingDays title={title} look="bare" />
        </Fold>
      ) : (
        <ComingDays title={title} look="brief" />
      )}
      <Fold title={events} className="noscript:hidden">
        <DeferredUntilNear>
          <Agenda />
        </DeferredUntilNear>
      </Fold>
    </div>
  );
}
