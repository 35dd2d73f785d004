/** The document around every page. */
import { lazy, memo, useRef, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import barlow400 from '../.generated/fonts/barlow-400.woff2?url';
import barlow600 from '../.generated/fonts/barlow-600.woff2?url';
import condensed600 from '../.generated/fonts/barlow-condensed-600.woff2?url';
import type { Route } from './+types/root';
import { MapEmbed } from './components/embeds/map-embed.tsx';
import { SiteFooter } from './components/layout/site-footer.tsx';
import { SiteHeader } from './components/layout/site-header.tsx';
import { FailedPage } from './features/between-pages/failed-page.tsx';
import { usePlace } from './features/between-pages/use-place.ts';
import { Analytics } from './features/consent/analytics.tsx';
import { CookieBanner } from './features/consent/cookie-banner.tsx';
import { Meanwhile } from './components/ui/meanwhile.tsx';
import { EmbedConsent } from './features/consent/embed-consent.tsx';
import { PreferencesButton } from './features/consent/preferences-button.tsx';
import { ShareholderNotice } from './features/notices/shareholder-notice.tsx';
import { StatusPlate } from './features/status/status-line.tsx';
import { TodayProvider } from './features/status/today.tsx';
import { ToastProvider } from './features/toast/toast.tsx';
import { siteFacts } from './lib/site-facts.server.ts';
import './styles/index.css';

/** No page waits for them, and most days there are none. */
const Announcements = lazy(() => import('./features/announcements/announcements.tsx'));

export const loader = siteFacts;

export const links: Route.LinksFunction = () => [
  // All of them stand on every first screen.
  ...[condensed600, barlow400, barlow600].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
      </head>
      {/* Header, footer and notices are English, whatever the language of the page between them. */}
      <body lang="en-US">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {children}
        {/* entry.server.tsx writes the scripts of the built site. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return <AroundPages facts={loaderData} />;
}

/** The same around every page: a step from one to the next draws nothing of it anew. */
const AroundPages = memo(function AroundPages({ facts }: { facts: Route.ComponentProps['loaderData'] }) {
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
          <Meanwhile>
            <Announcements offline={facts.notices.offline} />
          </Meanwhile>
        </div>
        <EmbedConsent>
          <PageFrame />
          <SiteFooter
            {...facts}
            map={<MapEmbed map={facts.map} place={facts.site} height={220} />}
            preferences={<PreferencesButton label={facts.notices.cookies.preferencesTitle} />}
          />
        </EmbedConsent>
        <CookieBanner words={facts.notices.cookies} />
        <ShareholderNotice notice={facts.notices.shareholder} />
        <Analytics {...facts.analytics} />
      </TodayProvider>
    </ToastProvider>
  );
});

/** Where each page goes; the focus follows for those who hear it. */
function PageFrame() {
  const main = useRef<HTMLElement>(null);
  usePlace(main);

  return (
    <main ref={main} id="main" tabIndex={-1} className="pt-(--header) outline-none">
      <Outlet />
    </main>
  );
}

/** The frame itself has failed: nothing of it can be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <FailedPage error={error} />
    </main>
  );
}
