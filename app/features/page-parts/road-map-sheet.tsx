import type { Embeds } from '#content/schema/embeds.ts';
import { PrintedRoadMap, RoadMap, type RoadMapProps } from './road-map.tsx';

type RoadMapSheetProps = {
  map: Embeds['map'];
  wide?: RoadMapProps['wide'];
  /** Classes that size the drawing. */
  look?: string;
};

export function RoadMapSheet({ map, wide, look = '' }: RoadMapSheetProps) {
  return (
    <figure className="@container bg-deep text-on-deep break-inside-avoid print:max-w-72 print:border">
      <figcaption className="px-4 pt-2 pb-2.5 sm:pt-3">
        <p className="font-display text-2xl/none @xl:text-heading/none print:text-[length:var(--text-base)]">
          {map.heading}
        </p>
        <p className="mt-1 text-on-deep-muted font-semibold leading-tight">{map.way}</p>
      </figcaption>
      <RoadMap alt={map.alt} wide={wide} className={`w-full print:hidden ${look}`} />
      <PrintedRoadMap alt={map.alt} />
      <p className="px-4 pt-2 pb-2.5 text-on-deep-muted text-xs/[1.3] lg:text-sm/[1.35]">{map.note}</p>
    </figure>
  );
}
