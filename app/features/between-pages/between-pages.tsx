import { useEffect, useState } from 'react';
import { createPath, useBlocker, useNavigation } from 'react-router';
import { useToast, type Toast } from '#app/features/toast/toast.tsx';

/** Pages that come sooner than this, in milliseconds, come without a sign. */
const signDelay = 250;
/**
 * How long a page may be on its way, in milliseconds, until the browser takes over, with its own signs and its own way
 * to stop.
 */
const giveUpAfter = 8000;
/** How long the server may take to show that it is there after all, in milliseconds. */
const probeTimeout = 3000;

/**
 * The way from one page to the next on a weak signal: a line that says that the page is coming. Without any signal the
 * visitor stays where they are, with all that they wrote, and is told so.
 */
export function BetweenPages({ offline }: { offline: Toast }) {
  useStayWhileOffline(offline);
  const { location } = useNavigation();
  if (!location) return null;
  const address = createPath(location);
  return <PageComing key={address} address={address} />;
}

function PageComing({ address }: { address: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), signDelay);
    const tooLate = setTimeout(() => window.location.assign(address), giveUpAfter);
    return () => {
      clearTimeout(late);
      clearTimeout(tooLate);
    };
  }, [address]);
  return isLate ? <div role="progressbar" aria-label="The page is loading" className="page-coming" /> : null;
}

/**
 * Lets nobody leave for a page that cannot come. A browser's "offline" alone decides nothing: on some machines it means
 * that there is no network card, and the site is there all the same.
 */
function useStayWhileOffline(notice: Toast) {
  const showToast = useToast();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && nextLocation.pathname !== currentLocation.pathname,
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
    fetch(blocker.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    }).then(proceed, stay);
    return () => {
      isCurrent = false;
    };
  }, [blocker, notice, showToast]);
}
