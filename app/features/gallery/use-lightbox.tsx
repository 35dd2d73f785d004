import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Lightbox } from './lightbox.tsx';
import type { OpenPicture } from './picture-wall.tsx';

type Opened = { start: number; View: typeof Lightbox };

/**
 * The full-screen view. Put `open` on the link around a picture; without JavaScript, the link leads to the picture
 * file.
 */
export function useLightbox(pictures: readonly PictureData[]): {
  open: OpenPicture;
  lightbox: ReactNode;
} {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLAnchorElement>(null);

  const open: OpenPicture = (event, id) => {
    // Let the browser handle clicks for a new tab or a download.
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

  // The view has its own history entry, so that Back closes it instead of leaving the page.
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState(history.state, '');
    const close = () => {
      setOpened(undefined);
      // Some browsers do not focus a clicked link, so the library cannot restore the focus.
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
