/** The sentences of "Your visit": the page without JavaScript shows all of them, so each says for whom it is. */
import { expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import type { PointId } from '#domain/visit.ts';

const { visit, figures } = readContent();
const texts = new Map(visit.groups.flatMap(({ points }) => points.map(({ id, text }) => [id, plainText(text)])));

test.each<[PointId, string]>([
  ['too-young', 'minimum-age'],
  ['guardian', 'junior-ages'],
  ['supervisor', 'supervisor-age'],
  ['handgun-supervisor', 'supervisor-age'],
  ['handgun-coach', 'supervisor-age'],
  ['long-gun-coach', 'long-gun-coach-age'],
  ['young-coach', 'young-adult-ages'],
  ['young-spectator', 'junior-ages'],
  ['permission', 'junior-ages'],
  ['parent-release', 'supervisor-age'],
  ['handgun-alone', 'young-adult-ages'],
  ['no-ammunition', 'ammunition-age'],
  ['no-handgun-ammunition', 'handgun-ammunition-age'],
  ['early', 'arrive-early'],
  ['annual-juniors', 'junior-ages'],
])('%s quotes %s', (id, figure) => {
  expect(texts.get(id)).toContain(figures[figure]?.value);
});
