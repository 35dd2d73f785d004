import type { MouseEvent } from 'react';
import { IllustrationsNote, PictureNote } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { areAllDrawn, largest, type PictureData } from '#app/lib/picture-data.ts';

/** Opens the full-screen view at a picture; `event` is the click on its link. */
export type OpenPicture = (event: MouseEvent<HTMLAnchorElement>, id: string) => void;

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: OpenPicture;
  layout: keyof typeof layouts;
};

/** How the pictures are laid out, and how wide each is shown. */
const layouts = {
  /** One alone. */
  sheet: { grid: '', sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 92vw, 70vw' },
  /** Large, two by two, of three in a row the first upright. */
  wall: {
    grid: 'picture-wall grid gap-[clamp(0.5rem,1vw,1rem)] sm:grid-cols-2',
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 46vw, 70vw',
  },
  /** Small, to look further. */
  strip: { grid: 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4', sizes: '(min-width: 48rem) 24vw, 27vw' },
};

/** Pictures side by side, each a link to itself in full size. */
export function PictureWall({ pictures, onOpen, layout }: PictureWallProps) {
  const { grid, sizes } = layouts[layout];
  const noted = areAllDrawn(pictures);
  return (
    <div>
      <ul className={grid}>
        {pictures.map((picture) => {
          // The upright one is the range map, which is never cut off, and the only one that is printed.
          const isUpright = picture.width < picture.height;
          return (
            <li key={picture.id} className={`relative flex flex-col ${isUpright ? '' : 'screen-only'}`}>
              <a
                href={largest(picture)}
                onClick={(event) => onOpen(event, picture.id)}
                className={`picture-link block flex-1 min-h-0 ${isUpright ? 'bg-paper dark:bg-deep' : ''}`}
              >
                <Picture picture={picture} sizes={sizes} className={isUpright ? 'map-sheet' : 'wide-picture'} />
              </a>
              <PictureNote picture={picture} noted={noted} />
            </li>
          );
        })}
      </ul>
      <IllustrationsNote of={pictures} />
    </div>
  );
}
