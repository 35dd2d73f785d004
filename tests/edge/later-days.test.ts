/** A build that has the site as of a later day too: the Worker switches at midnight on the range's clock. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import { loadSite, siteAt } from '#server/http/site.ts';
import { respond } from '#server/http/static-files.ts';
import { buildEdge } from '#scripts/build/edge.ts';
import { openEdge } from '#scripts/edge/workerd.ts';
import { smallSite } from '#tests/fixtures/small-site.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';
import { buildDir } from './support.ts';

const day = '2026-11-01';
const changing = ['index.html', 'faq/index.html', 'data/faq.json'];

const later = changing.map((name) => [
  `../as-of/${day}/${name}`,
  (smallSite[name] ?? '').replaceAll(/Home|Questions|words/g, '$& of November'),
]);
const files = { ...smallSite, ...Object.fromEntries(later) };
const project = await temporarySite({ asOf: '2026-10-31', changes: [day] }, files);
await cp(path.join(buildDir, 'content'), path.join(project.buildDir, 'content'), { recursive: true });
const site = await loadSite(project.buildDir);

it.each(['2026-10-31 23:59:59', '2026-11-01 00:00:00'])(
  'at %s each file is that of the day',
  { tags: ['long'] },
  async (reading) => {
    const clock = rangeMoment(reading);
    const edgeDir = path.join(project.buildDir, 'edge');
    await buildEdge(path.resolve('.'), project.buildDir, { clock });
    const edge = await openEdge({ edgeDir, vars: { LOG_LEVEL: 'error' } });
    for (const url of ['/', '/faq', '/data/faq.json', '/robots.txt']) {
      const answer = await fetch(new URL(url, edge.url));
      const ours = respond(siteAt(site, clock), { method: 'GET', path: url, search: '', headers: {} });
      expect([url, await answer.text()]).toEqual([url, String(ours.body)]);
      const policy = 'content-security-policy';
      expect(answer.headers.get(policy)).toBe(new Headers({ ...ours.headers }).get(policy));
    }
    await edge.close();
  },
);
