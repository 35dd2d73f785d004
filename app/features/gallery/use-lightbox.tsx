import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Lightbox } from './lightbox.tsx';
import type { OpenPicture } from './picture-wall.tsx';

type Opened = { start: number; View: typeof Lightbox };

/** The full-screen view. `open` belongs on the link around a picture, which leads to the picture without our script. */
export function useLightbox(pictures: readonly PictureData[]): {
  open: OpenPicture;
  lightbox: ReactNode;
} {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLAnchorElement>(null);

  const open: OpenPicture = (event, id) => {
    // A new tab or a download is what the visitor asked for.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    const start = pictures.findIndex((picture) => picture.id === id);
    import('./lightbox.tsx').then(
      ({ Lightbox: View }) => setOpened({ View, start }),
      (error: unknown) => {
        console.error('The full-screen view could not be loaded.', error);
        location.assign(link.href);
      },
    );
  };

  // The view has an entry in the browser's history, so that Back closes it instead of leaving the page.
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState(history.state, '');
    const close = () => {
      setOpened(undefined);
      // Some browsers do not focus a link that is clicked, so the library cannot know where the focus was.
      opener.current?.focus({ preventScroll: true });
    };
    addEventListener('popstate', close, { once: true });
    return () => removeEventListener('popstate', close);
  }, [isOpen]);
  const close = () => history.back();

  return {
    open,
    lightbox: opened && <opened.View pictures={pictures} start={opened.start} onClose={close} />,
  };
}
