import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveSource, type Live } from './live-source.ts';

/**
 * An answer of our API: asked for when the component appears, again on each `refresh`, dropped when it leaves.
 * @param read checks the body's shape and throws; only its first value counts
 */
export function useLive<Value>(url: string, read: (body: unknown) => Value): Live<Value> & { refresh: () => void } {
  const [source] = useState(() => createLiveSource(url, read));
  const live = useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
  useEffect(() => {
    // Not at once: what brings the page to life is work enough for one task.
    const first = setTimeout(() => void source.refresh());
    return () => {
      clearTimeout(first);
      source.stop();
    };
  }, [source]);
  return { ...live, refresh: () => void source.refresh() };
}
