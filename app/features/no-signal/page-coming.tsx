import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { ComingLine } from '../between-pages/coming-line.tsx';

/** Pages that come sooner than this, in milliseconds, come without a sign. */
const signDelay = 250;
/**
 * How long a page may be on its way, in milliseconds, until the browser takes over, with its own signs and its own way
 * to stop.
 */
const giveUpAfter = 8000;

/** The way from one page to the next on a weak signal: a line that says that the page is coming. */
export function PageComing() {
  const { location } = useNavigation();
  if (!location) return null;
  const address = createPath(location);
  return <Coming key={address} address={address} />;
}

function Coming({ address }: { address: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), signDelay);
    const tooLate = setTimeout(() => window.location.assign(address), giveUpAfter);
    return () => {
      clearTimeout(late);
      clearTimeout(tooLate);
    };
  }, [address]);
  return isLate ? <ComingLine /> : null;
}
