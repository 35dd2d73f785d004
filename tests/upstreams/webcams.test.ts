import { expect, test } from 'vitest';
import type { WebcamsAnswer } from '#domain/webcams.ts';
import { openSite, start, upstream } from './conditions.ts';
import { type Behaviour, bytes, payload } from './server.ts';

const camera = payload('camera.jpg');
const picture = (headers: Record<string, string> = {}, body: Buffer = camera): Behaviour =>
  bytes(body, { type: 'image/jpeg', headers });

test('the still comes from us, as it is, with the time at which it was taken', async () => {
  const { site } = await start();
  const response = await site.ask('/api/webcams/main-range');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-captured-at': '2026-10-10T16:58:00.000Z',
    'last-modified': 'Sat, 10 Oct 2026 16:58:00 GMT',
    'cache-control': 'public, max-age=30',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(camera)).toBe(true);
});

test('both cameras at a glance; one that is not set up is said to be that', async () => {
  const { site } = await start();
  expect((await site.get<WebcamsAnswer>('/api/webcams')).body.cameras).toEqual([
    { id: 'main-range', configured: true, capturedAt: '2026-10-10T16:58:00.000Z', stale: false, status: 'ok' },
    { id: 'parking', configured: false, capturedAt: null, stale: false, status: 'not-configured' },
  ]);
  const parking = await site.get<{ error: { code: string } }>('/api/webcams/parking');
  expect([parking.status, parking.body.error.code]).toEqual([404, 'not-configured']);
  expect(await (await site.ask('/api/webcams/parking?lang=es')).text()).toContain('todavía no hay una cámara');
  expect((await site.get('/api/webcams/attic')).status).toBe(404);
});

test('a camera behind a password, that content names, is reached, and the password goes nowhere else', async () => {
  const fake = await upstream();
  fake.on('/camera', picture());
  const site = await openSite(fake.url, {
    place: { webcams: { 'main-range': `${fake.url.replace('://', '://viewer:p%40ss@')}/camera`, parking: null } },
    settings: { WEBCAM_MAIN_URL: undefined },
  });
  expect((await site.ask('/api/webcams/main-range')).status).toBe(200);
  expect(fake.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('viewer:p@ss').toString('base64')}`);
  expect(JSON.stringify(site.log)).not.toMatch(/viewer|p@ss|p%40ss/);
});

test.each([
  ['Sat, 10 Oct 2026 16:30:00 GMT', 'Sat, 10 Oct 2026 17:00:00 GMT', '16:30:00'],
  // A clock that was never set, and one that is ahead.
  ['Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 10 Oct 2026 16:59:58 GMT', '16:59:58'],
  ['Sun, 11 Oct 2026 17:00:00 GMT', 'never', '17:00:00'],
])('a picture last modified on %s, sent on %s, is of %s', async (lastModified, date, expected) => {
  const { fake, site } = await start();
  fake.on('/camera', picture({ 'last-modified': lastModified, date }));
  expect((await site.ask('/api/webcams/main-range')).headers.get('x-captured-at')).toBe(`2026-10-10T${expected}.000Z`);
});

test('the time does not move on while the camera repeats the same picture under new headers', async () => {
  const { fake, site } = await start();
  await site.get('/api/webcams');
  site.wait(20);
  fake.on('/camera', picture({ 'last-modified': 'Sat, 10 Oct 2026 17:19:00 GMT' }));
  expect((await site.get<WebcamsAnswer>('/api/webcams')).body.cameras[0]).toMatchObject({
    capturedAt: '2026-10-10T16:58:00.000Z',
    stale: true,
  });
});

test('a drawing that could carry scripts is not handed on', async () => {
  const { fake, site } = await start();
  fake.on('/camera', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>', { type: 'image/svg+xml' }));
  const { status, body } = await site.get<{ error: { code: string } }>('/api/webcams/main-range');
  expect([status, body.error.code]).toEqual([503, 'webcam-unavailable']);
  expect(await (await site.ask('/api/webcams/main-range?lang=es')).text()).toContain('Esta cámara no responde');
  expect((await site.get<WebcamsAnswer>('/api/webcams')).body.cameras[0]).toMatchObject({ status: 'down' });
});

test('a camera that stops answering is down once its last picture is an hour old', async () => {
  const { fake, site } = await start();
  await site.ask('/api/webcams/main-range');
  fake.on('/camera', bytes('', { status: 500 }));
  site.wait(59);
  const report = async () => (await site.get<WebcamsAnswer>('/api/webcams')).body.cameras[0];
  expect(await report()).toMatchObject({ status: 'ok', stale: true });
  site.wait(1);
  expect(await report()).toMatchObject({ capturedAt: '2026-10-10T16:58:00.000Z', status: 'down' });
});
