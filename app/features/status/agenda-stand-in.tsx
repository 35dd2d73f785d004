import { lazy } from 'react';
import { DeferredUntilNear } from '#app/components/ui/deferred.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';

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
