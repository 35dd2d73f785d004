import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { GoNowWords } from './go-now.server.ts';

const Form = lazy(() => import('./go-now-form.tsx'));

/** "Go now?", initially closed: its script is fetched when it is opened. Hidden without JavaScript. */
export function GoNow({ words }: { words: GoNowWords }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  const fill = () => {
    if (details.current?.open) setOpened(true);
  };
  // It may have been opened before this script ran.
  useEffect(fill, []);
  return (
    <div className="screen-only noscript:hidden">
      <Disclosure id="go-now" ref={details} summary={words.title} onToggle={fill}>
        <ErrorBoundary fallback={<p role="status">{words.answers.missing}</p>}>
          <Suspense fallback={<p className="min-h-40" />}>{isOpened && <Form words={words} />}</Suspense>
        </ErrorBoundary>
      </Disclosure>
    </div>
  );
}
