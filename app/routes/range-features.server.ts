import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture, rangeMapDrawing } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { hoursTables } from '#domain/hours-words.ts';

export const loader = () => {
  const page = loadPage('range-features');
  const { hours, gallery, ranges, today } = loadContent();
  const mainRanges = gallery.sections.find((section) => section.id === 'main-ranges');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'passes', 'contact', 'weather', 'gallery', 'access'),
    hours: { section: sectionOf(page, 'hours'), tables: hoursTables(hours, today) },
    safety: sectionOf(page, 'safety'),
    ranges: {
      section: sectionOf(page, 'ranges'),
      list: ranges.ranges.map((one) => ({ ...one, picture: picture(one.image) })),
    },
    facilities: {
      section: sectionOf(page, 'facilities'),
      list: ranges.facilities.map((one) => ({ ...one, ...(one.image && { picture: picture(one.image) }) })),
    },
    access: sectionOf(page, 'access'),
    map: { section: sectionOf(page, 'map'), picture: picture('range-map'), drawing: rangeMapDrawing() },
    gallery: { section: sectionOf(page, 'gallery'), pictures: (mainRanges?.images ?? []).map(picture) },
    visit: sectionOf(page, 'visit'),
  };
};
