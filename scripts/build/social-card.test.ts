import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, fact, repository } from '#tests/fixtures/pictures.ts';
import { buildSocialCard } from './social-card.ts';

test('the card has the size that link previews show', { timeout: 300_000 }, async () => {
  const root = await repository({ 'social-card': fact('card') });
  await draw(root, 'social-card', 1200, 630);
  await buildSocialCard(root, 'A Rod & Gun Club');
  const card = sharp(path.join(root, '.generated/card/social-card.png'));
  expect(await card.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
