import type { MouseEvent } from 'react';
import { Picture } from '#app/components/ui/picture.tsx';
import { largest, type PictureData } from '#app/lib/picture-data.ts';

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
};

/** By the number of pictures: how they stand, and how wide each is shown. More than three fill the page's width. */
const layouts = [
  { most: 1, grid: '', sizes: '(min-width: 64rem) 46rem, 100vw' },
  { most: 2, grid: 'grid grid-cols-2', sizes: '(min-width: 64rem) 23rem, 50vw' },
  { most: 3, grid: 'grid grid-cols-2 sm:grid-cols-3 max-sm:*:first:col-span-2', sizes: '(min-width: 64rem) 15rem, (min-width: 40rem) 33vw, 100vw' },
  { most: Infinity, grid: 'grid grid-cols-2 md:grid-cols-4', sizes: '(min-width: 72rem) 17rem, (min-width: 48rem) 25vw, 50vw' },
];

/** Pictures side by side, each a link to itself in full size. */
export function PictureWall({ pictures, onOpen }: PictureWallProps) {
  const layout = layouts.find(({ most }) => pictures.length <= most);
  return (
    <ul className={`gap-3 sm:gap-4 ${layout?.grid}`}>
      {pictures.map((picture) => (
        <li key={picture.id} className="relative self-start">
          <a
            href={largest(picture)}
            onClick={(event) => onOpen(event, picture.id)}
            className="block overflow-hidden rounded-md border border-rule-strong hover:border-action"
          >
            <Picture picture={picture} sizes={layout?.sizes ?? '100vw'} className="aspect-3/2 w-full object-cover" />
          </a>
          {picture.illustration && (
            <span className="pointer-events-none absolute right-1.5 bottom-1.5 rounded-sm bg-page/90 px-1.5 text-xs">Illustration</span>
          )}
        </li>
      ))}
    </ul>
  );
}
