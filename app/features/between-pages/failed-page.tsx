import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApplicationError } from '#app/components/layout/application-error.tsx';
import { askFor } from './ask-for.ts';
import { ComingLine } from './coming-line.tsx';
import { hasMovedOn } from './use-place.ts';

/**
 * A page that fails. Reached from another page it may be of a newer site than the code that is to show it, or its part
 * of an older one may be gone: it is loaded whole, once, where the server has it.
 */
export function FailedPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [isFinal, setFinal] = useState(false);
  useEffect(() => {
    const fail = () => setFinal(true);
    if (!hasMovedOn()) return fail();
    askFor(pathname).then(({ ok }) => (ok ? location.reload() : fail()), fail);
  }, [pathname]);
  return isFinal ? <ApplicationError error={error} /> : <ComingLine />;
}
