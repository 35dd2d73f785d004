import { Component, type ReactNode, useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { isReachable } from '#app/lib/connectivity.ts';
import { htmlOf } from '#app/components/ui/html-boundary.tsx';
import { loadDocuments } from '#app/navigation/navigation.ts';
import { trustedHtml } from '#app/lib/trusted.ts';
import { usePageState } from '#app/page-state.ts';
import type { Html } from '#content/schema/text.ts';

/** At the top of the window: the next page is loading. */
export function NavigationProgress() {
  return <div role="progressbar" aria-label={useShellWords().loading} className="navigation-progress" />;
}

type PageErrorBoundaryProps = {
  /** The element around it, if that holds the page as it was served: then its HTML stays when hydration fails. */
  served?: string | false;
  children: ReactNode;
};

/** Keeps what fails inside it from taking down what is around it. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  #html: Html | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { served, children } = this.props;
    if (!('error' in this.state)) return children;
    if (!served) return <PageError error={this.state.error} />;
    this.#html ??= htmlOf(served);
    return <div dangerouslySetInnerHTML={{ __html: trustedHtml(this.#html) }} />;
  }
}

/**
 * In place of a page that failed. After an in-site navigation its data may be newer than the code of this document:
 * then the browser loads the document, once, if the server can be reached. Otherwise shows the error and two links.
 */
export function PageError({ error }: { error: unknown }) {
  const { pathname, pagesLeft } = usePageState();
  const [isFinal, setFinal] = useState(false);
  useEffect(() => {
    const fail = () => {
      loadDocuments();
      setFinal(true);
    };
    if (pagesLeft === 0) return fail();
    void isReachable(pathname).then((reachable) => (reachable ? location.reload() : fail()));
  }, [pathname, pagesLeft]);
  if (!isFinal) return <NavigationProgress />;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return <PageMessage title="Unexpected Application Error!" text={message} />;
}

/** In place of a page: why it isn't shown, and two ways on. */
export function PageMessage({ title, text }: { title: string; text: string }) {
  const { pathname } = usePageState();
  const words = useShellWords();
  return (
    <div className="band">
      <title>{title}</title>
      <div className="page-width grid gap-4">
        <h1 className="text-4xl">{title}</h1>
        <p className="wrap-anywhere">{text}</p>
        <p className="actions text-with-links">
          <a href={pathname}>{words.retry}</a>
          <a href={words.language === 'es' ? '/es' : '/'}>{words.home}</a>
        </p>
      </div>
    </div>
  );
}
