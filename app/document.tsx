import { lazy, useEffect, useMemo } from 'react';
import barlow400 from '../.generated/fonts/barlow-400.woff2?url';
import barlow600 from '../.generated/fonts/barlow-600.woff2?url';
import condensed800 from '../.generated/fonts/barlow-condensed-800.woff2?url';
import { SiteFooter } from './components/layout/site-footer.tsx';
import { SiteHeader } from './components/layout/site-header.tsx';
import { Deferred, ErrorBoundary } from './components/ui/deferred.tsx';
import { LastHtml } from './components/ui/html-boundary.tsx';
import { Analytics, PreferencesButton } from './features/consent/consent.tsx';
import { ShareholderNotice } from './features/notices/shareholder-notice.tsx';
import { loadPrintedMap, MapOnTap } from './features/page-parts/road-map.tsx';
import { StatusPlate } from './features/status/status-line.tsx';
import { TodayProvider } from './features/status/today.tsx';
import { type Toast, ToastProvider, useToast } from './components/ui/toast.tsx';
import { ShellWordsContext, useShellWords } from './lib/shell-words.ts';
import type { SharedState } from './lib/shared-state.ts';
import type { SiteFacts } from './lib/site-facts.server.ts';
import { isOffline, OfflineError } from './lib/connectivity.ts';
import { NavigationProgress, PageError, PageMessage } from './components/layout/page-error.tsx';
import { type PageState, PageStateContext, usePageState } from './page-state.ts';
import './styles/index.css';

/** No page waits for announcements, and most days there are none. */
const Announcements = lazy(() => import('./features/announcements/announcements.tsx'));

type DocumentProps = {
  /** `english`: texts that a Spanish page shows in English. */
  facts: SiteFacts & { english?: readonly string[] };
  state: SharedState<PageState>;
  onHydrated?: () => void;
};

export function Document({ facts, state, onHydrated }: DocumentProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <html lang={facts.words.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {[condensed800, barlow400, barlow600].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {facts.words.skip}
        </a>
        <ShellWordsContext value={facts.words}>
          <PageStateContext value={state}>
            <ErrorBoundary fallback={errorPage}>
              <Site facts={facts} />
            </ErrorBoundary>
          </PageStateContext>
        </ShellWordsContext>
      </body>
    </html>
  );
}

function EnglishMarks({ ofSite }: { ofSite: readonly string[] | undefined }) {
  const { page } = usePageState();
  const english = [...(ofSite ?? []), ...(page.english ?? [])].join('\n');
  useEffect(() => (english === '' ? undefined : markWhenLoaded(english.split('\n'))), [english]);
  return null;
}

/** Marks English texts of a Spanish page. Nearly all pages have none, and load nothing. */
function markWhenLoaded(texts: readonly string[]): () => void {
  const left = new AbortController();
  import('./features/language/mark-english.ts').then(
    ({ markEnglish }) => left.signal.aborted || left.signal.addEventListener('abort', markEnglish(texts)),
    () => undefined,
  );
  return () => left.abort();
}

function Site({ facts }: Pick<DocumentProps, 'facts'>) {
  return (
    <ToastProvider>
      <TodayProvider {...facts.today}>
        <SiteHeader
          name={facts.site.name}
          navigation={facts.navigation}
          phone={facts.site.phone}
          today={<StatusPlate hours={facts.navigation.hours} />}
        />
        <div className="announcements screen-only">
          {facts.preview && <p className="announcement announcement-quiet">{facts.preview}</p>}
          <Deferred>
            <Announcements {...facts.notices} />
          </Deferred>
        </div>
        <Main offline={facts.notices.offline} />
        <SiteFooter
          {...facts}
          map={<MapOnTap {...facts.map} />}
          preferences={<PreferencesButton label={facts.notices.cookies.preferencesTitle} />}
        />
        <EnglishMarks ofSite={facts.english} />
        <ErrorBoundary>
          <ShareholderNotice notice={facts.notices.shareholder} />
          <Analytics {...facts.analytics} />
        </ErrorBoundary>
      </TodayProvider>
    </ToastProvider>
  );
}

const errorPage = (error: unknown) => <PageError error={error} />;

function Main({ offline }: Pick<SiteFacts['notices'], 'offline'>) {
  const { error, isLoading, page, pagesLeft } = usePageState();
  usePresses();
  useEffect(loadPrintedMap, [page]);
  // The same element as long as the page is the same.
  const component = useMemo(() => <page.Component {...page.props} />, [page]);
  const main = { id: 'main', tabIndex: -1, className: 'pt-(--header) outline-none' };
  return (
    <>
      {isLoading && <NavigationProgress />}
      {error === undefined && <Head />}
      {page.markup && error === undefined ? (
        // During hydration, React leaves the served HTML as it is.
        <main {...main} dangerouslySetInnerHTML={page.markup} />
      ) : (
        <main {...main}>
          {/* If hydration fails, the page stays as it was served. */}
          <ErrorBoundary key={pagesLeft} fallback={pagesLeft === 0 ? <LastHtml of="#main" /> : errorPage}>
            {error === undefined ? (
              component
            ) : error instanceof OfflineError ? (
              <PageMessage title={offline.title} text={offline.line} />
            ) : (
              <PageError error={error} />
            )}
          </ErrorBoundary>
        </main>
      )}
    </>
  );
}

/** All links to {@link directionsUrl}, but for those beside other map apps, which may have maps without a signal. */
const directionLinks = 'a[href*="/maps/dir/"]:not(#getting-here a)';

/**
 * Prints, says what follows a download, and without a signal shows the saved ways by road instead of the browser's
 * error page. Pages that need no more than this have no script of their own.
 */
function usePresses() {
  const show = useToast();
  const { pages } = useShellWords();
  const contact = pages['/contact'] ?? '/contact';
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('[data-prints]')) print();
      // Where only our server can't be reached, the saved page has links to map apps, too.
      const isSaved = navigator.serviceWorker?.controller || location.pathname === contact;
      if (isOffline() && isSaved && target.closest(directionLinks)) {
        event.preventDefault();
        location.assign(`${contact}#by-road`);
      }
      const toast = target.closest<HTMLElement>('[data-toast]')?.dataset['toast'];
      if (toast) show(JSON.parse(toast) as Toast);
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [show, contact]);
}

function Head() {
  const { page, hash, navigations } = usePageState();
  const { head } = page;
  // Opens the details that the address names, on load and each time such a link is followed.
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each navigation counts, also one to the same details
  }, [hash, navigations]);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
