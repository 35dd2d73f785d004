/** A row of pictures that scrolls without JavaScript. Embla's code loads, and takes over, when the row is near. */
import type EmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';
import { IconButton } from '#app/components/ui/button.tsx';
import { IllustrationMark, IllustrationsNote } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { areAllDrawn, noteOf, type PictureData } from '#app/lib/picture-data.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { capitalized } from '#words/format-time.ts';

type CarouselProps = {
  label: string;
  pictures: readonly PictureData[];
  /** On one line with the buttons. */
  heading: ReactNode;
  /** Below the pictures, on one line with the note that they are drawings. */
  children: ReactNode;
};

const buttonLook = 'size-12 rounded-md border-2 border-current aria-disabled:opacity-40 aria-disabled:cursor-default';

export function Carousel({ label, pictures, heading, children }: CarouselProps) {
  const words = useShellWords();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { embla, index, canGoBack, canGoOn } = useEmbla(viewport, useIsNearViewport(root) || isFocused);
  const previous = () => embla?.scrollPrev(prefersStillness());
  const next = () => embla?.scrollNext(prefersStillness());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!embla || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') previous();
    else next();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work from the row and both buttons
    <section
      ref={root}
      aria-roledescription={words.carousel}
      aria-label={label}
      onFocus={() => setFocused(true)}
      onKeyDown={onKeyDown}
    >
      <div className="mb-2.5 flex items-center justify-between gap-4 lg:mb-4">
        {heading}
        {/* At the ends, a disabled button keeps the focus, so that the arrow keys still work. */}
        <div className={`flex items-center gap-3 ${embla ? '' : 'invisible'}`}>
          <IconButton
            icon={ChevronLeft}
            label={words.previousPicture}
            aria-disabled={!canGoBack}
            onClick={previous}
            className={buttonLook}
          />
          <IconButton
            icon={ChevronRight}
            label={words.nextPicture}
            aria-disabled={!canGoOn}
            onClick={next}
            className={buttonLook}
          />
          <p aria-hidden="true" className="tabular-nums">
            {index + 1} {words.of} {pictures.length}
          </p>
          <p role="status" className="sr-only">
            {`${capitalized(words.picture)} ${index + 1} ${words.of} ${pictures.length}: ${pictures[index]?.alt}`}
          </p>
        </div>
      </div>
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what can take the focus
        tabIndex={0}
        role="group"
        aria-label={`${label}, ${words.scrollsSideways}`}
        className={`waits ${
          embla ? 'overflow-hidden cursor-grab active:cursor-grabbing' : 'overflow-x-auto snap-x snap-mandatory'
        }`}
      >
        <div className={`flex gap-4 ${embla ? 'touch-pan-y touch-pinch-zoom select-none' : ''}`}>
          {pictures.map((picture, place) => (
            <figure
              key={picture.id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={`${place + 1} ${words.of} ${pictures.length}`}
              className="shrink-0 basis-[78%] md:basis-[46%] snap-center"
            >
              <div className="relative">
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 43vw, 54vw"
                  className="w-full aspect-3/2 object-cover"
                />
                {!areAllDrawn(pictures) && <IllustrationMark of={picture} />}
              </div>
              {noteOf(picture) && <figcaption className="mt-2 text-sm">{noteOf(picture)}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <IllustrationsNote of={pictures} />
        {children}
      </div>
    </section>
  );
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type CarouselState = { embla?: EmblaCarouselType; index: number; canGoBack: boolean; canGoOn: boolean };

/** Starts Embla on the row once needed. If its code can't be loaded, the row keeps scrolling natively. */
function useEmbla(viewport: RefObject<HTMLElement | null>, isNeeded: boolean): CarouselState {
  const [state, setState] = useState<CarouselState>({ index: 0, canGoBack: false, canGoOn: true });
  useEffect(() => {
    const row = viewport.current;
    if (!isNeeded || !row) return undefined;
    let embla: EmblaCarouselType | undefined;
    let isGone = false;
    const takeOver = (start: typeof EmblaCarousel) => {
      if (isGone) return;
      // Visitors who have swiped the plain row stay at their picture.
      const startIndex = row.scrollLeft && slideInView(row);
      row.scrollTo({ left: 0, behavior: 'instant' });
      // `duration` is Embla's own unit, not milliseconds.
      const started = start(row, { duration: 25, align: 'center', containScroll: 'trimSnaps', startIndex });
      const report = () =>
        setState({
          embla: started,
          index: started.selectedScrollSnap(),
          canGoBack: started.canScrollPrev(),
          canGoOn: started.canScrollNext(),
        });
      started.on('init', report).on('select', report).on('reInit', report);
      embla = started;
    };
    import('embla-carousel').then(
      (module) => takeOver(module.default),
      (error: unknown) => console.error('The carousel’s buttons could not be loaded:', error),
    );
    return () => {
      isGone = true;
      embla?.destroy();
    };
  }, [viewport, isNeeded]);
  return state;
}

/** The slide whose center is nearest to the row's center. */
function slideInView(viewport: HTMLElement): number {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = [...(viewport.firstElementChild?.children ?? [])].map((slide) =>
    Math.abs(middle(slide) - middle(viewport)),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
