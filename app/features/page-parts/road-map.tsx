import landscapeDay from '../../../.generated/road-map/landscape-day.svg?url';
import landscapeNight from '../../../.generated/road-map/landscape-night.svg?url';
import portraitDay from '../../../.generated/road-map/portrait-day.svg?url';
import portraitNight from '../../../.generated/road-map/portrait-night.svg?url';
import type { Embeds } from '#content/schema/embeds.ts';

const night = 'screen and (prefers-color-scheme: dark)';

type RoadMapProps = {
  alt: string;
  wide?: boolean;
  className?: string;
};

/** The highways to the range, from scripts/build/road-map: by day and by night. */
export function RoadMap({ alt, wide = false, className = '' }: RoadMapProps) {
  return (
    <picture>
      {wide && <source media={`${night} and (min-width: 64rem)`} srcSet={landscapeNight} width={1500} height={1090} />}
      {wide && <source media="screen and (min-width: 64rem)" srcSet={landscapeDay} width={1500} height={1090} />}
      <source media={night} srcSet={portraitNight} />
      <img src={portraitDay} alt={alt} width={780} height={1000} loading="lazy" className={className} />
    </picture>
  );
}

export function RoadMapSheet({ map, wide = false }: { map: Embeds['map']; wide?: boolean }) {
  return (
    <figure className="@container bg-deep text-on-deep break-inside-avoid print:max-w-60 print:border">
      <figcaption className="px-4 pt-3 pb-[0.85rem]">
        <p className="font-display text-[clamp(1.875rem,calc(var(--cq)*7.5),4.5rem)]/[0.95] print:text-[length:var(--text-lg)]">
          {map.heading}
        </p>
        <p className="mt-[0.35rem] text-on-deep-muted font-semibold">{map.way}</p>
      </figcaption>
      <RoadMap alt={map.alt} wide={wide} className="w-full" />
      <p className="px-4 pt-[0.6rem] pb-3 text-on-deep-muted text-sm/[1.35]">{map.note}</p>
    </figure>
  );
}
