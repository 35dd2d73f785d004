import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { closureFile } from '#server/closing/closure-file.ts';
import { SiteError } from '#server/said/site.ts';
import { openSite, type SiteOptions, upstream } from '#tests/upstreams/conditions.ts';
import { bytes, calendarEvent, calendarOf } from '#tests/upstreams/server.ts';
import { knownClosures } from './known-closures.ts';

const noContent = () => {
  throw new Error('a site that is asked needs no content');
};

async function knownBySite(
  options: SiteOptions = {},
  closed = { title: 'Closed: wind', from: '2026-10-11', to: '2026-10-11' },
) {
  const fake = await upstream();
  fake.on('/calendar.ics', calendarOf(calendarEvent('Closed: snow', '2026-10-10')));
  fake.on('/closures.ics', calendarOf(calendarEvent('Deer cull', '2026-10-15')));
  const settings = { CALENDAR_CLOSURES_ICS_URL: `${fake.url}/closures.ics`, ...options.settings };
  const site = await openSite(fake.url, { ...options, settings });
  await writeFile(closureFile(site.dataDir), JSON.stringify(closed));
  const CLOSURES_FROM = `http://localhost:${await site.listen()}`;
  return { fake, known: () => knownClosures({ CLOSURES_FROM }, noContent) };
}

test('a build for Workers knows what the site knows: both calendars and the office', async () => {
  const { known } = await knownBySite();
  expect(await known()).toMatchObject({
    calendar: { complete: true, events: [{ title: 'Closed: snow', closes: 'yes' }] },
    closuresCalendar: { complete: true, events: [{ title: 'Deer cull', closes: 'yes' }] },
    office: [{ title: 'Closed: wind', from: '2026-10-11', to: '2026-10-11', source: 'office' }],
  });
});

test('a site that does not know all closures, or is not there, stops the build', async () => {
  const { known, fake } = await knownBySite();
  fake.on('/closures.ics', bytes('<html>', { status: 503, type: 'text/html' }));
  await expect(known()).rejects.toThrow(/doesn’t know all closures right now/);
  const gone = knownClosures({ CLOSURES_FROM: 'http://localhost:9' }, noContent);
  await expect(gone).rejects.toThrow(SiteError);
});

test('without a data folder and a site there is nothing but the content', async () => {
  expect(await knownClosures({}, noContent)).toEqual({ calendar: null, closuresCalendar: null, office: [] });
});
