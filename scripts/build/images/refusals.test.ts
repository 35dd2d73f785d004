import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImages } from './build.ts';
import {
  build,
  calmPhotograph,
  describe as describeIn,
  draw,
  fact,
  hopelessPhotograph,
  repository,
  withPhotograph,
} from '#tests/fixtures/pictures.ts';

test.each([
  {
    what: 'a picture without alt text',
    file: 'gate.jpg',
    bytes: calmPhotograph(1500, 1000),
    facts: {},
    says: ['content/images/gate.jpg', 'content/images.yaml', 'Add "gate:"'],
  },
  {
    what: 'an alt text without a picture',
    file: 'gate.jpg',
    bytes: calmPhotograph(1500, 1000),
    facts: { gate: fact('gate'), barn: fact('barn') },
    says: ['describes barn', 'content/images/barn.jpg'],
  },
  {
    what: 'a tall picture in a wide place',
    file: 'header-faq.jpg',
    bytes: calmPhotograph(2000, 3000),
    says: ['content/images/header-faq.jpg', '3:1', 'Cut it'],
  },
  {
    what: 'a small picture',
    file: 'gate.jpg',
    bytes: calmPhotograph(900, 600),
    says: ['content/images/gate.jpg is too small: 900 × 600', '1200 × 800'],
  },
  {
    what: 'a picture that is small once cut',
    file: 'hero-dawn.jpg',
    bytes: calmPhotograph(1800, 1500),
    says: ['hero-dawn.jpg is too small', '1920 × 1080'],
  },
  {
    what: 'a file of more than 12 MB',
    file: 'gate.jpg',
    bytes: Promise.resolve(Buffer.alloc(12_000_001)),
    says: ['content/images/gate.jpg has 12.0 MB', 'Save it as JPEG'],
  },
  {
    what: 'a file that is no picture',
    file: 'gate.jpg',
    bytes: Promise.resolve(Buffer.from('GATE')),
    says: ['content/images/gate.jpg cannot be read', 'save it again as JPEG'],
  },
  {
    what: 'a picture that ends in the middle',
    file: 'gate.jpg',
    bytes: cut(hopelessPhotograph()),
    says: ['content/images/gate.jpg cannot be read', 'save it again as JPEG'],
  },
  {
    what: 'a picture that cannot be made light',
    file: 'gate.jpg',
    bytes: hopelessPhotograph(),
    says: ['content/images/gate.jpg is too detailed', 'kB are allowed'],
  },
  {
    what: 'a broken file from an iPhone',
    file: 'gate.HEIC',
    bytes: readFile('tests/fixtures/iphone.heic').then((bytes) => bytes.subarray(0, 1000)),
    says: ['content/images/gate.HEIC cannot be read', 'save it again as JPEG'],
  },
  {
    what: 'a film',
    file: 'gate.mov',
    bytes: calmPhotograph(10, 10),
    says: ['content/images/gate.mov is not a JPEG, PNG, WebP or HEIC picture'],
  },
  {
    what: 'a name with blanks',
    file: 'Main Gate.JPG',
    bytes: calmPhotograph(10, 10),
    facts: {},
    says: ['content/images/Main Gate.JPG', 'such as main-gate.jpg'],
  },
  {
    what: 'a name that is nearly that of a picture',
    file: 'José Núñez at the Gate 2.jpg',
    bytes: calmPhotograph(10, 10),
    facts: { 'jose-nunez-at-gate': fact('gate'), barn: fact('barn') },
    says: [
      'Write "file: José Núñez at the Gate 2.jpg" below "jose-nunez-at-gate:"',
      'such as jose-nunez-at-the-gate-2.jpg',
    ],
  },
  {
    what: 'a file that is named and not there',
    file: 'gate.jpg',
    bytes: calmPhotograph(1500, 1000),
    facts: { gate: { ...fact('gate'), file: 'IMG_4711.jpg' } },
    says: ['says file: IMG_4711.jpg of gate', 'no such picture'],
  },
])('$what stops the build with a message that helps', { timeout: 300_000 }, async ({ file, bytes, facts, says }) => {
  const root = await withPhotograph(file, await bytes, facts);
  const failure = await build(root).then(
    () => 'the build went through',
    (error: unknown) => String(error),
  );
  for (const words of says) expect(failure).toContain(words);
});

async function cut(whole: Promise<Buffer>): Promise<Buffer> {
  return (await whole).subarray(0, 200_000);
}

test('sizes are checked without a build', async () => {
  const root = await withPhotograph('gate.jpg', await calmPhotograph(900, 600));
  await expect(checkImages(root, [])).rejects.toThrow('gate.jpg is too small: 900 × 600');
});

test('the description of a drawing that a photograph replaces is questioned, until it changes or is meant', async () => {
  const root = await repository({ gate: fact('gate') });
  await draw(root, 'gate', 1600, 1067);
  await build(root);
  await cp(path.join(root, 'content'), path.join(root, 'build/content'), { recursive: true });
  await checkImages(root, []);
  await writeFile(path.join(root, 'content/images/gate.jpg'), await calmPhotograph(1500, 1000));
  await expect(checkImages(root, [])).rejects.toThrow(
    /content\/images\.yaml:2 {2}gate\.alt describes the drawing[^]*# meant: gate/,
  );
  await describeIn(root, { gate: { alt: 'The gate after the rain' } });
  await checkImages(root, []);
  await describeIn(root, { gate: fact('gate') });
  const facts = path.join(root, 'content/images.yaml');
  await writeFile(facts, `# meant: gate\n${await readFile(facts, 'utf8')}`);
  await checkImages(root, []);
});

test('two photographs with one name stop the build', async () => {
  const root = await withPhotograph('gate.jpg', await calmPhotograph(1500, 1000));
  await writeFile(
    path.join(root, 'content/images/gate.png'),
    await sharp(await calmPhotograph(1500, 1000))
      .png()
      .toBuffer(),
  );
  await expect(build(root)).rejects.toThrow('content/images/gate.png and content/images/gate.jpg have the same name');
});

test('another print of a drawing that does not exist stops the build', async () => {
  const root = await repository({ gate: fact('gate') });
  await draw(root, 'portrait/barn', 960, 1200);
  await expect(build(root)).rejects.toThrow('portrait/barn.png is another print of');
});

test('all mistakes are told at once, and what was built before stays', async () => {
  const root = await withPhotograph('gate.jpg', await calmPhotograph(1500, 1000));
  await build(root);
  const before = await readdir(path.join(root, '.generated/images'));
  await writeFile(path.join(root, 'content/images/gate.jpg'), await calmPhotograph(300, 200));
  await writeFile(path.join(root, 'content/images/barn.jpg'), await calmPhotograph(300, 200));
  await describeIn(root, { gate: fact('gate'), barn: fact('barn') });
  await expect(build(root)).rejects.toThrow(/2 mistakes[^]*barn\.jpg is too small[^]*gate\.jpg is too small/);
  expect(await readdir(path.join(root, '.generated/images'))).toEqual(before);
});

test('a picture that only repeats another one’s words is refused', async () => {
  const root = await repository({ gate: fact('same'), barn: fact('same') });
  await expect(build(root)).rejects.toThrow('say what is different');
});
