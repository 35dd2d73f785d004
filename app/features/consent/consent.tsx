import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { EmbedPermission } from '#app/components/embeds/embed-frame.tsx';
import type { Embeds } from '#content/schema/embeds.ts';
import { beforeHydration, type ConsentState, show, snapshot, subscribe } from './consent-store.ts';

export const useConsentState = (): ConsentState => useSyncExternalStore(subscribe, snapshot, () => beforeHydration);

export type Consent = {
  /** False until the page is hydrated and the visitor's choice is known. */
  ready: boolean;
  /** May other companies' content load by itself? Undefined until the choice is known. */
  embedded: boolean | undefined;
  /** May visits be counted? Never while the browser sends Global Privacy Control. */
  analytics: boolean;
  /** The browser sends Global Privacy Control. */
  signal: boolean;
  /** The banner or the preferences are on the screen. */
  isAsking: boolean;
  openPreferences: () => void;
};

const openPreferences = () => show('preferences');

/** What the visitor allows. Every third-party frame, script and picture depends on it. */
export function useConsent(): Consent {
  const { ready, preferences, signal, view } = useConsentState();
  return {
    ready,
    embedded: ready ? preferences.embedded : undefined,
    analytics: ready && preferences.analytics && !signal,
    signal,
    isAsking: view !== 'hidden',
    openPreferences,
  };
}

/** Lets the frames inside it load as far as the visitor allows. */
export function EmbedConsent({ children }: { children: ReactNode }) {
  return <EmbedPermission value={useConsent().embedded}>{children}</EmbedPermission>;
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
  const { analytics } = useConsent();

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
