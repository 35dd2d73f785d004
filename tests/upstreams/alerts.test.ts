import { expect, test } from 'vitest';
import type { AlertsAnswer } from '#domain/alerts.ts';
import { start as startSite } from './conditions.ts';
import { geo } from './recordings.ts';
import { bytes, json, payloadJson } from './server.ts';

const path = '/api/weather-alerts';
type Alert = { properties: Record<string, unknown> };
type Feed = { features: [Alert, Alert] } & Record<string, unknown>;

async function start(file = 'nws-alerts-active-red-flag.json', change: (feed: Feed) => void = () => undefined) {
  const { fake, site } = await startSite();
  const feed = payloadJson<Feed>(file);
  change(feed);
  fake.on('/alerts/active', json(feed, geo));
  return { fake, site, answer: async () => (await site.get<AlertsAnswer>(path)).body };
}

test('the alerts of this very point, the most severe first, in whole paragraphs, with a page for people', async () => {
  const { fake, site } = await start(undefined, (feed) => {
    const [first, second] = feed.features;
    feed.features = [second, first];
  });
  const { status, body } = await site.get<AlertsAnswer>(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ok', checkedAt: '2026-10-10T17:00:00.000Z' });
  expect(body.alerts.map(({ event, es, siteWide }) => [event, es, siteWide])).toEqual([
    ['Red Flag Warning', 'Aviso de bandera roja', true],
    ['Heat Advisory', 'Advertencia de calor', false],
  ]);
  expect(body.alerts[0]).toMatchObject({
    severity: 'Severe',
    headline: expect.stringContaining('Red Flag Warning issued October 9'),
    ends: '2026-10-11T18:00:00.000Z',
    expires: '2026-10-11T04:00:00.000Z',
    link: 'https://forecast.weather.gov/MapClick.php?lat=37.2388&lon=-122.1052',
    description: expect.stringContaining(
      'IMPACTS...If fire ignition occurs, conditions are favorable for extreme fire behavior',
    ),
  });
  expect(fake.asked.map((asked) => asked.path)).toEqual(['/alerts/active?point=37.2388,-122.1052']);
});

test('tests, drills and cancellations are left out', async () => {
  const { answer } = await start(undefined, ({ features }) => {
    features[0].properties['status'] = ' EXERCISE';
    features[1].properties['messageType'] = 'cancel';
  });
  expect(await answer()).toMatchObject({ alerts: [], status: 'ok' });
});

test('when one alert can’t be read the others are shown, and never as all that there are', async () => {
  const { answer } = await start(undefined, ({ features }) => void (features[1].properties['event'] = null));
  expect(await answer()).toMatchObject({ status: 'unknown', alerts: [{ event: 'Red Flag Warning' }] });
});

test.each<[string, (feed: Feed) => void]>([
  ['is of 31 minutes ago', (feed) => void (feed['updated'] = '2026-10-10T16:29:00+00:00')],
  ['is of tomorrow', (feed) => void (feed['updated'] = '2026-10-11T16:58:00+00:00')],
  ['has no time', (feed) => void delete feed['updated']],
  ['is a first page', (feed) => void (feed['pagination'] = { next: 'https://api.weather.gov/alerts?cursor=x' })],
  ['is no collection', (feed) => void (feed['type'] = 'Feature')],
])('an answer that %s never means that there are no alerts', async (_, change) => {
  const { site } = await start('nws-alerts-active-empty.json', change);
  const { body, headers } = await site.get<AlertsAnswer>(path);
  expect(body).toMatchObject({ status: 'unknown', alerts: [] });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an answer that only repeats itself grows old, also where the source confirms it by a 304', async () => {
  const { answer, fake, site } = await start('nws-alerts-active-empty.json');
  const feed = payloadJson<Feed>('nws-alerts-active-empty.json');
  feed['updated'] = '2026-10-10T16:58:00+00:00';
  fake.on('/alerts/active', json(feed, { ...geo, headers: { etag: '"v1"' } }));
  await answer();
  fake.on('/alerts/active', (response) => void response.writeHead(304).end());
  site.wait(28);
  expect((await answer()).status).toBe('ok');
  site.wait(1);
  expect(await answer()).toMatchObject({ status: 'unknown', alerts: [] });
});

test.each<[string, (alert: Alert) => void]>([
  ['an unknown status', ({ properties }) => void (properties['status'] = 'Probable')],
  ['ends that are no times', ({ properties }) => void Object.assign(properties, { ends: 'soon', expires: 'later' })],
  ['a time in the future', ({ properties }) => void (properties['sent'] = '2026-10-10T18:00:00Z')],
])('an alert with %s is listed, and the list isn’t complete', async (_, change) => {
  const { answer } = await start(undefined, ({ features }) => change(features[0]));
  const { alerts, status } = await answer();
  expect(alerts).toContainEqual(expect.objectContaining({ event: 'Red Flag Warning', siteWide: true }));
  expect(status).toBe('unknown');
});

test('when the source goes silent, a warning stays until it ends; after half an hour the answer says that others may be missing', async () => {
  const { answer, fake, site } = await start(undefined, (feed) => void (feed['updated'] = '2026-10-10T17:00:00+00:00'));
  await answer();
  fake.on('/alerts/active', bytes('<html>', { status: 503, type: 'text/html' }));
  site.wait(29);
  expect(await answer()).toMatchObject({ status: 'ok', checkedAt: '2026-10-10T17:00:00.000Z' });
  site.wait(2);
  expect(await answer()).toMatchObject({ status: 'unknown', alerts: [{ event: 'Red Flag Warning' }, {}] });
  site.wait(10 * 60);
  expect((await answer()).alerts.map(({ event }) => event)).toEqual(['Red Flag Warning']);
  site.wait(2 * 60);
  expect(await answer()).toEqual({ alerts: [], checkedAt: null, status: 'unknown' });
});
