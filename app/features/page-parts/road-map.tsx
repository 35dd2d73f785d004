import landscapeDay from '../../../.generated/road-map/landscape-day.svg?url';
import landscapeNight from '../../../.generated/road-map/landscape-night.svg?url';
import portraitDay from '../../../.generated/road-map/portrait-day.svg?url';
import portraitNight from '../../../.generated/road-map/portrait-night.svg?url';
import type { Embeds } from '#content/schema/embeds.ts';

const night = 'screen and (prefers-color-scheme: dark)';

type RoadMapProps = {
  alt: string;
  /** Uses the landscape map where the page is wide enough. */
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
      <img src={portraitDay} alt={alt} width={780} height={1000} loading="lazy" className={`by-night ${className}`} />
    </picture>
  );
}

/** The map as a sheet of its own: lettered above, and below it what it is not. */
export function RoadMapSheet({ map, wide = false }: { map: Embeds['map']; wide?: boolean }) {
  return (
    <figure className="road-map">
      <figcaption>
        <p className="road-map-title">{map.heading}</p>
        <p className="road-map-way">{map.way}</p>
      </figcaption>
      <RoadMap alt={map.alt} wide={wide} />
      <p className="road-map-note">{map.note}</p>
    </figure>
  );
}
