import type { MouseEvent } from 'react';
import { Picture } from '#app/components/ui/picture.tsx';
import { largest, type PictureData } from '#app/lib/picture-data.ts';

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
};

/** Pictures side by side, each a link to itself in full size. A single one is shown large. */
export function PictureWall({ pictures, onOpen }: PictureWallProps) {
  const alone = pictures.length === 1;
  const sizes = alone ? '(min-width: 48rem) 48rem, 100vw' : '(min-width: 72rem) 17rem, (min-width: 40rem) 30vw, 50vw';
  return (
    <ul className={alone ? 'max-w-3xl' : 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'}>
      {pictures.map((picture) => (
        <li key={picture.id} className="relative">
          <a
            href={largest(picture)}
            onClick={(event) => onOpen(event, picture.id)}
            className="block overflow-hidden rounded-md border border-rule-strong hover:border-action"
          >
            <Picture picture={picture} sizes={sizes} className={`w-full object-cover ${alone ? 'bg-paper' : 'aspect-3/2'}`} />
          </a>
          {picture.illustration && (
            <span className="pointer-events-none absolute right-1.5 bottom-1.5 rounded-sm bg-page/90 px-1.5 text-xs">Illustration</span>
          )}
        </li>
      ))}
    </ul>
  );
}
