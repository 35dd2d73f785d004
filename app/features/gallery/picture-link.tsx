import { useRef, type MouseEvent } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';
import { Picture } from '#app/components/ui/picture.tsx';
import { largest, sourceSet, type PictureData } from '#app/lib/picture-data.ts';

/** Opens the full-screen view at a picture; `event` is the click on its link. */
export type OpenPicture = (event: MouseEvent<HTMLAnchorElement>, id: string) => void;

type PictureLinkProps = {
  picture: PictureData;
  /** As of {@link Picture}. */
  sizes: string;
  onOpen: OpenPicture;
  eager: boolean;
};

/** The upright one is the range sheet, which is never cut off. */
const frames = {
  wide: { link: '', picture: 'wide-picture' },
  upright: { link: 'bg-paper dark:bg-deep', picture: 'map-sheet' },
};
const frameOf = ({ width, height }: PictureData) => frames[width < height ? 'upright' : 'wide'];

/**
 * A picture that leads to itself in full size. It is fetched when it comes near the screen: browsers' own lazy loading
 * starts 1,250 to 2,500 px ahead, which on a page of pictures is most of the page. Until then its description holds its
 * place; without JavaScript the picture is simply there.
 */
export function PictureLink({ picture, sizes, onOpen, eager }: PictureLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const near = useIsNearViewport(link, 200);
  const frame = frameOf(picture);
  const image = <Picture picture={picture} sizes={sizes} className={frame.picture} />;
  return (
    <a
      ref={link}
      href={largest(picture)}
      onClick={(event) => onOpen(event, picture.id)}
      className={`picture-link block flex-1 min-h-0 ${frame.link}`}
    >
      {eager || near ? (
        image
      ) : (
        <>
          {/* A press goes through it to the link: replaced under the finger, it would swallow the click. */}
          <span
            role="img"
            aria-label={picture.alt}
            className={`block ${frame.picture} pointer-events-none noscript:hidden bg-paint-${picture.placeholder}`}
          />
          <noscript>
            <PlainPicture picture={picture} sizes={sizes} />
          </noscript>
        </>
      )}
    </a>
  );
}

/**
 * For visitors without JavaScript, in a format and in widths that serve all of them. Every page carries this for each
 * of its pictures, and nearly nobody sees it: the full list of files would be most of the page's weight.
 */
function PlainPicture({ picture, sizes }: Pick<PictureLinkProps, 'picture' | 'sizes'>) {
  const thumbnails = { id: picture.id, base: picture.base, widths: picture.widths.slice(0, 2) };
  return (
    <img
      src={largest(thumbnails)}
      srcSet={sourceSet(thumbnails, 'jpg')}
      sizes={sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      className={frameOf(picture).picture}
    />
  );
}
