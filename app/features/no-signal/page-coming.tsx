import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { ComingLine } from '../between-pages/coming-line.tsx';

/**
 * How long a page may go on coming, in milliseconds, until the browser takes over, with its own signs and its own way
 * to stop.
 */
const giveUpAfter = 8000;

/** The way from one page to the next on a weak signal: a line that says that the page is coming. */
export function PageComing() {
  const { location } = useNavigation();
  const address = location && createPath(location);
  useEffect(() => {
    if (!address) return undefined;
    const tooLate = setTimeout(() => window.location.assign(address), giveUpAfter);
    return () => clearTimeout(tooLate);
  }, [address]);
  return address ? <ComingLine /> : null;
}
