/**
 * Parts of a page whose script loads when it is needed. Until then the served HTML stays as it is: React leaves the
 * content of a Suspense boundary alone while it waits, if nothing around it changes.
 * docs/decisions/022-parts-on-demand.md
 */
import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import { connectionLost } from '#app/lib/connectivity.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** @param live selects what needs the script in the part's HTML */
export function later<Props extends object>(load: Load<Props>, live: string) {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let fetchModule = load;
  const fetchPart = async () => {
    Part = (await fetchModule()).default;
    arrive();
  };
  const preload = () =>
    (loading ??= fetchPart().catch((error: unknown) => {
      connectionLost.set(true);
      fetchModule = again(load, error);
      loading = undefined;
      throw error;
    }));
  /** One for each place of the part on the page. */
  const stops = new Set<() => void>();
  const pressed = new Set<HTMLButtonElement>();

  function Loaded(props: Props) {
    useEffect(() => {
      for (const stop of stops) stop();
      for (const button of pressed) button.click();
      pressed.clear();
    }, []);
    // After all other hooks: React may call this component again just when the script has arrived, and then expects the
    // hooks that it has seen.
    if (!Part) use(arrived);
    return Part && <Part {...props} />;
  }

  const Later = memo(function Later(props: Props) {
    useEffect(() => {
      if (Part) return undefined;
      const stop = whenNeeded(live, preload, pressed);
      stops.add(stop);
      return stop;
    }, []);
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  });
  return Object.assign(Later, { preload });
}

/**
 * For the next use. Chromium never asks again for a script that failed to load, but names it in the error: it is loaded
 * by another address. What it imports must have been loaded.
 */
function again<Props>(load: Load<Props>, error: unknown): Load<Props> {
  const [address] = /https?:[^\s?]+\.js/.exec(String(error)) ?? [];
  return address ? () => import(/* @vite-ignore */ `${address}?${Date.now()}`) as ReturnType<Load<Props>> : load;
}

/** How near the viewport is near: a phone's first view has nothing that needs a part's script within it. */
const margin = '200px 0px';

/** Loads a part when what needs its script is near the viewport or used, and holds its buttons' clicks until then. */
function whenNeeded(live: string, load: () => Promise<void>, pressed: Set<HTMLButtonElement>): () => void {
  const ended = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: margin },
  );
  // Offline it stays plain HTML, in which links and forms work.
  const start = () => void load().catch(() => undefined);
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest(live)) start();
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button:not([data-prints])');
    if (!(button instanceof HTMLButtonElement) || !button.closest(live)) return;
    event.preventDefault();
    pressed.add(button);
    load().catch(() => {
      pressed.delete(button);
      if (button.type === 'submit') button.form?.submit();
    });
  };
  const options = { capture: true, signal: ended.signal };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'input'])
    addEventListener(type, onUse, { ...options, passive: true });
  addEventListener('click', onClick, options);
  for (const element of document.querySelectorAll(live)) observer.observe(element);
  // It may have been reached before, or the address names it.
  for (const reached of [document.activeElement, document.querySelector(':target')])
    if (reached?.closest(live)) start();
  return () => {
    observer.disconnect();
    ended.abort();
  };
}
