import { lazy } from 'react';
import { DeferredUntilNear } from '#app/components/ui/deferred.tsx';
import { textOf } from '#words/phrase.ts';
import { SaidText } from './said.tsx';
import { useToday } from './today.tsx';

/** The next seven days: hours or closure, and why. Nothing until today is known: the week's hours stand nearby. */
export function ComingDays({ title }: { title: string }) {
  const today = useToday();
  if (!today) return null;
  return (
    <section aria-label={title} className="max-w-prose mb-6">
      <h3 className="text-2xl mb-2">{title}</h3>
      {today.status.certainty !== 'checked' && (
        <p className="mb-2 font-semibold">
          {today.words.unchecked()} {today.words.callFirst()}
        </p>
      )}
      <ul>
        {today.days.map(({ day, title: name, hours, more }) => (
          <li key={day} className="border-b border-rule py-2 flex flex-wrap items-baseline justify-between gap-x-2">
            <span className="font-semibold">
              <SaidText of={name} />
            </span>
            <span className="tabular-nums max-sm:text-sm">
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

const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }));

/** The next seven days and then the club's events, in the place of a calendar frame; loaded when it comes near. */
export const AgendaStandIn = ({ title }: { title: string }) => (
  <div>
    <ComingDays title={title} />
    <DeferredUntilNear>
      <Agenda />
    </DeferredUntilNear>
  </div>
);
