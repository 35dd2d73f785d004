/**
 * The visitor's choice about cookies and other companies' content. Stored in this browser under two keys:
 * `cookie-consent` ('accepted' or 'essential-only') and `cookie-preferences` (the two switches).
 */
import { createSharedState } from '#app/lib/shared-state.ts';
import { readStored, store } from '#app/lib/storage.ts';

export type Preferences = { analytics: boolean; embedded: boolean };

export type Choice = 'accepted' | 'essential-only';

export type ConsentState = {
  /** False while the page is still plain HTML: nothing may be loaded from other companies yet. */
  ready: boolean;
  preferences: Preferences;
  /** Which view of the banner is on screen. */
  view: 'hidden' | 'banner' | 'preferences';
  /** The browser sends Global Privacy Control, which stands above any switch for analytics. */
  signal: boolean;
};

const choiceKey = 'cookie-consent';
const preferencesKey = 'cookie-preferences';
/** What holds as long as nothing was chosen: kept in memory only. */
const undecided: Preferences = { analytics: false, embedded: true };

export const beforeHydration: ConsentState = {
  ready: false,
  preferences: { analytics: false, embedded: false },
  view: 'hidden',
  signal: false,
};

const state = createSharedState(beforeHydration);
const change = (next: Partial<ConsentState>) => state.set({ ...state.get(), ...next });

function rememberedPreferences(choice: Choice): Preferences {
  try {
    const saved = JSON.parse(readStored(preferencesKey) ?? '') as Partial<Preferences>;
    return { analytics: saved.analytics === true, embedded: saved.embedded === true };
  } catch {
    return { analytics: false, embedded: choice === 'accepted' };
  }
}

/** Reads what this browser remembers, once the page is alive. */
function start() {
  const choice = readStored(choiceKey);
  const isChosen = choice === 'accepted' || choice === 'essential-only';
  change({
    ready: true,
    signal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    preferences: isChosen ? rememberedPreferences(choice) : undecided,
    view: isChosen ? 'hidden' : 'banner',
  });
}

export function subscribe(listener: () => void): () => void {
  const stop = state.subscribe(listener);
  if (!state.get().ready) start();
  return stop;
}

export const snapshot = state.get;

/** Stores a choice with the switches that go with it, and hides the banner. */
export function choose(choice: Choice, preferences: Preferences) {
  // Where it can't be stored, the banner comes back on the next visit.
  store(choiceKey, choice);
  store(preferencesKey, JSON.stringify(preferences));
  change({ preferences, view: 'hidden' });
}

/** The element that had the focus before the preferences were opened. */
let opener: Element | null = null;

export const preferencesOpener = (): Element | null => opener;

export function show(view: ConsentState['view']) {
  if (view === 'preferences' && state.get().view === 'hidden') opener = document.activeElement;
  change({ view });
}
