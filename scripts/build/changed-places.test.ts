import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { changedPlaces } from './changed-places.ts';

const folder = temporaryFolder();

function build(name: string, places: readonly object[]): string {
  mkdirSync(path.join(folder, name, 'client'), { recursive: true });
  writeFileSync(path.join(folder, name, 'client/search.json'), JSON.stringify({ places }));
  return path.join(folder, name);
}
const place = (page: string, title: string, to: string, text: string) => ({ page, title, to, text });

test('the places that changed, with links', () => {
  const pets = place('FAQ', 'Pets', '/faq#pets', 'No.');
  const before = build('before', [place('Passes', 'Passes', '/pass', '$35'), pets, place('Old', 'Old', '/old', 'x')]);
  const after = build('after', [place('Passes', 'Passes', '/pass', '$40'), { ...pets, text: 'Yes.' }]);
  const origin = 'https://club.example';
  expect(changedPlaces(before, after, origin)).toEqual([
    '- Passes: https://club.example/pass',
    '- FAQ: Pets: https://club.example/faq#pets',
    '- removed: https://club.example/old',
  ]);
  expect(changedPlaces(before, before, origin)).toEqual([]);
  expect(changedPlaces(path.join(folder, 'none'), after, origin)).toEqual([]);
});
