import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { EmbedPermission } from '#app/components/embeds/embed-frame.tsx';
import type { Embeds } from '#content/schema/embeds.ts';
import { beforeHydration, type ConsentState, show, snapshot, subscribe } from './consent-store.ts';

/** What the visitor allows. Every third-party frame, script and picture depends on it. */
export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, snapshot, () => beforeHydration);

export const openPreferences = () => show('preferences');

/** Lets the frames inside it load as far as the visitor allows. */
export function EmbedConsent({ children }: { children: ReactNode }) {
  const { ready, preferences } = useConsent();
  return <EmbedPermission value={ready ? preferences.embedded : undefined}>{children}</EmbedPermission>;
}

/** Reopens the cookie preferences. Hidden until the page is hydrated. */
export function PreferencesButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      hidden={!useConsent().ready}
      onClick={openPreferences}
      className="min-h-11 hover:underline underline-offset-4"
    >
      {label}
    </button>
  );
}

/** Whether the analytics script was started on this page: it can't be stopped again. */
let isCounting = false;

/**
 * Loads the club's analytics script where one is configured and the visitor allows it. When the visitor withdraws the
 * permission, the page is reloaded without it.
 */
export function Analytics({ scriptUrl, siteId }: Embeds['analytics']) {
  const { preferences, signal } = useConsent();
  const analytics = preferences.analytics && !signal;

  useEffect(() => {
    if (!scriptUrl || analytics === isCounting) return;
    if (isCounting) return location.reload();
    isCounting = true;
    const script = Object.assign(document.createElement('script'), { src: scriptUrl });
    if (siteId) script.dataset['siteId'] = siteId;
    document.head.append(script);
  }, [analytics, scriptUrl, siteId]);

  return null;
}
