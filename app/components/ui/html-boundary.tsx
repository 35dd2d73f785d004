import { type ReactNode, useState } from 'react';
import { trustedHtml } from '#app/lib/trusted.ts';
import type { Html } from '#content/html.server.ts';
import { ErrorBoundary } from './deferred.tsx';

type HtmlBoundaryProps = { /** Unique on the page. */ name: string; className?: string; children: ReactNode };

/** An error boundary around a live part: if it fails, its last HTML stays. React logs the error. */
export function HtmlBoundary({ name, className, children }: HtmlBoundaryProps) {
  const attributes = { 'data-part': name, className };
  return (
    <ErrorBoundary fallback={<LastHtml of={`[data-part="${name}"]`} {...attributes} />}>
      <div {...attributes}>{children}</div>
    </ErrorBoundary>
  );
}

/** The last HTML of an element. During React's render, the document is still as it was before. */
export function LastHtml({ of, ...attributes }: { of: string; className?: string | undefined }) {
  const [markup] = useState(() => {
    // React hides suspended content with an inline style. Drop it: a copy would stay hidden, and the policy forbids it.
    const html = document.querySelector(of)?.innerHTML.replaceAll(/ style="[^"]*"/g, '');
    return { __html: trustedHtml((html ?? '') as Html) };
  });
  return <div {...attributes} dangerouslySetInnerHTML={markup} />;
}
