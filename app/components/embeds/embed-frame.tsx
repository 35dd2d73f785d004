/**
 * The one frame for every page of another company. It keeps its room before anything loads, says who is behind it,
 * shows a plain link wherever there is something to show, and asks that company for nothing before the visitor's
 * choice allows it. A blocked frame fires no error event, so the link below it is the fallback in every case: blocked,
 * offline, switched off, no JavaScript.
 */
import { ExternalLink } from 'lucide';
import { use, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { useIsNearViewport } from '#app/lib/use-is-near-viewport.ts';
import type { Action } from '#content/schema/text.ts';
import { Icon } from '../ui/icon.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { EmbedPermission } from './embed-permission.ts';

/** What a frame may do. Scripts with their own origin are safe here, because no frame shares ours. */
const readingSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
/** For frames in which the visitor fills in a form. */
export const formSandbox = `${readingSandbox} allow-forms`;

type DataAttributes = { [name: `data-${string}`]: string };

export type EmbedFrameProps = {
  /** What the frame shows, for people who hear the page and as the caption. */
  title: string;
  /** Who is asked for it: "Google Calendar". */
  provider: string;
  /** The frame's address; null while the club has none. */
  src: string | null;
  /** In pixels, kept free before the frame loads. */
  height: number;
  /** The same thing outside our page; there is none while `src` is null. */
  link?: Action;
  /** Said in the frame's place while `src` is null. */
  absent?: string;
  sandbox?: string;
  /** Set where a club may set it up or not: only the policy of the pages that show it allows it. */
  isOption?: true;
  /** A script that the provider wants beside its frame; loaded with the frame and never without it. */
  script?: string;
  /** What the provider wants on the iframe itself. */
  frame?: Pick<ComponentProps<'iframe'>, 'id'> & DataAttributes;
};

export function EmbedFrame({
  title,
  provider,
  src,
  height,
  link,
  absent,
  sandbox = readingSandbox,
  isOption,
  script,
  frame,
}: EmbedFrameProps) {
  const words = useShellWords();
  const figure = useRef<HTMLElement>(null);
  const near = useIsNearViewport(figure);
  const [requested, setRequested] = useState(false);
  const permitted = use(EmbedPermission);
  const shown = src !== null && !isLeaving && (requested || (permitted === true && near));
  useOwnDocument(isOption && src);
  useScript(shown ? script : undefined);

  const load = () => {
    setRequested(true);
    // The button disappears with this click; focus stays where the visitor was.
    figure.current?.focus();
  };

  return (
    <figure ref={figure} tabIndex={-1} className="screen-only outline-none" data-frame={src}>
      {src === null ? (
        <div className="rounded-md border border-rule bg-panel">
          <EmbedPanel title={title} text={absent ?? ''} />
        </div>
      ) : (
        <div className="grid overflow-hidden rounded-md border border-rule bg-panel *:[grid-area:1/1] noscript:hidden">
          {/* Keeps the room free: the Content-Security-Policy allows no style attribute, but an SVG's height. */}
          <svg aria-hidden="true" width="1" height={height} />
          {shown ? (
            <iframe
              title={title}
              src={src}
              height={height}
              sandbox={sandbox}
              loading="lazy"
              referrerPolicy="strict-origin"
              className="w-full"
              {...frame}
            />
          ) : (
            <EmbedPanel
              title={title}
              text={`${permitted === false ? words.embedsOff : words.from} ${provider}.`}
              {...(permitted === false && { load: { label: `${words.load} ${provider}`, onClick: load } })}
            />
          )}
        </div>
      )}
      {/* Its colour is that of the text around it: frames stand on light pages and in the dark footer. */}
      <figcaption className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span>{title}</span>
        {link && (
          <a
            href={link.to}
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
          >
            {link.label}
            <Icon of={ExternalLink} className="size-4" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** The page that the browser loaded, whose policy holds until it loads another. */
const loadedPath = globalThis.location?.pathname;
/** Whether it is about to: then nothing more is asked for. */
let isLeaving = false;

/**
 * Pages with what a club has set up are documents of their own, with a policy of their own: who comes from another page
 * of ours, or goes to one, gets it anew. A script that ran here does not go along to where a form is filled in.
 */
function useOwnDocument(option: string | null | undefined) {
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
