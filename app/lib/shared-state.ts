/** A value outside of React, shared by several parts of the page, for useSyncExternalStore. */
export function createSharedState<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
