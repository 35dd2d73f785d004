import { IllustrationsNote, PictureNote } from '#app/components/ui/illustration-mark.tsx';
import { areAllDrawn, type PictureData } from '#app/lib/picture-data.ts';
import { PictureLink, type OpenPicture } from './picture-link.tsx';

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: OpenPicture;
  layout: keyof typeof layouts;
  /** For the wall of the first screen: its first pictures load at once. */
  first?: boolean;
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

/** On a phone, no more than these are on the first screen. */
const eagerPictures = 2;

/** Pictures side by side, each a link to itself in full size. */
export function PictureWall({ pictures, onOpen, layout, first = false }: PictureWallProps) {
  const { grid, sizes } = layouts[layout];
  const noted = areAllDrawn(pictures);
  return (
    <div>
      <ul className={grid}>
        {pictures.map((picture, index) => (
          // On paper the map alone, which is upright: of the others most have not come.
          <li
            key={picture.id}
            className={`relative flex flex-col ${picture.width < picture.height ? '' : 'screen-only'}`}
          >
            <PictureLink picture={picture} sizes={sizes} onOpen={onOpen} eager={first && index < eagerPictures} />
            <PictureNote picture={picture} noted={noted} />
          </li>
        ))}
      </ul>
      <IllustrationsNote of={pictures} />
    </div>
  );
}
