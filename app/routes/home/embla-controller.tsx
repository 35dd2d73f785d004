/** Takes over a row of slides that already scrolls by itself. Loaded near use, so that no page waits for it. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';

export type CarouselControl = Record<'previous' | 'next', () => void>;

export type CarouselPosition = {
  /** The slide in view, counted from 0. */
  index: number;
  canGoBack: boolean;
  canGoOn: boolean;
};

type EmblaControllerProps = {
  /** The scrolling element; its only child holds the slides. */
  viewport: RefObject<HTMLElement | null>;
  /** Called once, when the carousel has taken over. */
  onReady: (control: CarouselControl) => void;
  /** Called at first and whenever another slide comes into view. */
  onMove: (position: CarouselPosition) => void;
};

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws nothing: it moves the slides that the page has. `duration` is embla's own measure, not milliseconds. */
export function EmblaController({ viewport, onReady, onMove }: EmblaControllerProps) {
  const [attach, embla] = useEmblaCarousel({ duration: 25, align: 'center', containScroll: 'trimSnaps' });

  useEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    const row = viewport.current;
    if (!embla || !row) return undefined;
    // A visitor who has swiped the plain row already stays at the picture that was reached.
    embla.scrollTo(slideInView(row), true);
    row.scrollTo({ left: 0, behavior: 'instant' });
    const report = () =>
      onMove({ index: embla.selectedScrollSnap(), canGoBack: embla.canScrollPrev(), canGoOn: embla.canScrollNext() });
    embla.on('select', report).on('reInit', report);
    onReady({ previous: () => embla.scrollPrev(prefersStillness()), next: () => embla.scrollNext(prefersStillness()) });
    report();
    return () => void embla.off('select', report).off('reInit', report);
  }, [embla, viewport, onReady, onMove]);

  return null;
}

/** The slide whose middle is nearest to the middle of the row. */
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
