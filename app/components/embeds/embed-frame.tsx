/**
 * The one frame for every page of another company. Our own content is there from the start; the frame covers it once it
 * has loaded, and is removed when that takes too long. Nothing is requested before the visitor's choice allows it.
 *
 * A frame fires `load` for the browser's error page too, so the provider is asked first. The answer is opaque: an error
 * page of the provider looks like the real one. https://fetch.spec.whatwg.org/#concept-request-mode
 */
import { ExternalLink } from 'lucide';
import { use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';
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
  /** In pixels, of the frame; without it our own content gives the height. */
  height?: number;
  link: Action;
  /** Our own content, shown until the frame has loaded; without it the title, lettered, while the frame may come. */
  children?: ReactNode;
  note?: string;
  hasForm?: true;
  /** Set where a club may set it up or not: only the policy of the pages that show it allows it. */
  isOption?: true;
  /** A script that the provider wants beside its frame; loaded with the frame and never without it. */
  script?: string;
  frame?: Pick<ComponentProps<'iframe'>, 'id'> & DataAttributes;
};

export function EmbedFrame({ title, provider, src, children, ...options }: EmbedFrameProps) {
  const words = useShellWords();
  const figure = useRef<HTMLElement>(null);
  const near = useIsNearViewport(figure);
  const [requested, setRequested] = useState(false);
  const permitted = use(EmbedPermission);
  const isWanted = !isLeaving && (requested || (permitted === true && near));
  const { phase, onLoad } = useProvider(src, isWanted);
  const isMounted = isWanted && (phase === 'loading' || phase === 'shown');
  const isShown = isWanted && phase === 'shown';
  // The frame's room is kept until it won't come; where it may not load by itself, our own content takes what it needs,
  // and without any there is no empty frame.
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
      {/* The note describes the frame: without one it would be wrong. */}
      {options.note && isRoomKept && (
        <p className="screen-only noscript:hidden mb-1 max-sm:text-sm/snug">{options.note}</p>
      )}
      <figure ref={figure} tabIndex={-1} className="screen-only outline-none" data-frame={src}>
        <div
          className={`relative grid overflow-hidden *:[grid-area:1/1] *:min-w-0 ${isMounted ? 'outline-2 -outline-offset-2' : ''}`}
        >
          {/* Keeps the room free: the Content-Security-Policy allows no style attribute, but an SVG's height. */}
          {isRoomKept && <svg aria-hidden="true" width="1" height={options.height ?? 0} className="noscript:hidden" />}
          {/* A phone shows it whole: a box that scrolls would catch the thumb. Below the frame it keeps its height. */}
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

/** How long a provider may take to answer and its frame to load, in milliseconds. */
const timeLimitMs = 15_000;

/** Asks a provider whether it is there, then lets its frame load; `failed` when it isn't there in time. */
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

/** The page that the browser loaded, whose policy holds until it loads another. */
const loadedPath = globalThis.location?.pathname;
/** Whether the page is about to reload: then nothing more is requested. */
let isLeaving = false;

/** Loads the page as a document, and the next one too: a third party's script must not keep running beside a form. */
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

/** Adds a script to the page once, and leaves it there: a provider's script cannot be started twice. */
function useScript(src: string | undefined) {
  useEffect(() => {
    if (src === undefined || isRunning) return;
    isRunning = true;
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, [src]);
}
