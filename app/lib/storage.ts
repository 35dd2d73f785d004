/** The browser's storage. It may be blocked or full: then nothing is known, and nothing outlives the page. */

export function readStored(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param value null removes what is stored
 * @returns whether it worked; if not, nothing is stored
 */
export function store(key: string, value: string | null, storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    // What can't be replaced goes: an outdated status must not outlive the one that was just received.
    if (value !== null) store(key, null, storage);
    return false;
  }
}
