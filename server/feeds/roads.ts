/** The roads to the range, from Caltrans' lane closures: GET /api/road-conditions, a `RoadsAnswer`. */
import { minuteMs } from '#domain/durations.ts';
import { type DistrictFile, roadIds } from '#domain/lane-closures.ts';
import { roadFacts, type RoadsAnswer } from '#domain/roads.ts';
import { roadReport } from '#words/road-report.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { baseUrl, defineFeed } from './feed.ts';
import { parseWhole } from './parser.ts';
import { caltrans, districtDocument, districtSchema } from './roads-document.ts';
import { undefinedIfUpstreamFailed } from './upstream-error.ts';

const maxBytes = 8 * 1024 * 1024;
/** Each of the three roads runs through both districts. 4: Santa Clara and San Mateo County; 5: Santa Cruz County. */
const districts = [
  { district: 4, path: '/data/d4/lcs/lcsStatusD04.json' },
  { district: 5, path: '/data/d5/lcs/lcsStatusD05.json' },
] as const;
/** Some web servers don't know JSON's media type. */
const accept = /^(application\/(json|octet-stream)|text\/(json|plain))$/;

export const roads = defineFeed({
  name: 'roads',
  route: '/road-conditions',
  settings: {
    CALTRANS_URL: baseUrl(
      'https://cwwp2.dot.ca.gov',
      'Base URL of Caltrans’ lane closures (the paths /data/d4/… and /data/d5/… are appended).',
    ),
  },
  ttlMs: 5 * minuteMs,
  staleIfErrorMs: 30 * minuteMs,
  documents: [districtDocument],

  open({ settings, site, upstream, parser, cache, now }) {
    const files = districts.map(({ district, path }) =>
      cache.add({
        name: `caltrans-d${district}`,
        ttlMs: this.ttlMs,
        staleIfErrorMs: this.staleIfErrorMs,
        schema: districtSchema,
        load: (signal, cached) =>
          upstream.fetch(
            { upstream: caltrans, url: `${settings.CALTRANS_URL}${path}`, accept, maxBytes, signal },
            cached?.validators,
            ({ bytes }) => parseWhole(parser, districtDocument, bytes, { district, site, now: now() }),
          ),
      }),
    );

    async function current(): Promise<RoadsAnswer> {
      const known = await Promise.all(
        files.map(async (file): Promise<DistrictFile | null> => {
          const cached = await file.get().catch(undefinedIfUpstreamFailed);
          return cached ? { ...cached.value, checkedAt: cached.checkedAt } : null;
        }),
      );
      return { roads: roadIds.map((road) => roadReport(roadFacts(road, known, now()), now())) };
    }

    return { api: jsonRoute(this.route, current, (answer) => answer.roads.every(({ complete }) => complete)), current };
  },
});
