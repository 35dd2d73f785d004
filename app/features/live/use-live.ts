import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import { createLiveSource, type Live, type LiveSource } from './live-source.ts';

/**
 * An answer of our API, for several parts of a page: asked for when the component appears, dropped when it leaves. Only
 * what reads it by `useAnswer` is drawn anew when it comes.
 * @param read checks the body's shape and throws; only its first value counts
 */
export function useSource<Value>(url: string, read: (body: unknown) => Value): LiveSource<Value> {
  const [source] = useState(() => createLiveSource(url, read));
  useEffect(() => {
    // Not at once: what brings the page to life, or onto the screen, is work enough for one task.
    const takeBack = afterPaint(() => void source.refresh());
    return () => {
      takeBack();
      source.stop();
    };
  }, [source]);
  return source;
}

export const useAnswer = <Value>({ subscribe, snapshot }: LiveSource<Value>): Live<Value> =>
  useSyncExternalStore(subscribe, snapshot, snapshot);

/** The same for a part that stands alone: the answer, and what asks for it again. */
export function useLive<Value>(url: string, read: (body: unknown) => Value): Live<Value> & { refresh: () => void } {
  const source = useSource(url, read);
  return { ...useAnswer(source), refresh: () => void source.refresh() };
}
