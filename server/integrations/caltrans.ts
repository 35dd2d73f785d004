/**
 * Lane closures from Caltrans: one file for each district, several megabytes, rewritten every five minutes. Both
 * districts have a part of each of the three roads.
 */
import { type DistrictFile, roadIds } from '#domain/lane-closures.ts';
import { type RoadsAnswer, reportRoad } from '#domain/roads.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Settings } from '#server/env.ts';
import { type Parser, readWhole } from '#server/parsing/parser.ts';
import { caltrans, districtSchema } from './caltrans-file.ts';
import type { SiteLocation } from './site-location.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type RoadsDeps = {
  settings: Pick<Settings, 'CALTRANS_URL'>;
  place: SiteLocation;
  upstream: Upstream;
  parser: Parser;
  resources: Resources;
  now: () => Date;
};

export type Roads = {
  /** The state of the three roads; `unknown` where the source can't be read or believed. Never rejects for that. */
  current(): Promise<RoadsAnswer>;
};

const maxBytes = 8 * 1024 * 1024;
/** District 4 is the Bay Area, with Santa Clara and San Mateo County; 5 the Central Coast, with Santa Cruz County. */
const districts = [
  { district: 4, path: '/data/d4/lcs/lcsStatusD04.json' },
  { district: 5, path: '/data/d5/lcs/lcsStatusD05.json' },
] as const;
/** Some web servers don't know JSON. A page in HTML is still refused, by its type or by the parser. */
const accept = /^(application\/(json|octet-stream)|text\/(json|plain))$/;

export function openRoads({ settings, place, upstream, parser, resources, now }: RoadsDeps): Roads {
  const files = districts.map(({ district, path }) =>
    resources.open({
      name: `caltrans-d${district}`,
      freshMs: 5 * minuteMs,
      usefulMs: 30 * minuteMs,
      schema: districtSchema,
      load: (signal, held) =>
        upstream.askAgain(
          { upstream: caltrans, url: `${settings.CALTRANS_URL}${path}`, accept, maxBytes, signal },
          held?.validators,
          ({ bytes }) => readWhole(parser, 'caltrans-district', bytes, { district, place, now: now() }),
        ),
    }),
  );
  return {
    async current() {
      const known = await Promise.all(
        files.map((file) =>
          file.get().then(
            ({ value, checkedAt }): DistrictFile => ({ ...value, checkedAt }),
            (error: unknown) => {
              if (error instanceof UpstreamError) return null;
              throw error;
            },
          ),
        ),
      );
      return { roads: roadIds.map((road) => reportRoad(road, known, now())) };
    },
  };
}
