import { useEffect, useState } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { isReachable } from '#app/lib/connectivity.ts';
import { loadDocuments } from '#app/navigation/navigation.ts';
import { usePageState } from '#app/page-state.ts';

/** At the top of the window: the next page is loading. */
export function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label={useShellWords().loading}
      // A border, because forced colors take backgrounds away.
      className="fixed inset-x-0 top-(--header) z-50 border-t-4 border-action origin-left scale-x-95 animate-coming"
    />
  );
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
