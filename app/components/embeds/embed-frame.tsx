/**
 * The frame for third-party pages. Our own content is shown from the start; the frame covers it once loaded, and is
 * removed if loading takes too long. Nothing is requested before the visitor's choice allows it.
 *
 * A frame fires `load` for the browser's error page too, so the provider is probed first. The response is opaque: an
 * error page of the provider looks like the real one. https://fetch.spec.whatwg.org/#concept-request-mode
 */
import { ExternalLink } from 'lucide';
import { use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useIsNearViewport, useShared } from '#app/lib/hooks.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Action } from '#content/schema/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmbedPermission } from './permission.ts';
import { Still } from './still.tsx';

/** What a frame may do. Scripts with their own origin are safe here, because no frame shares ours. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

type DataAttributes = { [name: `data-${string}`]: string };

export type EmbedFrameProps = {
  title: string;
  provider: string;
  src: string;
  /** The frame's height in pixels. Without it, our own content determines the height. */
  height?: number;
  link: Action;
  /**
   * Our own content, shown until the frame has loaded. Without it, the title is shown while the frame may still load.
   */
  children?: ReactNode;
  note?: string;
  hasForm?: true;
  /** Set for embeds that a club may leave unconfigured: only the policy of pages that show one allows it. */
  isOption?: true;
  /** A script that the provider requires beside its frame. It is loaded only with the frame. */
  script?: string;
  frame?: Pick<ComponentProps<'iframe'>, 'id'> & DataAttributes;
};

export function EmbedFrame({ title, provider, src, children, ...options }: EmbedFrameProps) {
  const words = useShellWords();
  const figure = useRef<HTMLElement>(null);
  const near = useIsNearViewport(figure);
  const [requested, setRequested] = useState(false);
  const permitted = useShared(use(EmbedPermission));
  const isWanted = !isLeaving && (requested || (permitted === true && near));
  const { phase, onLoad } = useProvider(src, isWanted);
  const isMounted = isWanted && (phase === 'loading' || phase === 'shown');
  const isShown = isWanted && phase === 'shown';
  // Reserve the frame's space until loading has failed. Where it may not load by itself, our own content takes only the
  // space that it needs, and without any there is no empty frame.
  const isRoomKept = isMounted || (phase !== 'failed' && permitted !== false);
  const isOff = permitted === false && !requested;
  useOwnDocument(options.isOption && src);
  useScript(isMounted ? options.script : undefined);

  const load = () => {
    setRequested(true);
    // The button disappears with this click; focus stays where the visitor was.
    figure.current?.focus();
  };

  return (
    <>
      {/* The note describes the frame, so it is wrong where there is none. */}
      {options.note && isRoomKept && (
        <p className="screen-only noscript:hidden mb-1 max-sm:text-sm/snug">{options.note}</p>
      )}
      <figure ref={figure} tabIndex={-1} className="screen-only outline-none" data-frame={src}>
        <div
          className={`relative grid overflow-hidden *:[grid-area:1/1] *:min-w-0 ${isMounted ? 'outline-2 -outline-offset-2' : ''}`}
        >
          {/* Reserves the height: the Content-Security-Policy forbids style attributes, but allows an SVG's height. */}
          {isRoomKept && <svg aria-hidden="true" width="1" height={options.height ?? 0} className="noscript:hidden" />}
          {/* A phone shows all of it: a scrolling box would trap the thumb. It keeps its height under the frame. */}
          <div className={`scroll-box lg:max-h-150 lg:overflow-auto ${isShown ? 'invisible' : ''}`}>
            {children ??
              (isRoomKept && (
                <Still title={title}>
                  <p>{`${words.from} ${provider}.`}</p>
                </Still>
              ))}
          </div>
          {isMounted && (
            <iframe
              title={title}
              src={src}
              sandbox={options.hasForm ? `${sandbox} allow-forms` : sandbox}
              referrerPolicy="strict-origin"
              onLoad={onLoad}
              className={`absolute size-full bg-paper transition-opacity duration-200 ${isShown ? '' : 'invisible opacity-0'}`}
              {...options.frame}
            />
          )}
        </div>
        {isOff && <p className="my-1.5 text-sm/snug">{`${words.embedsOff} ${provider}.`}</p>}
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          {isOff ? (
            <Button onClick={load} className="my-1 max-sm:px-2.5">
              {`${words.load} ${provider}`}
              <span className="sr-only">: {title}</span>
            </Button>
          ) : (
            <span role="status">
              {phase === 'failed' && requested ? `${provider} ${words.providerUnreachable}` : title}
            </span>
          )}
          <a
            href={options.link.to}
            rel="noopener"
            className="inline-flex min-h-8 items-center gap-1.5 underline underline-offset-4"
          >
            {options.link.label}
            <Icon of={ExternalLink} className="size-4" />
          </a>
        </figcaption>
      </figure>
    </>
  );
}

/** How long a provider may take to respond and load its frame, in milliseconds. */
const timeLimitMs = 15_000;

/** Checks that a provider is reachable, then lets its frame load; `failed` when that takes too long. */
function useProvider(src: string, isWanted: boolean) {
  const [phase, setPhase] = useState<'asking' | 'loading' | 'shown' | 'failed'>('asking');
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const fail = () => setPhase((now) => (now === 'shown' ? now : 'failed'));
    const timer = setTimeout(() => {
      controller.abort();
      fail();
    }, timeLimitMs);
    const { signal } = controller;
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
      () => !signal.aborted && setPhase('loading'),
      () => !signal.aborted && fail(),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
      setPhase('asking');
    };
  }, [src, isWanted]);
  return { phase, onLoad: () => setPhase('shown') };
}

/** The page that was loaded as a document. Its policy applies until the next document is loaded. */
const loadedPath = globalThis.location?.pathname;
/** Whether the page is about to reload. If so, nothing more is requested. */
let isLeaving = false;

/** Loads this page and the next as documents: a third party's script must not keep running beside a form. */
function useOwnDocument(option: string | undefined) {
  useEffect(() => {
    if (!option) return undefined;
    const leave = () => {
      if (location.pathname === loadedPath) return;
      isLeaving = true;
      location.reload();
    };
    leave();
    return leave;
  }, [option]);
}

let isRunning = false;

/** Adds a script to the page once and never removes it: a provider's script cannot be started twice. */
function useScript(src: string | undefined) {
  useEffect(() => {
    if (src === undefined || isRunning) return;
    isRunning = true;
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, [src]);
}
