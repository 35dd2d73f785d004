import { lazy, useRef } from 'react';
import { Deferred } from '#app/components/ui/deferred.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { useIsNearViewport } from '#app/lib/hooks.ts';

const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }));

/** The next seven days and then the club's events, in the place of a calendar frame; loaded when it comes near. */
export function AgendaStandIn({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(box);
  return (
    <div ref={box}>
      <ComingDays title={title} />
      {near && (
        <Deferred>
          <Agenda />
        </Deferred>
      )}
    </div>
  );
}
