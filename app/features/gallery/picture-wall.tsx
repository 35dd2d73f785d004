import { IllustrationMark, IllustrationsNote } from '#app/components/ui/illustration-mark.tsx';
import { areAllDrawn, type PictureData } from '#app/lib/picture-data.ts';
import { PictureLink, type OpenPicture } from './picture-link.tsx';

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: OpenPicture;
  /** For the wall of the first screen: as many of its pictures as stand there load at once. */
  first?: boolean;
};

/** By the number of pictures: how they stand, and how wide each is shown. More than three fill the page's width. */
const layouts = [
  // Alone it stands on a phone's first screen, where even the map's labels are read in one of its smallest files.
  { most: 1, grid: '', sizes: '(min-width: 64rem) 46rem, (min-width: 40rem) 70vw, 40vw' },
  { most: 2, grid: 'grid grid-cols-2', sizes: '(min-width: 64rem) 23rem, (min-width: 40rem) 42vw, 27vw' },
  {
    most: 3,
    grid: 'grid grid-cols-2 sm:grid-cols-3 max-sm:*:first:col-span-2',
    sizes: '(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 70vw',
  },
  {
    most: Infinity,
    grid: 'grid grid-cols-2 md:grid-cols-4',
    sizes: '(min-width: 72rem) 17rem, (min-width: 48rem) 24vw, 27vw',
  },
];

/** On a phone, no more than these are on the first screen. */
const eagerPictures = 2;

/**
 * What must be known of a picture: below it where there is a sentence to say, else as a small mark in its corner,
 * unless the wall says it for all.
 */
function Note({ picture, noted }: { picture: PictureData; noted: boolean }) {
  const { caption, credit } = picture;
  const illustration = picture.illustration && !noted;
  const words = [caption, credit].filter((text) => text !== undefined);
  if (words.length > 0)
    return (
      <p className="mt-1.5 text-sm text-muted">
        {[illustration && 'Illustration.', ...words].filter(Boolean).join(' ')}
      </p>
    );
  return illustration && <IllustrationMark of={picture} />;
}

/** Pictures side by side, each a link to itself in full size. */
export function PictureWall({ pictures, onOpen, first = false }: PictureWallProps) {
  const layout = layouts.find(({ most }) => pictures.length <= most);
  const noted = areAllDrawn(pictures);
  return (
    <div>
      <ul className={`gap-3 sm:gap-4 ${layout?.grid}`}>
        {pictures.map((picture, index) => (
          // On paper the map alone, which is upright: of the others most have not come.
          <li key={picture.id} className={`relative self-start ${picture.width < picture.height ? '' : 'screen-only'}`}>
            <PictureLink
              picture={picture}
              sizes={layout?.sizes ?? '100vw'}
              onOpen={onOpen}
              eager={first && index < eagerPictures}
            />
            <Note picture={picture} noted={noted} />
          </li>
        ))}
      </ul>
      <IllustrationsNote of={pictures} />
    </div>
  );
}
