import { sourceSet, largest, type PictureData } from '#app/lib/picture-data.ts';

type PictureProps = {
  picture: PictureData;
  /** How wide the picture is shown, as the `sizes` attribute says it: "(min-width: 64rem) 33vw, 100vw". */
  sizes: string;
  /** For the picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** A picture beside words that say the same needs no description of its own. */
  decorative?: boolean;
  className?: string;
};

/** A picture in the best format that the browser knows, in the size that the screen needs, in a place kept for it. */
export function Picture({ picture, sizes, priority = false, decorative = false, className = '' }: PictureProps) {
  const { phone } = picture;
  return (
    <picture>
      {phone && <source media="(max-width: 47.99rem)" type="image/avif" srcSet={sourceSet(phone, 'avif')} sizes="100vw" />}
      {phone && <source media="(max-width: 47.99rem)" type="image/webp" srcSet={sourceSet(phone, 'webp')} sizes="100vw" />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={largest({ base: picture.base, widths: picture.widths.slice(0, 2) })}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        className={`placeholder-${picture.placeholder} ${className}`}
      />
    </picture>
  );
}
