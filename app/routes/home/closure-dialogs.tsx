import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import type { Closure } from '#content/schema/closures.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { expectDialog } from '#app/features/notices/open-dialogs.ts';

type WithDialog = Closure & { dialog: NonNullable<Closure['dialog']> };

const hasDialog = (closure: Closure): closure is WithDialog => closure.dialog !== undefined;
const stillDue = ({ dialog }: WithDialog) => new Date() < rangeMoment(dialog.until);

/**
 * Announces closures, a moment after the home page has loaded, one after the other. Whether one is still due is a
 * matter of the moment, not of the visitor's calendar. Closing stores nothing: it opens again on each load.
 */
export function ClosureDialogs({ closures, answer }: { closures: readonly Closure[]; answer: string }) {
  const [queue, setQueue] = useState<readonly WithDialog[]>([]);
  const releaseNotice = useRef<() => void>(undefined);

  useEffect(() => {
    const due = closures.filter(hasDialog).filter(stillDue);
    if (due.length === 0) return undefined;
    const done = expectDialog();
    releaseNotice.current = done;
    const delay = Math.min(...due.map((closure) => closure.dialog.delaySeconds));
    const timer = setTimeout(() => {
      // The end may have come meanwhile: a computer can sleep for days before this moment.
      const open = due.filter(stillDue);
      setQueue(open);
      if (open.length === 0) done();
    }, delay * 1000);
    return () => {
      clearTimeout(timer);
      done();
    };
  }, [closures]);

  const [current, ...later] = queue;
  if (!current) return null;

  const next = () => {
    setQueue(later);
    if (later.length === 0) releaseNotice.current?.();
  };
  return (
    <Dialog key={current.id} title={current.title} answer={answer} onClose={next}>
      <p className="mt-3 text-lg">{current.text}</p>
    </Dialog>
  );
}
