/**
 * The visitor's choice about cookies and other companies' content. Stored in this browser under two keys:
 * `cookie-consent` ('accepted' or 'essential-only') and `cookie-preferences` (the two switches).
 */
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

let state = beforeHydration;
const listeners = new Set<() => void>();

function change(next: Partial<ConsentState>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Storage may be blocked or full: the choice then holds until the page is left. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost that the visitor could see: the banner comes back on the next visit.
  }
}

function rememberedPreferences(choice: string): Preferences {
  const byChoice = { analytics: false, embedded: choice === 'accepted' };
  try {
    const saved: unknown = JSON.parse(stored(preferencesKey) ?? 'null');
    if (saved === null || typeof saved !== 'object') return byChoice;
    return {
      analytics: 'analytics' in saved && saved.analytics === true,
      embedded: 'embedded' in saved && saved.embedded === true,
    };
  } catch {
    return byChoice;
  }
}

/** Reads what this browser remembers, once the page is alive. */
function start() {
  const choice = stored(choiceKey);
  const chosen = choice === 'accepted' || choice === 'essential-only';
  const signal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  change({
    ready: true,
    signal,
    preferences: chosen ? rememberedPreferences(choice) : undecided,
    view: chosen ? 'hidden' : 'banner',
  });
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!state.ready) start();
  return () => listeners.delete(listener);
}

export const snapshot = () => state;

/** Stores a choice with the switches that go with it, and hides the banner. */
export function choose(choice: Choice, preferences: Preferences) {
  store(choiceKey, choice);
  store(preferencesKey, JSON.stringify(preferences));
  change({ preferences, view: 'hidden' });
}

/** The element that had the focus before the preferences were opened. */
let opener: Element | null = null;

export const preferencesOpener = (): Element | null => opener;

export function show(view: ConsentState['view']) {
  if (view === 'preferences' && state.view === 'hidden') opener = document.activeElement;
  change({ view });
}
