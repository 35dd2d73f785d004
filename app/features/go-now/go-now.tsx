import { type ComponentType, useState } from 'react';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import type { GoNowWords } from './go-now.server.ts';

type GoNowProps = { words: GoNowWords };

/**
 * "Go now?", closed at first. Its script is fetched when it is opened; without a signal it says so. Without JavaScript
 * nothing would answer, so it is not there.
 */
export function GoNow({ words }: GoNowProps) {
  const [Form, setForm] = useState<ComponentType<GoNowProps>>();
  const [isMissing, setMissing] = useState(false);
  const load = () =>
    import('./go-now-form.tsx').then(
      ({ GoNowForm }) => setForm(() => GoNowForm),
      (error: unknown) => {
        console.error('"Go now?" could not be loaded:', error);
        setMissing(true);
      },
    );
  return (
    <div className="screen-only noscript:hidden">
      <Disclosure id="go-now" summary={words.title} onToggle={() => void load()}>
        {isMissing && <p role="status">{words.answers.missing}</p>}
        <HtmlBoundary name="go-now">{Form ? <Form words={words} /> : <p className="min-h-40" />}</HtmlBoundary>
      </Disclosure>
    </div>
  );
}
