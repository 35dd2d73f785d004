import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { signal } from '../live/signal.ts';
import { type Toast, useToast } from '../toast/toast.tsx';

/** How long a page may take to show that it is there after all, in milliseconds. */
const probeTimeout = 3000;

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
    fetch(blocker.location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) }).then(
      proceed,
      stay,
    );
    return () => {
      isCurrent = false;
    };
  }, [blocker, notice, showToast]);
}
