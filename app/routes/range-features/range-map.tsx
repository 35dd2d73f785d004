import { Prose } from '#app/components/ui/prose.tsx';
import type { OpenPicture } from '#app/features/gallery/picture-link.tsx';
import { largest, type PictureData } from '#app/lib/picture-data.ts';
import type { Html } from '#content/schema/text.ts';

type RangeMapProps = { drawing: Html; picture: PictureData; onOpen: OpenPicture };

/** The map with numbers, each range a link to its entry; it opens in the lightbox with its names. */
export function RangeMap({ drawing, picture, onOpen }: RangeMapProps) {
  return (
    <figure className="break-inside-avoid">
      <Prose
        html={drawing}
        className="rounded-md border border-rule bg-raised overflow-hidden [&>svg]:h-auto [&>svg]:w-full"
      />
      <figcaption className="mt-2 text-sm print:hidden">
        <a
          href={largest(picture)}
          onClick={(event) => onOpen(event, picture.id)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Open the map with its names, to zoom in
        </a>
      </figcaption>
    </figure>
  );
}
