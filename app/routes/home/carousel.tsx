/**
 * Pictures in a row. The row scrolls and snaps by itself, without JavaScript too; near use it is taken over by embla,
 * which adds the buttons, arrow keys and dragging with the mouse. Only then does its code load.
 */
import { ChevronLeft, ChevronRight } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';
import { IconButton } from '#app/components/ui/button.tsx';
import { IllustrationMark, IllustrationsNote } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { areAllDrawn, type PictureData } from '#app/lib/picture-data.ts';
import type * as Embla from './embla-controller.tsx';

type CarouselProps = {
  /** What the pictures are of, for people who hear the page. */
  label: string;
  pictures: readonly PictureData[];
};

const firstPosition: Embla.CarouselPosition = { index: 0, canGoBack: false, canGoOn: true };

export function Carousel({ label, pictures }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const embla = useEmbla(useIsNearViewport(root) || focused);
  const [control, setControl] = useState<Embla.CarouselControl | null>(null);
  const [position, setPosition] = useState(firstPosition);
  const [announcement, setAnnouncement] = useState('');

  const onMove = useCallback(
    (next: Embla.CarouselPosition) => {
      setPosition(next);
      // Not for the first picture, which the visitor did not choose.
      setAnnouncement((previous) =>
        previous || next.index > 0
          ? `Picture ${next.index + 1} of ${pictures.length}: ${pictures[next.index]?.alt}`
          : '',
      );
    },
    [pictures],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!control || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') control.previous();
    else control.next();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work from the row and both buttons
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={() => setFocused(true)}
      onKeyDown={onKeyDown}
    >
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what can take the focus
        tabIndex={0}
        role="group"
        aria-label={`${label}, scrolls sideways`}
        className={
          control ? 'overflow-hidden cursor-grab active:cursor-grabbing' : 'overflow-x-auto snap-x snap-mandatory'
        }
      >
        <div className={`flex gap-4 ${control ? 'touch-pan-y touch-pinch-zoom select-none' : ''}`}>
          {pictures.map((picture, index) => (
            <Slide
              key={picture.id}
              picture={picture}
              place={`${index + 1} of ${pictures.length}`}
              marked={!areAllDrawn(pictures)}
            />
          ))}
        </div>
      </div>
      <IllustrationsNote of={pictures} />
      <div className={`mt-4 flex items-center gap-3 ${control ? '' : 'invisible'}`}>
        <StepButton
          label="Previous picture"
          icon={ChevronLeft}
          enabled={position.canGoBack}
          onClick={control?.previous}
          focusFallback={viewport}
        />
        <StepButton
          label="Next picture"
          icon={ChevronRight}
          enabled={position.canGoOn}
          onClick={control?.next}
          focusFallback={viewport}
        />
        <p aria-hidden="true" className="tabular-nums">
          {position.index + 1} of {pictures.length}
        </p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {embla && <embla.EmblaController viewport={viewport} onReady={setControl} onMove={onMove} />}
    </section>
  );
}

/** One picture of the row; `place` is "3 of 8". */
function Slide({ picture, place, marked }: { picture: PictureData; place: string; marked: boolean }) {
  return (
    <figure
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      className="shrink-0 basis-[86%] md:basis-[70%] snap-center"
    >
      <div className="relative">
        <Picture picture={picture} sizes="(min-width: 72rem) 50rem, (min-width: 48rem) 70vw, 60vw" className="framed" />
        {marked && <IllustrationMark of={picture} />}
      </div>
      {picture.caption && <figcaption className="mt-2 text-sm">{picture.caption}</figcaption>}
    </figure>
  );
}

type StepButtonProps = {
  label: string;
  icon: typeof ChevronLeft;
  enabled: boolean;
  onClick: (() => void) | undefined;
  /** Takes the focus when the button is disabled under the visitor's finger, so that the arrow keys go on working. */
  focusFallback: RefObject<HTMLElement | null>;
};

function StepButton({ label, icon, enabled, onClick, focusFallback }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!enabled && document.activeElement === button.current) focusFallback.current?.focus({ preventScroll: true });
  }, [enabled, focusFallback]);
  return (
    <IconButton
      ref={button}
      icon={icon}
      label={label}
      disabled={!enabled}
      onClick={onClick}
      className="size-12 rounded-md border-2 border-current disabled:opacity-40 disabled:cursor-default"
    />
  );
}

/** Embla's code, once it is needed. If it cannot be loaded, the row goes on scrolling by itself. */
function useEmbla(needed: boolean): typeof Embla | null {
  const [embla, setEmbla] = useState<typeof Embla | null>(null);
  useEffect(() => {
    if (!needed) return;
    import('./embla-controller.tsx').then(setEmbla, (error: unknown) =>
      console.error('The carousel’s buttons could not be loaded:', error),
    );
  }, [needed]);
  return embla;
}
