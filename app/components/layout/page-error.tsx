import { type ReactNode, useEffect, useState } from 'react';
import { LinkTo } from '#app/components/ui/link-to.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { isReachable } from '#app/lib/connectivity.ts';
import { loadDocuments } from '#app/navigation/navigation.ts';
import { usePageState } from '#app/page-state.ts';

export function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label={useShellWords().loading}
      // A border, because forced colors remove backgrounds.
      className="fixed inset-x-0 top-(--header) z-50 border-t-4 border-action origin-left scale-x-95 animate-coming"
    />
  );
}

/** Replaces a page that failed. After a navigation its data may need newer code, so this loads the document once. */
export function PageError({ error }: { error: unknown }) {
  const { pathname, pagesLeft } = usePageState();
  const words = useShellWords();
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
  // The error message is in English only, for those who look for the cause.
  return <PageMessage title={words.pageFailed} text={<span lang="en-US">{message}</span>} />;
}

export function PageMessage({ title, text }: { title: string; text: ReactNode }) {
  const { pathname } = usePageState();
  const words = useShellWords();
  return (
    <div className="band">
      <title>{title}</title>
      <div className="page-width grid gap-4">
        <h1 className="text-heading">{title}</h1>
        <p className="wrap-anywhere">{text}</p>
        <p className="actions text-with-links">
          <a href={pathname}>{words.retry}</a>
          <LinkTo page="/">{words.home}</LinkTo>
        </p>
      </div>
    </div>
  );
}
