import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture, rangeLanes } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { hoursTables } from '#domain/hours-words.ts';

export const loader = () => {
  const page = loadPage('range-features');
  const { hours, gallery, ranges, today } = loadContent();
  const figures = sectionOf(page, 'figures');
  const lanes = rangeLanes();
  const mainRanges = gallery.sections.find((section) => section.id === 'main-ranges');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'passes', 'contact', 'weather', 'gallery', 'access'),
    figures: {
      id: figures.id,
      title: figures.title,
      // The longest line is the last of several distances.
      figures: figures.parts.map(({ title, html }) => ({
        label: title,
        figure: html.match(/\d[\d,.]*/g)?.at(-1) ?? '',
      })),
    },
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
    map: {
      section: sectionOf(page, 'map'),
      picture: picture('range-map'),
      ranges: ranges.ranges.map(({ id, name, positions, distances, membersOnly }) => {
        const lane = lanes[id];
        if (lane === undefined) throw new Error(`There is no lane of the range ${id}. Run "npm run build:pictures".`);
        return { id, name, positions, distances, membersOnly, lane };
      }),
    },
    gallery: { section: sectionOf(page, 'gallery'), pictures: (mainRanges?.images ?? []).map(picture) },
    visit: sectionOf(page, 'visit'),
  };
};
