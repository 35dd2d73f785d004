import { expect, test } from 'vitest';
import { loadPage } from '#content/load.server.ts';
import { sectionWithIcons } from './page-parts.server.ts';

const page = loadPage('shareholder-memberships');
const benefits = (of: typeof page) => sectionWithIcons(of, 'benefits').parts.map(({ id, icon }) => `${id} ${icon}`);

test('an icon goes with its part, in whatever order the parts stand', () => {
  const reversed = {
    ...page,
    sections: page.sections.map((section) => ({ ...section, parts: section.parts.toReversed() })),
  };
  expect(benefits(reversed)).toEqual(benefits(page).toReversed());
});

test('a part without an icon stops the build, and says where', () => {
  const sections = page.sections.map((section) => ({
    ...section,
    parts: section.parts.map(({ id, title, html }) => ({ id, title, html })),
  }));
  expect(() => benefits({ ...page, sections })).toThrow(
    /content\/pages\/shareholder-memberships\.md: "### .*" needs an icon behind it, such as {#closed-days icon=clock}/,
  );
});
