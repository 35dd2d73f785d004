/**
 * A photograph in place of a drawing, from a phone to the code host, and back to the drawing. Over 200 lines, because
 * each way to refuse one is a case of its own.
 */
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { parseHtml } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { cleanPhoto } from '#scripts/publish/photo.ts';
import { statement } from '#server/inbox/sql/statement.ts';
import { applyEdit, editsSchema } from '#server/office/edits.ts';
import { photoFolder } from '#server/office/folders.ts';
import { photoKind } from '#server/office/photo-kind.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { calmPhotograph, cameraPhotograph } from '#tests/fixtures/pictures.ts';
import { openLink } from '../inbox/desk.ts';
import { later } from '../inbox/submissions.ts';
import { temporaryFolder, texts } from '../inbox/support.ts';
import { publishingSite } from './publishing.ts';
import { errorsIn, formOf, siteWithContent, staff, withFile } from './support.ts';

const long = { tags: ['long'] };

// Each publishes a few times, in processes of its own.
vi.setConfig({ testTimeout: 180_000 });

const { states } = texts.office.requests;
const [id, other] = ['pistol-bays', 'practical-bay'];
const typed = { step: 'photo', id, alt: 'Two paper targets before a bank of earth, in the sun' };
const spanishOfDrawing = String(
  (parse(readFileSync('content/es.images.yaml', 'utf8')) as Record<string, unknown>)[`${id}.alt`],
);
/** Begins as a JPEG does. The page looks no further; the publish service decodes it. */
const jpeg = Buffer.from('\xff\xd8\xff', 'latin1');
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

type Site = Awaited<ReturnType<typeof publishingSite>>;
const upload = async (site: Pick<Site, 'request'>, link: string, values: Record<string, string>, photo: Buffer) =>
  openLink(site, link, await withFile(values, bytesOf(photo)));
const received = ({ dataDir }: Pick<Site, 'dataDir'>) =>
  existsSync(photoFolder(dataDir)) ? readdirSync(photoFolder(dataDir)) : [];

async function sendPhoto(site: Site, photoId: string, photo: Buffer) {
  // Two pictures may not have the same description.
  const values = { ...typed, id: photoId, alt: `${typed.alt}, as ${photoId}` };
  const asked = await upload(site, site.link, values, photo);
  expect(asked.text).toContain(values.alt);
  await site.post(site.link, formOf(asked.html, 'photo-confirmed'));
}

it('a JPEG and an iPhone’s HEIC are published without their metadata; undo returns the drawings', long, async () => {
  const site = await publishingSite();
  const before = site.hostHas('images.yaml');
  const photographs = { [id]: await cameraPhotograph(), [other]: await readFile('tests/fixtures/iphone.heic') };
  for (const [name, photo] of Object.entries(photographs)) await sendPhoto(site, name, photo);
  await site.publish();
  const onHost = () => site.git('host', 'ls-tree', '--name-only', 'main', 'content/images/');
  for (const name of Object.keys(photographs)) {
    const file = site.at(`server/content/images/${name}.jpg`);
    const { exif, xmp, iptc, icc, orientation, format } = await sharp(file).metadata();
    expect([exif, xmp, iptc, icc, orientation, format]).toEqual([...Array(5).fill(undefined), 'jpeg']);
    expect((await readFile(file)).includes('A Visitor')).toBe(false);
    expect(onHost()).toContain(`${name}.jpg`);
  }
  expect(site.hostHas('images.yaml').split(typed.alt)).toHaveLength(3);
  // What was sent is gone as soon as the code host has the photograph.
  expect(received(site)).toEqual([]);
  expect((await site.open(site.link)).text).toContain(states.published);

  for (const _ of [id, other]) await site.press('undo', 'undo-confirmed');
  await site.publish();
  expect(site.hostHas('images.yaml')).toBe(before);
  expect(readdirSync(site.at('server/content/images'))).toEqual(['README.md']);
  expect(onHost()).not.toContain('.jpg');
});

it('one that is too small for its place or broken is refused at its field, and nothing of it stays', long, async () => {
  const site = await publishingSite();
  await sendPhoto(site, id, await calmPhotograph(1100, 740));
  await sendPhoto(site, other, (await cameraPhotograph()).subarray(0, 5000));
  await site.publish();
  expect((await site.open(site.link)).text).toContain('The photo: is too small: 1100 × 740 pixels');
  // That of the last one.
  const form = await site.press('correct');
  expect(errorsIn(form.html, 'photo')['file']).toContain('cannot be read as a picture');
  expect(formOf(form.html, 'photo')['alt']).toContain(typed.alt);
  expect(site.git('server', 'status', '--porcelain')).toBe('');
});

it.each([
  ['over 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1, '\xff\xd8\xff', 'latin1'), typed, 'file', 'more than 20 MB'],
  ['no picture', Buffer.from('<svg onload="alert(1)"/>'), typed, 'file', 'not a JPEG, PNG, WebP or HEIC'],
  ['without a description', jpeg, { ...typed, alt: '' }, 'alt', 'Please fill this in'],
  ['with a short one', jpeg, { ...typed, alt: 'Targets' }, 'alt', 'at least 15'],
  ['with a book in Spanish', jpeg, { ...typed, es: 'Dos blancos. '.repeat(400) }, 'es', 'at most 160'],
  ['with the Spanish of the drawing', jpeg, { ...typed, es: spanishOfDrawing }, 'es', 'describes the drawing'],
])('a file that is %s is refused at its field', async (_, photo, values, field, message) => {
  const { link, ...site } = await siteWithContent();
  const { html, response } = await upload(site, link, values, photo);
  expect(response.status).toBe(400);
  expect(errorsIn(html, 'photo')[field]).toContain(message);
  expect(received(site).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('one that was deleted while its edit waited is refused, or that the disk can’t read, and stops no other edit', async () => {
  const folder = temporaryFolder();
  for (const file of [path.join(folder, 'gone.jpg'), folder])
    await expect(cleanPhoto(file, 'images/pistol-bays.jpg')).rejects.toThrow(ContentError);
});

it('its description in Spanish goes into the file of translations, stamped, and is not taken a second time', async () => {
  const { link, ...site } = await siteWithContent();
  const es = 'Dos blancos de papel ante un terraplén, al sol';
  const asked = await upload(site, link, { ...typed, es }, jpeg);
  expect(asked.text).toContain(es);
  // Without it, Spanish pages have the English.
  expect((await upload(site, link, typed, jpeg)).text).toContain(`${typed.alt} (in English`);
  const made = await site.post(link, formOf(asked.html, 'photo-confirmed'));
  // It is published only if it is large enough.
  expect(made.text).toContain('If nothing is wrong');
  const [stored] = await site.inbox.engine.rows(statement('SELECT edits FROM office_requests'));
  const folder = path.join(temporaryFolder(), 'content');
  copyContent(folder);
  for (const edit of editsSchema.parse(JSON.parse(String(stored?.['edits'])))) {
    const file = path.join(folder, edit.file);
    if (!('photo' in edit)) writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
  }
  const said = readContent(folder).sentences.find((one) => one.path === `${id}.alt`);
  expect(said).toMatchObject({ english: typed.alt, state: 'current', spanish: es });
  // While it waits, a second photo is refused at its drawing, also with the same words.
  for (const alt of [typed.alt, 'Three paper targets in the rain']) {
    const { html, response } = await upload(site, link, { ...typed, es, alt }, jpeg);
    const waits = expect.stringContaining('A photo for this drawing waits to be published') as string;
    expect([response.status, errorsIn(html, 'photo')]).toEqual([400, { id: waits }]);
  }
});

it('what was sent is deleted an hour later if no edit was asked for, and after days where one waits', async () => {
  const { link, ...site } = await siteWithContent();
  const asked = await upload(site, link, typed, jpeg);
  await site.post(link, formOf(asked.html, 'photo-confirmed'));
  const [needed = ''] = received(site);
  await upload(site, link, typed, jpeg);
  const { now } = site.clock;
  for (const name of received(site)) utimesSync(path.join(photoFolder(site.dataDir), name), now, now);
  const leftAfter = async (ms: number) => {
    site.clock.now = later(now, ms);
    await site.everyMinute();
    return received(site);
  };
  expect(await leftAfter(hourMs)).toHaveLength(2);
  expect(await leftAfter(hourMs + minuteMs)).toEqual([needed]);
  expect(await leftAfter(7 * dayMs)).toEqual([needed]);
  expect(await leftAfter(7 * dayMs + minuteMs)).toEqual([]);
  // That of an edit that was withdrawn, within a minute.
  site.clock.now = now;
  const again = await upload(site, link, { ...typed, id: other, alt: `${typed.alt} again` }, jpeg);
  const second = await site.post(link, formOf(again.html, 'photo-confirmed'));
  expect(await leftAfter(0)).toHaveLength(1);
  await site.post(link, formOf(second.html, 'withdraw'));
  expect(await leftAfter(0)).toEqual([]);
});

it('a drawing that a photograph has replaced is not offered again', async () => {
  const { link, ...site } = await siteWithContent((contentDir) => {
    // Notes of the same name are no photograph.
    for (const file of [`${id}.HEIC`, `${other}.txt`]) writeFileSync(path.join(contentDir, 'images', file), '');
  });
  const { html } = await site.open(`${link}&job=photo`);
  const offered = [...html.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  expect([offered.includes(id), offered.includes(other)]).toEqual([false, true]);
  const { text } = await upload(site, link, typed, jpeg);
  expect(text).toContain('Please choose a picture from the list.');
});

it('drawings are offered by page and subject, in the order of the site, and none is chosen before the office does', async () => {
  const { link, ...site } = await siteWithContent();
  const { html } = await site.open(`${link}&job=photo`);
  const [first, ...options] = parseHtml(html).all('option');
  expect([first?.get('value'), first?.text]).toEqual(['', 'Please choose']);
  expect(options.map(({ text }) => text)).toContain('An empty picnic table beside a madrone with red bark');
  const said = options.map((option) => option.text).join();
  expect(options.map((option) => option.get('value')).filter((name = '') => said.includes(name))).toEqual([]);
  const places = parseHtml(html)
    .all('optgroup')
    .map((group) => group.get('label'));
  expect(places.slice(0, 3)).toEqual(['Home', 'Gallery: Range Office & Check-In', 'Gallery: Picnic & Social Areas']);
  expect(places).toContain('Page not found');
  expect(places).not.toContain('Other pages');
  // Those of which no place is known are offered last.
  const { fields } = photoKind({ content: { ...readContent('content'), pages: new Map() }, photos: new Set() });
  expect(fields['id']?.options?.at(-1)).toMatchObject({ group: 'Other pages' });
});

it('nothing is taken before the link is confirmed, without its length, or under another name', async () => {
  const site = await siteWithContent();
  const { link } = await site.askFor(staff);
  await upload(site, link, typed, jpeg);
  await site.post(link, { step: 'begin' });
  const { headers, ...sent } = await withFile(typed, bytesOf(jpeg));
  const { 'content-length': _, ...unsized } = headers as Record<string, string>;
  expect((await openLink(site, link, { ...sent, headers: unsized })).response.status).toBe(400);
  expect((await openLink(site, link, await withFile(typed, bytesOf(jpeg)))).response.status).toBe(200);
  const names = received(site);
  expect(names).toEqual([expect.stringMatching(/^[\da-f-]{36}\.jpg$/)]);
  const made = await site.post(link, { ...typed, step: 'photo-confirmed', file: '../../inbox.sqlite' });
  expect(made.html).toContain('Please choose the photo again');
  expect(path.dirname(photoFolder(site.dataDir))).toBe(path.join(site.dataDir, 'office'));
});
