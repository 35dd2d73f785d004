import path from 'node:path';
import { expect, test } from 'vitest';
import { Source } from '../source.server.ts';
import { gallerySchema } from './gallery.ts';
import { imagesSchema } from './images.ts';

const folder = path.resolve(import.meta.dirname, '..');
const gallery = new Source(folder, 'gallery.yaml').read(gallerySchema, undefined);

test('a section has pictures, or a plate in their place', () => {
  expect(gallery.sections.at(-1)).toMatchObject({ images: [], plate: 'Since {{site.founded}}' });
  expect(complaints((copy) => delete copy.sections.at(-1)?.plate)).toEqual([
    'sections.10.images must name at least one picture, or the section needs a plate',
  ]);
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
    'sections.1.images.1 range-map is already shown in the section range-map',
  ]);
  expect(complaints((copy) => copy.sections[1]?.images.push('office-notice-board'))).toEqual([
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
