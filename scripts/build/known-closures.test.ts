import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noneKnown } from '#app/seo/known-closures.server.ts';
import { readContent } from '#content/load.server.ts';
import { closureFile } from '#server/closing/closure-file.ts';
import { SiteError } from '#server/said/site.ts';
import { allDayEvent, calendarAt, closureOn } from '#tests/fixtures/club.ts';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { openSite, type SiteOptions, upstream } from '#tests/upstreams/conditions.ts';
import { bytes, calendarEvent, calendarOf } from '#tests/upstreams/server.ts';
import { closuresKey, knownClosures } from './known-closures.ts';

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

test('a site that is unreachable or does not know all closures stops the build', async () => {
  const { known, fake } = await knownBySite();
  fake.on('/closures.ics', bytes('<html>', { status: 503, type: 'text/html' }));
  await expect(known()).rejects.toThrow(/doesn’t know all closures right now/);
  const gone = knownClosures({ CLOSURES_FROM: 'http://localhost:9' }, noContent);
  await expect(gone).rejects.toThrow(SiteError);
});

test('without a data folder and a site there is nothing but the content', async () => {
  expect(await knownClosures({}, noContent)).toEqual({ ...noneKnown, isComplete: true });
});

test('known closures count although a calendar was never read or the office’s closures can’t be read', async () => {
  const folder = temporaryFolder();
  const CALENDAR_CLOSURES_ICS_URL = 'https://calendar.example/closures.ics';
  const ask = () => knownClosures({ DATA_DIR: folder, CALENDAR_CLOSURES_ICS_URL }, () => readContent().embeds);
  await writeFile(closureFile(folder), JSON.stringify({ title: 'Closed: wind', from: '2026-10-11', to: '2026-10-11' }));
  expect(await ask()).toMatchObject({ isComplete: false, office: [{ title: 'Closed: wind' }] });
  await writeFile(closureFile(folder), '{');
  expect(await ask()).toMatchObject({ isComplete: false, office: [] });
});

test('the site is built again when a coming closure appears, changes or disappears, but not for a past one', () => {
  const today = '2026-10-10';
  const [read, later] = [`${today} 08:00:00`, `${today} 09:00:00`];
  const keyOf = (more: Partial<typeof noneKnown>) => closuresKey({ ...noneKnown, ...more }, today);
  const [snow, past] = [allDayEvent('Closed: snow', today), allDayEvent('Closed: snow', '2026-10-09')];
  const different = [
    {},
    { calendar: calendarAt(read, snow) },
    { calendar: calendarAt(read, { ...snow, title: 'Closed: ice' }) },
    { closuresCalendar: calendarAt(read, snow, snow) },
    { office: [closureOn(today)] },
    { office: [closureOn(today, { opens: '11:00' })] },
  ].map(keyOf);
  expect(new Set(different).size).toBe(different.length);
  expect(keyOf({ calendar: calendarAt(read, past), office: [closureOn('2026-10-09')] })).toBe(keyOf({}));
  expect(keyOf({ calendar: calendarAt(later, snow) })).toBe(keyOf({ calendar: calendarAt(read, snow) }));
});
