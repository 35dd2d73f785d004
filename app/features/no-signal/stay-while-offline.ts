import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askFor } from '../between-pages/ask-for.ts';
import { signal } from '../live/signal.ts';
import { type Toast, useToast } from '../toast/toast.tsx';

/**
 * Lets nobody leave for a page that cannot come. That the signal is lost decides nothing by itself: the page may be on
 * this device, and on some machines a browser's "offline" means only that there is no network card.
 */
export function useStayWhileOffline(notice: Toast): void {
  const showToast = useToast();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (signal.isLost() || !navigator.onLine) && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    const proceed = () => {
      if (isCurrent) blocker.proceed();
    };
    const stay = () => {
      if (!isCurrent) return;
      blocker.reset();
      showToast(notice);
    };
    askFor(blocker.location.pathname).then(proceed, stay);
    return () => {
      isCurrent = false;
    };
  }, [blocker, notice, showToast]);
}
