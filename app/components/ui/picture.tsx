import { sourceSet, largest, type PictureData } from '#app/lib/picture-data.ts';

type PictureProps = {
  picture: PictureData;
  /**
   * How wide the picture is shown, as the `sizes` attribute says it: "(min-width: 64rem) 33vw, 70vw". For phones a
   * little less than the truth: on their fine screens these drawings lose nothing by it, and half the bytes need not
   * come.
   */
  sizes: string;
  /** The same view by night: shown in its stead to visitors with the dark scheme, and described by the same words. */
  night?: PictureData | undefined;
  /** For the picture of the first screen: loaded at once and before others, and painted with the page, not after it. */
  priority?: boolean;
  /** A picture beside words that say the same needs no description of its own. */
  decorative?: boolean;
  className?: string;
};

/** A picture in the best format that the browser knows, in the size that the screen needs, in a place kept for it. */
export function Picture({ picture, sizes, night, priority = false, decorative = false, className = '' }: PictureProps) {
  // The first that fits is taken, so one picture is loaded.
  const variants = [
    { files: night, media: '(prefers-color-scheme: dark)' },
    { files: picture.phone, media: '(max-width: 39.99rem)' },
    { files: picture, media: undefined },
  ];
  return (
    <picture>
      {variants.map(
        ({ files, media }) =>
          files &&
          (['avif', 'webp'] as const).map((format) => (
            <source
              key={files.base + format}
              media={media}
              type={`image/${format}`}
              srcSet={sourceSet(files, format)}
              sizes={sizes}
            />
          )),
      )}
      <img
        src={largest({ base: picture.base, widths: picture.widths.slice(0, 2) })}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={`placeholder-${picture.placeholder} ${night ? 'by-night' : ''} ${className}`}
      />
    </picture>
  );
}
