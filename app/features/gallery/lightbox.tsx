/** The full-screen view. Loaded only when a picture is first clicked. */
import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide';
import { useState, type SyntheticEvent } from 'react';
import YetAnotherLightbox, { type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '#app/components/ui/icon.tsx';
import { fileOf, formatsOf, isRangeMap, type PictureData } from '#app/lib/picture-data.ts';
import './lightbox.css';
import { useShellWords } from '#app/lib/shell-words.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    paper?: boolean;
    illustration?: boolean;
    credit?: string | undefined;
  }
}

type LightboxProps = {
  pictures: readonly PictureData[];
  start: number;
  onClose: () => void;
};

export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const words = useShellWords();
  // In pixels: room for the buttons above and the caption below, where the screen is large enough.
  const [padding] = useState(() => (Math.min(innerWidth, innerHeight) < 600 ? 16 : 72));
  // The library restarts at `start` whenever it gets another list.
  const [slides] = useState(() => pictures.map(slideOf));
  return (
    <YetAnotherLightbox
      open
      index={start}
      close={onClose}
      className="lightbox on-deep"
      slides={slides}
      plugins={[Counter, Zoom]}
      labels={{
        Lightbox: words.pictures,
        'Photo gallery': words.pictures,
        Slide: words.picture,
        '{index} of {total}': `{index} ${words.of} {total}`,
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
      carousel={{
        finite: true,
        preload: 1,
        padding,
        imageProps: (slide) => (slide.paper ? { className: 'bg-paper map-on-phone' } : {}),
      }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      portal={{ container: { onErrorCapture: logBroken } }}
      render={{
        slideFooter: ({ slide }) => <Caption slide={slide} />,
        iconError: () => <Broken />,
        iconPrev: () => <Icon of={ChevronLeft} className="size-8" />,
        iconNext: () => <Icon of={ChevronRight} className="size-8" />,
        iconClose: () => <Icon of={X} className="size-8" />,
        iconZoomIn: () => <Icon of={ZoomIn} className="size-7" />,
        iconZoomOut: () => <Icon of={ZoomOut} className="size-7" />,
      }}
    />
  );
}

/**
 * A picture in all its widths, as WebP only: the library knows one format. Dark screens get the dark variant, except of
 * the map, which is on white here.
 */
function slideOf(picture: PictureData) {
  const { widths, width, height, alt, illustration, credit } = picture;
  const paper = isRangeMap(picture);
  const isDark = !paper && picture.variants?.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
  const print = isDark ? 'dark' : undefined;
  const large = widths.filter((one) => formatsOf(one, print).includes('webp'));
  const files = isDark ? large : [...new Set([...large, width])];
  return {
    src: fileOf(picture, Math.max(...files), 'webp', print),
    alt,
    width,
    height,
    srcSet: files.map((w) => ({
      src: fileOf(picture, w, 'webp', print),
      width: w,
      height: Math.round((w * height) / width),
    })),
    paper,
    illustration,
    credit,
  };
}

export function Caption({ slide }: { slide: Pick<Slide, 'alt' | 'illustration' | 'credit'> }) {
  const { illustration } = useShellWords();
  return (
    <p className="absolute inset-x-0 bottom-0 flex flex-wrap justify-center items-baseline gap-x-3 px-4 py-3 bg-deep text-on-deep text-center turned:block turned:py-1 turned:text-sm/[1.4]">
      {slide.illustration && <span className="label">{illustration} </span>}
      <span>{slide.alt}</span>
      {slide.credit && <span> {slide.credit}</span>}
    </p>
  );
}

function Broken() {
  return (
    <span className="grid justify-items-center gap-2 p-4 text-center leading-normal text-on-deep">
      <Icon of={ImageOff} className="size-10" />
      {useShellWords().pictureFailed}
    </span>
  );
}

function logBroken(event: SyntheticEvent) {
  if (event.target instanceof HTMLImageElement) console.error(`The picture ${event.target.src} could not be loaded.`);
}
