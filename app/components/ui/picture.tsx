import type { Variant } from '#app/lib/image-manifest.ts';
import { jpegOf, sourceSet, type PictureData } from '#app/lib/picture-data.ts';

const narrow = '(max-width: 599px)';
const dark = '(prefers-color-scheme: dark)';
const media: readonly [
  query: string | undefined,
  variant: Variant | undefined,
  formats: readonly ('avif' | 'webp')[],
][] = [
  [`${narrow} and ${dark}`, 'portrait-dark', ['webp']],
  [dark, 'dark', ['webp']],
  [narrow, 'portrait', ['avif', 'webp']],
  [undefined, undefined, ['avif', 'webp']],
];

type PictureProps = {
  picture: PictureData;
  /** As `sizes`: "(min-width: 64rem) 33vw, 70vw". Deliberately too small for phones: as good in half the bytes. */
  sizes: string;
  /** Whether phones get the picture's portrait composition, where it has one. */
  upright?: boolean;
  /** For the picture of the first screen: loaded eagerly, at high priority, and decoded synchronously with the page. */
  priority?: boolean;
  /** For a picture beside words that say the same: its description is left empty. */
  decorative?: boolean;
  className?: string;
};

/** A picture in the best format that the browser knows and the size that the screen needs, with its space reserved. */
export function Picture({
  picture,
  sizes,
  upright = false,
  priority = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const prints = picture.variants ?? [];
  return (
    <picture>
      {/* The browser takes the first that matches, so it loads one file. */}
      {media.map(
        ([query, variant, formats]) =>
          (!variant || (prints.includes(variant) && (upright || variant === 'dark'))) &&
          formats.map((format) => (
            <source
              key={`${variant} ${format}`}
              media={query}
              type={`image/${format}`}
              srcSet={sourceSet(picture, format, variant)}
              sizes={sizes}
            />
          )),
      )}
      <img
        src={jpegOf(picture)}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={`bg-paint-${picture.placeholder} ${className}`}
      />
    </picture>
  );
}
