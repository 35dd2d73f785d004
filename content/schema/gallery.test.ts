import path from 'node:path';
import { expect, test } from 'vitest';
import { Source } from '../source.server.ts';
import { gallerySchema } from './gallery.ts';
import { imagesSchema } from './images.ts';

const folder = path.resolve(import.meta.dirname, '..');
const gallery = new Source(folder, 'gallery.yaml').read(gallerySchema, undefined);
const images = new Source(folder, 'images.yaml').read(imagesSchema, undefined);

test('the gallery has its eleven sections in order', () => {
  expect(gallery.sections.map(({ title }) => title)).toEqual([
    'Range Map & Layout',
    'Range Office & Check-In',
    'Picnic & Social Areas',
    'Main Ranges',
    'Pistol Range',
    'Practical Pistol Range',
    '100-Yard Range',
    '40-Yard Tin Can Range',
    'Electric Trap Range',
    'Manual Trap Range',
    'Historical Photos since {{site.founded}}',
  ]);
});

test('drawings of old times claim nothing: each says that it is made up', () => {
  for (const id of gallery.sections.at(-1)?.images ?? [])
    expect(images[id]?.caption, id).toMatch(/no real|no particular|made up/);
});

const complaints = (change: (copy: typeof gallery) => void) => {
  const copy = structuredClone(gallery);
  change(copy);
  return gallerySchema.safeParse(copy).error?.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`) ?? [];
};

test('Main Ranges and the carousel have exactly eight pictures', () => {
  expect(complaints((copy) => copy.sections[3]?.images.pop())).toEqual([
    'sections.3.images Main Ranges shows exactly 8 pictures, and here are 7',
  ]);
  expect(complaints((copy) => copy.carousel.pop())).toEqual(['carousel must name exactly 8 pictures']);
});

test('no picture is met twice on the way through the full-screen view', () => {
  expect(complaints((copy) => copy.sections[1]?.images.push('range-map'))).toEqual([
    'sections.1.images.3 range-map is already shown in the section range-map',
  ]);
  expect(complaints((copy) => copy.sections[1]?.images.push('office-parking'))).toEqual([
    'sections.1.images names a picture twice',
  ]);
});

test('an alt text says enough, not too much, and nothing twice', () => {
  const check = (entries: Record<string, { alt: string }>) =>
    imagesSchema.safeParse(entries).error?.issues.map(({ message }) => message) ?? [];
  expect(check({ gate: { alt: 'A gate' } })).toEqual([expect.stringContaining('at least 15')]);
  expect(check({ gate: { alt: 'A gate '.repeat(30) } })).toEqual([expect.stringContaining('at most 160')]);
  expect(check({ gate: { alt: 'A gate on the road' }, barn: { alt: 'a gate on the Road' } })).toEqual([
    expect.stringContaining('same as that of gate'),
  ]);
  expect(check({ 'Main Gate': { alt: 'A gate on the road' } })).toEqual([expect.stringContaining('lower-case')]);
});
