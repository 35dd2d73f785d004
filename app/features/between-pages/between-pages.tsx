import { useEffect, useState } from 'react';
import { createPath, useBlocker, useNavigation } from 'react-router';
import { useToast, type Toast } from '#app/features/toast/toast.tsx';

/** Pages that come sooner than this, in milliseconds, come without a sign. */
const soon = 250;
/**
 * How long a page may be on its way, in milliseconds, until the browser takes over, with its own signs and its own way
 * to stop.
 */
const patience = 8000;
/** How long the server may take to show that it is there after all, in milliseconds. */
const attempt = 3000;

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
    const late = setTimeout(() => setLate(true), soon);
    const tooLate = setTimeout(() => window.location.assign(address), patience);
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
  const way = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (way.state !== 'blocked') return undefined;
    let isCurrent = true;
    const go = () => {
      if (isCurrent) way.proceed();
    };
    const stay = () => {
      if (!isCurrent) return;
      way.reset();
      showToast(notice);
    };
    fetch(way.location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(attempt) }).then(
      go,
      stay,
    );
    return () => {
      isCurrent = false;
    };
  }, [way, notice, showToast]);
}
