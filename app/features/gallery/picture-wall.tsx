import { useRef, type MouseEvent } from 'react';
import { IllustrationsNote, PictureNote } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { useIsNearViewport } from '#app/lib/hooks.ts';
import { areAllDrawn, isRangeMap, largest, type PictureData } from '#app/lib/picture-data.ts';

export type OpenPicture = (event: MouseEvent<HTMLAnchorElement>, id: string) => void;

type PictureWallProps = {
  pictures: readonly PictureData[];
  onOpen: OpenPicture;
  layout: keyof typeof layouts;
  /** Whether the pictures are on the first screen, and load at once. */
  isFirst?: boolean;
  /** Whether the note that all are illustrations comes right below them; if not, the caller shows it. */
  hasNote?: boolean;
};

const layouts = {
  sheet: { grid: '', sizes: '(min-width: 48rem) 46vw, (min-width: 40rem) 92vw, 70vw' },
  wall: { grid: 'wall', sizes: '(min-width: 64rem) 32vw, 46vw' },
  strip: { grid: 'wall', sizes: '(min-width: 64rem) 32vw, 27vw' },
};

/** The map's: five of twelve columns, or all on a small screen, where it is as wide as it is high. */
const mapSizes = '(min-width: 48rem) 40vw, (min-width: 40rem) 62vw, 70vw';

export function PictureWall({ pictures, onOpen, layout, isFirst = false, hasNote = true }: PictureWallProps) {
  const { grid, sizes } = layouts[layout];
  const noted = areAllDrawn(pictures);
  return (
    <div>
      <ul className={grid}>
        {pictures.map((picture) => (
          // Only the range map appears in print.
          <li key={picture.id} className={`relative flex flex-col ${isRangeMap(picture) ? '' : 'screen-only'}`}>
            <PictureLink
              picture={picture}
              sizes={isRangeMap(picture) ? mapSizes : sizes}
              onOpen={onOpen}
              isFirst={isFirst}
            />
            <PictureNote picture={picture} noted={noted} isLettered={isRangeMap(picture)} />
          </li>
        ))}
      </ul>
      {hasNote && <IllustrationsNote of={pictures} />}
    </div>
  );
}

/** Whether a picture is portrait, such as the range map. It is never cropped. */
const isUpright = ({ width, height }: PictureData) => width < height;

type PictureLinkProps = { picture: PictureData; sizes: string; onOpen: OpenPicture; isFirst: boolean };

/**
 * Loads its picture near the screen: native lazy loading starts 1,250 to 2,500 px ahead, most of a page of pictures.
 */
function PictureLink({ picture, sizes, onOpen, isFirst }: PictureLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isNear = useIsNearViewport(link);
  const frame = isUpright(picture) ? 'object-contain sm:aspect-3/2' : 'aspect-3/2 object-cover';
  const className = `block size-full ${frame} ${isRangeMap(picture) ? 'map-sheet' : ''}`;
  const image = <Picture picture={picture} sizes={sizes} className={className} />;
  return (
    <a
      ref={link}
      href={largest(picture)}
      onClick={(event) => onOpen(event, picture.id)}
      className={`block flex-1 min-h-0 ${isRangeMap(picture) ? 'bg-paint-straw dark:bg-deep print:bg-transparent' : ''}`}
    >
      {isFirst || isNear ? (
        image
      ) : (
        <>
          {/* Passes a press through to the link: replaced under the finger, it would swallow the click. */}
          <span
            role="img"
            aria-label={picture.alt}
            className={`${className} pointer-events-none noscript:hidden bg-paint-${picture.placeholder}`}
          />
          <noscript>{image}</noscript>
        </>
      )}
    </a>
  );
}
