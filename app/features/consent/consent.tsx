import { useSyncExternalStore } from 'react';
import { beforeHydration, show, snapshot, subscribe } from './consent-store.ts';

export type Consent = {
  /** False until the page is alive and the visitor's choice is known. */
  ready: boolean;
  /** May other companies' content load by itself? Undefined until the choice is known. */
  embedded: boolean | undefined;
  /** May visits be counted? Never while the browser sends Global Privacy Control. */
  analytics: boolean;
  /** The browser sends Global Privacy Control. */
  signal: boolean;
  openPreferences: () => void;
};

const openPreferences = () => show('preferences');

/** What the visitor allows. Every third-party frame, script and picture asks this first. */
export function useConsent(): Consent {
  const { ready, preferences, signal } = useSyncExternalStore(subscribe, snapshot, () => beforeHydration);
  return {
    ready,
    embedded: ready ? preferences.embedded : undefined,
    analytics: ready && preferences.analytics && !signal,
    signal,
    openPreferences,
  };
}
