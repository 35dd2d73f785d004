import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { nameLines } from '#app/lib/name-lines.ts';
import { draw, fact, repository } from '#tests/fixtures/pictures.ts';
import { buildSocialCard } from './social-card.ts';

test('the card has the size that link previews show', { timeout: 300_000 }, async () => {
  const root = await repository({ 'social-card': fact('card') });
  await draw(root, 'social-card', 1200, 630);
  await buildSocialCard(root, 'A Rod & Gun Club');
  const card = sharp(path.join(root, '.generated/card/social-card.png'));
  expect(await card.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test.each([
  { name: 'Los Altos Rod & Gun Club', lines: ['Los Altos', 'Rod\u00a0&\u00a0Gun Club'] },
  { name: 'Ridge Club', lines: ['Ridge Club'] },
])('$name is set in $lines.length lines', ({ name, lines }) => {
  expect(nameLines(name)).toEqual(lines);
});
