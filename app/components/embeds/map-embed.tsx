import type { ReactNode } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { mapEmbedUrl, mapsUrl } from '#domain/places.ts';
import type { Embeds } from '#content/schema/embeds.ts';
import type { Site } from '#content/schema/site.ts';
import { EmbedFrame } from './embed-frame.tsx';

type MapEmbedProps = {
  /** `embeds.map`. */
  map: Pick<Embeds['map'], 'title'>;
  /** `site`, or only its address. */
  place: { address: Pick<Site['address'], 'street' | 'city' | 'region' | 'postalCode'> };
  /** Our own map, which gives the height. */
  children: ReactNode;
};

/** Google's map of the way to the range. */
export function MapEmbed({ map, place, children }: MapEmbedProps) {
  return (
    <EmbedFrame
      title={map.title}
      provider="Google Maps"
      src={mapEmbedUrl(place)}
      link={{ label: useShellWords().openMap, to: mapsUrl(place) }}
    >
      {children}
    </EmbedFrame>
  );
}
