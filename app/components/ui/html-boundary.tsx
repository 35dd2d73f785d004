import { type ReactNode, useState } from 'react';
import { trustedHtml } from '#app/lib/trusted.ts';
import type { Html } from '#content/html.server.ts';
import { ErrorBoundary } from './deferred.tsx';

type HtmlBoundaryProps = { /** Unique on the page. */ name: string; className?: string; children: ReactNode };

/** An error boundary around a live part: if it fails, the HTML that it showed last stays. React logs the error. */
export function HtmlBoundary({ name, className, children }: HtmlBoundaryProps) {
  const attributes = { 'data-part': name, className };
  return (
    <ErrorBoundary fallback={<LastHtml of={`[data-part="${name}"]`} {...attributes} />}>
      <div {...attributes}>{children}</div>
    </ErrorBoundary>
  );
}

/** What an element showed last. While React renders, the document is still as it was before. */
export function LastHtml({ of, ...attributes }: { of: string; className?: string | undefined }) {
  const [markup] = useState(() => {
    // React hides what waits with an inline style. In a copy, the policy refuses it and the part would stay hidden.
    const html = document.querySelector(of)?.innerHTML.replaceAll(/ style="[^"]*"/g, '');
    return { __html: trustedHtml((html ?? '') as Html) };
  });
  return <div {...attributes} dangerouslySetInnerHTML={markup} />;
}
