import { expect, test } from 'vitest';
import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { plainText } from '#content/html.server.ts';

const { rules, figures } = loadContent();
const document = plainText(rules.groups.flatMap((group) => group.rules.map(({ text }) => text)).join(' '));

test('the document stands under its code and revision', () => {
  expect(sectionOf(loadPage('safety-rules'), 'range-rules').title).toBe(
    `Range rules (${rules.code}, revised ${rules.revised})`,
  );
});

test.each([
  [
    'speed-limit',
    'cease-fire-every',
    'cease-fire-warning',
    'misfire-wait',
    'smoking-distance',
    'trap-shells',
    'trap-shot-sizes',
  ],
  [
    'minimum-age',
    'adult-age',
    'supervisor-age',
    'long-gun-coach-age',
    'junior-ages',
    'ammunition-age',
    'handgun-ammunition-age',
  ],
  ['arrive-early', 'caliber-limit'],
])('says every figure of the rules: %s, %s …', (...ids) => {
  for (const id of ids) expect(document).toContain(figures[id]?.value);
});

test.each([
  ['what nobody brings', ['alcohol', 'cannabis', 'pets', 'Service animals', 'holsters', 'body armor']],
  [
    'guns',
    ['Handguns of all calibers', 'fully automatic', 'binary triggers', 'BB guns', 'Pellet guns', 'from the hip'],
  ],
  [
    'ammunition',
    ['armor-piercing', 'steel core', 'incendiary', 'tracer', 'slugs', 'buckshot', 'magnum', 'used on site'],
  ],
  ['targets', ['paper targets only', 'steel', 'glass', 'explosive', 'human silhouette']],
  [
    'people',
    [
      'checks in',
      'release',
      'fee',
      'quiz',
      'orientation',
      'photo ID',
      'eye and ear protection',
      'Range Master',
      'refund',
      'arm’s reach',
    ],
  ],
])('says all there is to say about %s', (_, words) => {
  for (const word of words) expect(document.toLowerCase()).toContain(word.toLowerCase());
});
