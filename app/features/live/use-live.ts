import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import { createLiveSource, type Live, type LiveSource } from './live-source.ts';

type Sources = Readonly<Record<string, LiveSource<unknown>>>;

/**
 * Answers of our API, for several parts of a page: asked for when the component appears, dropped when it leaves. Only
 * what reads one by `useAnswer` renders again when it comes.
 * @param create only its first result counts
 */
export function useSources<All extends Sources>(create: () => All): All {
  const [sources] = useState(create);
  useEffect(() => {
    const all = Object.values(sources);
    // Not at once: what brings the page to life, or onto the screen, is work enough for one task.
    const takeBack = afterPaint(() => all.forEach((source) => void source.refresh()));
    return () => {
      takeBack();
      all.forEach((source) => source.stop());
    };
  }, [sources]);
  return sources;
}

export const useAnswer = <Value>({ subscribe, snapshot }: LiveSource<Value>): Live<Value> =>
  useSyncExternalStore(subscribe, snapshot, snapshot);

export type Answers<All extends Sources> = {
  readonly [Name in keyof All]: All[Name] extends LiveSource<infer Value> ? Live<Value> : never;
};

/** The answers of all sources, by their names. */
export function useAnswers<All extends Sources>(sources: All): Answers<All> {
  const [, render] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => {
    const stops = Object.values(sources).map(({ subscribe }) => subscribe(render));
    // An answer may have come since this was rendered.
    render();
    return () => stops.forEach((stop) => stop());
  }, [sources]);
  return Object.fromEntries(Object.entries(sources).map(([name, { snapshot }]) => [name, snapshot()])) as Answers<All>;
}

/** The same for a part that stands alone: the answer, and what asks for it again. */
export function useLive<Value>(url: string, read: (body: unknown) => Value): Live<Value> & { refresh: () => void } {
  const { source } = useSources(() => ({ source: createLiveSource(url, read) }));
  return { ...useAnswer(source), refresh: () => void source.refresh() };
}
