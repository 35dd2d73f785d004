import { Prose } from '#app/components/ui/prose.tsx';
import type { OpenPicture } from '#app/features/gallery/picture-link.tsx';
import { largest, type PictureData } from '#app/lib/picture-data.ts';
import type { Html } from '#content/schema/text.ts';
import type { Range } from '#content/schema/ranges.ts';

type RangeSheetProps = {
  ranges: readonly (Pick<Range, 'id' | 'name' | 'positions' | 'distances' | 'membersOnly'> & { lane: Html })[];
  /** The whole sheet, to zoom into. */
  picture: PictureData;
  onOpen: OpenPicture;
};

/** The ranges below one another, from the firing line to the farthest target, all to one scale. */
export function RangeSheet({ ranges, picture, onOpen }: RangeSheetProps) {
  return (
    <figure>
      <ul className="lanes">
        {ranges.map(({ id, name, positions, distances, membersOnly, lane }) => (
          <li key={id}>
            <div>
              <h3>
                <a href={`#${id}`}>{name}</a>
              </h3>
              <p>
                {[positions !== null && `${positions} positions`, distances, membersOnly && 'Members only']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {/* The words beside it have the figures. */}
            <div aria-hidden="true">
              <Prose html={lane} className="lane" />
            </div>
          </li>
        ))}
      </ul>
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
