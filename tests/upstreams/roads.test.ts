import { expect, test } from 'vitest';
import { type RoadId, roadIds } from '#domain/lane-closures.ts';
import { type RoadReport, type RoadsAnswer } from '#domain/roads.ts';
import { type Site, start } from './conditions.ts';
import { bytes, json, payload, payloadJson } from './server.ts';

const path = '/api/road-conditions';
type Row = {
  lcs: {
    index: string;
    recordTimestamp: { recordEpoch: unknown };
    location: { begin: Record<string, unknown>; end: Record<string, unknown> };
    closure: Record<string, unknown>;
  };
};
type Feed = { data: Row[] };

async function roads(site: Site): Promise<Record<RoadId, RoadReport>> {
  const { status, body } = await site.get<RoadsAnswer>(path);
  expect(status).toBe(200);
  expect(body.roads.map(({ road }) => road)).toEqual(roadIds);
  // The live line never says that a road is open.
  const said = body.roads.map(({ state, closures }) => [state, closures.map(({ lanes }) => lanes)]);
  expect(JSON.stringify(said)).not.toMatch(/\bopen\b/i);
  return Object.fromEntries(body.roads.map((report) => [report.road, report])) as Record<RoadId, RoadReport>;
}
const states = async (site: Site) => Object.values(await roads(site)).map(({ state }) => state);
function district5(change: (feed: Feed) => void): Feed {
  const feed = payloadJson<Feed>('caltrans-lcs-d5.json');
  change(feed);
  return feed;
}
function row(feed: Feed, index: string): Row {
  const found = feed.data.find(({ lcs }) => lcs.index.startsWith(index));
  if (!found) throw new Error(`no row ${index} in the payload`);
  return found;
}

test('what is in force now on the three roads, from both districts', async () => {
  const { site } = await start();
  const found = await roads(site);
  const places = ({ state, closures }: RoadReport) => [state, ...closures.map(({ where }) => where)];
  expect(Object.values(found).map(places)).toEqual([
    [
      'restricted',
      'between Summit Road and Madrone Drive, near Los Gatos',
      'between Bear Creek Road Overcrossing and Lexington Dam, near Los Gatos',
      'between Glenwood Drive and Laurel Road, near Scotts Valley',
    ],
    [
      'closed',
      'between Black Road and Bear Creek Road, near Los Gatos',
      'between Page Mill Road / Alpine Road and Rapley Ranch Road, near La Honda',
    ],
    ['restricted', 'between Boulder Creek and Pool Drive'],
  ]);
  expect(found['SR-35']).toMatchObject({ checkedAt: '2026-10-10T17:00:00.000Z', complete: true });
  expect(found['SR-35'].closures[0]).toMatchObject({
    summary:
      'Highway 35, both directions: road closed between Black Road and Bear Creek Road, near Los Gatos, for slide repair, until further notice. Storm damage, road closed to through traffic, local access only.',
    where: 'between Black Road and Bear Creek Road, near Los Gatos',
    direction: 'both directions',
    lanes: 'road closed',
    full: true,
  });
  // On the way from Highway 17, and beyond Saratoga Gap.
  expect(found['SR-35'].closures.map(({ parts }) => parts)).toEqual([['southeast'], ['northwest']]);
});

test('a closure whose place is unknown is on no side of the range', async () => {
  const { fake, site } = await start();
  const unplaced = district5((feed) => {
    for (const { lcs } of feed.data) lcs.location.end['endLongitude'] = '0';
  });
  fake.on('/data/d5/', json(unplaced));
  expect((await roads(site))['SR-35'].closures[0]?.parts).toEqual([]);
});

test('a file with foreign bytes is read', async () => {
  const { fake, site } = await start();
  const text = payload('caltrans-lcs-d5.json').toString('utf8').replace('Black Road', 'Ca\u00f1ada Road');
  fake.on('/data/d5/', bytes(Buffer.from(text, 'latin1')));
  expect((await roads(site))['SR-35'].closures[0]?.where).toContain('Cañada Road');
});

test('a row that can’t be read makes its own road unknown, and no other', async () => {
  const { fake, site } = await start();
  const { data } = payloadJson<Feed>('caltrans-lcs-d4.json');
  const elsewhere = data.filter(({ lcs }) => !String(lcs.location.begin['beginRoute']).startsWith('SR-'));
  fake.on('/data/d4/', json({ data: elsewhere }));
  const odd = district5((feed) => {
    feed.data = feed.data.filter(({ lcs }) => !lcs.index.startsWith('C17SB'));
    row(feed, 'C35SA').lcs.closure['code1097'] = null;
    row(feed, 'P9SB').lcs.closure['code1098'] = { isCode1098: 'perhaps' };
  });
  fake.on('/data/d5/', json(odd));
  expect(await states(site)).toEqual(['no-reported-closures', 'unknown', 'unknown']);
});

/** Rows with a value, at a path below `lcs`, that is another. */
function withValue(rows: readonly Row[], place: string, value: unknown): void {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  for (const { lcs } of rows)
    keys.reduce<Record<string, unknown>>((one, key) => one[key] as Record<string, unknown>, lcs)[last] = value;
}
/** District 5 whose full closure of 35 has another value at this path. */
const withFull = (place: string, value: unknown) => district5((feed) => withValue([row(feed, 'C35SA')], place, value));
/** District 5 whose rows, from one on, all have that value. */
const withAll = (place: string, value: unknown, from = 0) =>
  district5((feed) => withValue(feed.data.slice(from), place, value));

test.each<[string, string, unknown]>([
  ['writes its route as a number', 'location.begin.beginRoute', 35],
  ['names its route at its end only', 'location.begin.beginRoute', ''],
  ['has flags that are no strings', 'closure.code1097.isCode1097', true],
])('a full closure is told although it %s', async (_, place, value) => {
  const { fake, site } = await start();
  fake.on('/data/d5/', json(withFull(place, value)));
  expect((await roads(site))['SR-35']).toMatchObject({ state: 'closed', complete: true });
});

test.each<[string, unknown]>([
  ['is no row', district5((feed) => feed.data.splice(feed.data.indexOf(row(feed, 'C35SA')), 1, {} as never))],
  ['names no place', withFull('location', {})],
  ['has an odd flag', withFull('closure.code1022.isCode1022', 'N')],
  ['begins in milliseconds', withFull('closure.closureTimestamp.closureStartEpoch', '1788357660000')],
  [
    'ends before it begins',
    withFull('closure.closureTimestamp', { closureStartEpoch: '1788357660', closureEndEpoch: '1788357600' }),
  ],
])('a row near the range that %s makes the report incomplete', async (_, body) => {
  const { fake, site } = await start();
  fake.on('/data/d5/', json(body));
  expect((await roads(site))['SR-35'].complete).toBe(false);
});

const threeDaysAgo = String(Date.parse('2026-10-07T17:00:00Z') / 1000);
test.each<[string, unknown]>([
  ['is empty', payloadJson('caltrans-lcs-empty.json')],
  ['is that of the other district', payloadJson('caltrans-lcs-d4.json')],
  ['names no district', withAll('location.begin.beginDistrict', null)],
  ['is three days old, but for a few rows', withAll('recordTimestamp.recordEpoch', threeDaysAgo, 2)],
])('when one district’s file %s, what the other knows stays and the rest is unknown', async (_, body) => {
  const { fake, site } = await start();
  fake.on('/data/d5/', json(body));
  const found = await roads(site);
  // One-way traffic on 35 and two lane closures on 17 come from District 4; 9 has nothing there.
  expect(Object.values(found).map(({ state, complete }) => [state, complete])).toEqual([
    ['restricted', false],
    ['restricted', false],
    ['unknown', false],
  ]);
});

test('a file that did not change is not sent again, nor after a restart', async () => {
  const { fake, site } = await start();
  const dated = { 'last-modified': 'Sat, 10 Oct 2026 16:53:03 GMT', etag: '"v1"' };
  for (const district of [4, 5])
    fake.on(`/data/d${district}/`, bytes(payload(`caltrans-lcs-d${district}.json`), { headers: dated }));
  await roads(site);
  for (const district of [4, 5]) fake.on(`/data/d${district}/`, (response) => void response.writeHead(304).end());
  site.wait(5);
  expect(await states(site)).toEqual(['restricted', 'closed', 'restricted']);
  expect(fake.asked[3]?.headers).toMatchObject({
    'if-modified-since': dated['last-modified'],
    'if-none-match': '"v1"',
  });
  expect((await roads(site))['SR-9'].checkedAt).toBe('2026-10-10T17:05:00.000Z');
  await site.restart();
  site.wait(5);
  await roads(site);
  expect(fake.asked.at(-1)?.headers['if-none-match']).toBe('"v1"');
});
