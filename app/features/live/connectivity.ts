/**
 * Whether our server can be reached, as far as its last answer told. A browser's own "offline" tells less: a signal may
 * be too weak to carry anything, and a network may answer everything with its sign-in page.
 */

let lost = false;
const listeners = new Set<() => void>();

export const connectivity = {
  isLost: (): boolean => lost,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  setLost: (isLost: boolean): void => {
    if (lost === isLost) return;
    lost = isLost;
    for (const listener of listeners) listener();
  },
};
