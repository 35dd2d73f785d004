/** The browser's storage may be blocked or full. Reads then return null, and a failed write leaves nothing stored. */

export function readStored(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param value null removes the stored value
 * @returns whether it worked; if not, nothing is stored
 */
export function store(key: string, value: string | null, storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    // Remove a value that can't be replaced: an outdated status must not outlive a newer one.
    if (value !== null) store(key, null, storage);
    return false;
  }
}
