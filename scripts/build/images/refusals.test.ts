import { appendFile, cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkImages } from './build.ts';
import { build, calmPhotograph, describe as describeIn, draw, fact, withPhotograph } from '#tests/fixtures/pictures.ts';

const calm = calmPhotograph(1500, 1000);

test.each<[string, string, Promise<Buffer>, Record<string, unknown> | undefined, string[]]>([
  ['a picture without alt text', 'gate.jpg', calm, {}, ['content/images/gate.jpg', 'Add "gate:"']],
  [
    'an alt text without a picture',
    'gate.jpg',
    calm,
    { gate: fact('gate'), barn: fact('barn') },
    ['describes barn', 'content/images/barn.jpg'],
  ],
  ['a tall picture in a wide place', 'header-faq.jpg', calmPhotograph(2000, 3000), undefined, ['3:1', 'Cut it']],
  ['a small picture', 'gate.jpg', calmPhotograph(900, 600), undefined, ['is too small: 900 × 600', '1200 × 800']],
  ['a file of more than 12 MB', 'gate.jpg', Promise.resolve(Buffer.alloc(12_000_001)), undefined, ['has 12.0 MB']],
  [
    'a picture that ends in the middle',
    'gate.jpg',
    calm.then((bytes) => bytes.subarray(0, bytes.length / 2)),
    undefined,
    ['gate.jpg cannot be read', 'save it again as JPEG'],
  ],
  ['a film', 'gate.mov', calm, undefined, ['gate.mov is not a JPEG, PNG, WebP or HEIC picture']],
  [
    'a name with blanks',
    'José at the Gate.JPG',
    calm,
    {},
    ['such as jose-at-the-gate.jpg', 'write "file: José at the Gate.JPG" below the picture it replaces'],
  ],
  [
    'a name that is nearly that of a picture',
    'José Núñez at the Gate 2.jpg',
    calm,
    { 'jose-nunez-at-gate': fact('gate'), barn: fact('barn') },
    ['write "file: José Núñez at the Gate 2.jpg" below "jose-nunez-at-gate:"'],
  ],
  [
    'a file that is named and not there',
    'gate.jpg',
    calm,
    { gate: { ...fact('gate'), file: 'IMG_4711.jpg' } },
    ['content/images.yaml:3  The entry gate.file names IMG_4711.jpg', 'no such picture', 'Here goes: gate.jpg'],
  ],
])('%s stops the build with a message that helps', async (_, file, bytes, facts, says) => {
  const failure = await build(await withPhotograph(file, await bytes, facts)).catch(String);
  for (const words of says) expect(failure).toContain(words);
});

/** A site that was published with a drawing of the gate. `photograph`: the file that would replace it. */
async function withPublishedDrawing() {
  const root = await withPhotograph('gate.jpg', await calm);
  const photograph = path.join(root, 'content/images/gate.jpg');
  await rm(photograph);
  await draw(root, 'gate', 1600, 1067);
  await build(root);
  await cp(path.join(root, 'content'), path.join(root, 'build/content'), { recursive: true });
  return { root, photograph };
}

test('the description of a drawing is questioned once a photograph replaces it, until it changes or is meant', async () => {
  const { root, photograph } = await withPublishedDrawing();
  await writeFile(photograph, await calm);
  await expect(checkImages(root, [])).rejects.toThrow(
    /content\/images\.yaml:2 {2}The entry gate\.alt describes the drawing[^]*# meant: gate/,
  );
  await describeIn(root, { gate: { alt: 'The gate after the rain' } });
  await checkImages(root, []);
  await cp(path.join(root, 'build/content/images.yaml'), path.join(root, 'content/images.yaml'));
  await appendFile(path.join(root, 'content/images.yaml'), '\n# meant: gate\n');
  await checkImages(root, []);
});

test('a photograph that is too small hides no description of its drawing', async () => {
  const { root, photograph } = await withPublishedDrawing();
  await writeFile(photograph, await calmPhotograph(900, 600));
  await expect(checkImages(root, [])).rejects.toThrow(/2 mistakes[^]*describes the drawing[^]*gate\.jpg is too small/);
});

test('it is questioned without a build too, if the content before the edit had no photograph', async () => {
  const root = await withPhotograph('gate.jpg', await calm);
  await draw(root, 'gate', 1600, 1067);
  const images = await readFile(path.join(root, 'content/images.yaml'), 'utf8');
  const before = (files: readonly string[], text = images) => ({
    read: (file: string) => (file === 'images.yaml' ? text : undefined),
    has: (file: string) => files.includes(file),
    editedOn: '2026-11-27',
  });
  await expect(checkImages(root, [], before([]))).rejects.toThrow(/gate\.alt describes the drawing/);
  await checkImages(root, [], before(['images/gate.jpg']));
  await checkImages(root, [], before([], images.replace('A picture of', 'A drawing of')));
  await checkImages(root, []);
});

test('a drawing that is no plate is refused', async () => {
  const root = await withPhotograph('gate.jpg', await calm);
  await draw(root, 'gate', 1600, 1067, '#ff0000');
  await rm(path.join(root, 'content/images/gate.jpg'));
  await expect(build(root)).rejects.toThrow(/illustrations\/gate\.png cannot be read as a picture[^]*no ink/);
});

test('all mistakes are reported together, and leave the last build untouched', async () => {
  const root = await withPhotograph('gate.jpg', await calm);
  await build(root);
  const before = await readdir(path.join(root, '.generated/images'));
  await writeFile(path.join(root, 'content/images/gate.png'), await calm);
  await draw(root, 'portrait/barn', 768, 960);
  await expect(build(root)).rejects.toThrow(
    /2 mistakes[^]*portrait\/barn\.png is another shape of[^]*gate\.png and content\/images\/gate\.jpg have the same name/,
  );
  expect(await readdir(path.join(root, '.generated/images'))).toEqual(before);
});
