import { useEffect, useState } from 'react';
import type { Dialog as DialogComponent } from '#app/components/ui/dialog.tsx';
import { afterLoad, isDialogExpected } from '#app/features/notices/after-load.ts';
import type { Announcement } from '#words/today-at.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useToday } from '#app/features/status/today.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Closure } from '#content/schema/hours.ts';
import { rangeMoment } from '#domain/range-time.ts';

/** The delay for closures from the calendar; a row of content/closures.yaml has its own. */
const usualDelaySeconds = 1.5;

function written(closures: readonly Closure[]): Announcement[] {
  return closures.flatMap(({ id, title, text, dialog }) =>
    dialog ? [{ id, title, text, until: rangeMoment(dialog.until) }] : [],
  );
}

/** Announces closures one by one, shortly after the home page has loaded, on each load. */
export function ClosureDialogs({ closures, answer }: PageProps<'home'>['dialogs']) {
  const today = useToday();
  /** When the delay ended. */
  const [begun, setBegun] = useState<Date>();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [Dialog, setDialog] = useState<typeof DialogComponent>();

  const all = [...written(closures), ...(today?.announcements ?? [])];
  // Most days have none to announce.
  const isPossible = all.some(({ until }) => new Date() < until);
  useEffect(() => {
    if (isPossible)
      import('#app/components/ui/dialog.tsx').then(
        (module) => setDialog(() => module.Dialog),
        (error: unknown) => console.error('The dialog could not be loaded:', error),
      );
  }, [isPossible]);

  useEffect(() => {
    const delays = closures.flatMap(({ dialog }) => dialog?.delaySeconds ?? []);
    return afterLoad(Math.min(usualDelaySeconds, ...delays), () => setBegun(new Date()));
  }, [closures]);

  const due = [
    ...written(closures).filter(({ until }) => begun && begun < until),
    ...(today?.announcements ?? []).filter(({ until }) => today && today.now < until),
  ].filter(({ id }) => !closed.includes(id));
  // The shareholder notice waits until no closure remains to be announced.
  const isExpected = due.length > 0;
  useEffect(() => {
    isDialogExpected.set(isExpected);
    return () => isDialogExpected.set(false);
  }, [isExpected]);

  const [current] = due;
  if (!current || !begun || !Dialog) return null;
  return (
    <Dialog
      key={current.id}
      title={<SaidText of={current.title} />}
      answer={answer}
      onClose={() => setClosed((before) => [...before, current.id])}
    >
      <p className="mt-3">
        <SaidText of={current.text} />
      </p>
    </Dialog>
  );
}
