/**
 * The visitor's choice about cookies and third-party content, and the parts that depend on it. Stored in this browser
 * under two keys: `cookie-consent` ('accepted' or 'essential-only') and `cookie-preferences` (the two switches).
 */
import { useEffect, useSyncExternalStore } from 'react';
import { embedPermission } from '#app/components/embeds/permission.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import { readStored, store } from '#app/lib/storage.ts';
import type { Embeds } from '#content/schema/embeds.ts';

type Preferences = { analytics: boolean; embedded: boolean };

type Choice = 'accepted' | 'essential-only';

type ConsentState = {
  /** False until hydration: nothing may be loaded from other companies yet. */
  ready: boolean;
  preferences: Preferences;
  view: 'hidden' | 'banner' | 'preferences';
  /** The browser sends Global Privacy Control, which overrides the switch for analytics. */
  signal: boolean;
};

const choiceKey = 'cookie-consent';
const preferencesKey = 'cookie-preferences';
/** Defaults until the visitor chooses. Never stored. */
const undecided: Preferences = { analytics: false, embedded: true };

const beforeHydration: ConsentState = {
  ready: false,
  preferences: { analytics: false, embedded: false },
  view: 'hidden',
  signal: false,
};

const state = createSharedState(beforeHydration);

function change(next: Partial<ConsentState>) {
  state.set({ ...state.get(), ...next });
  embedPermission.set(state.get().preferences.embedded);
}

function storedPreferences(choice: Choice): Preferences {
  try {
    const saved = JSON.parse(readStored(preferencesKey) ?? '') as Partial<Preferences>;
    return { analytics: saved.analytics === true, embedded: saved.embedded === true };
  } catch {
    return { analytics: false, embedded: choice === 'accepted' };
  }
}

function subscribe(listener: () => void): () => void {
  const stop = state.subscribe(listener);
  const choice = readStored(choiceKey);
  const isChosen = choice === 'accepted' || choice === 'essential-only';
  if (!state.get().ready)
    change({
      ready: true,
      signal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      preferences: isChosen ? storedPreferences(choice) : undecided,
      view: isChosen ? 'hidden' : 'banner',
    });
  return stop;
}

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, state.get, state.getInitial);

export function choose(choice: Choice, preferences: Preferences) {
  store(choiceKey, choice);
  store(preferencesKey, JSON.stringify(preferences));
  change({ preferences, view: 'hidden' });
}

export const show = (view: ConsentState['view']) => change({ view });

export const openPreferences = () => show('preferences');

/** Reopens the cookie preferences. Hidden until the page is hydrated. */
export function PreferencesButton({ label }: { label: string }) {
  return (
    <button type="button" hidden={!useConsent().ready} onClick={openPreferences}>
      {label}
    </button>
  );
}

/** Whether the analytics script was started on this page. It can't be stopped. */
let isCounting = false;

/** Loads the analytics script if the visitor allows it. Withdrawing consent reloads the page without it. */
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
