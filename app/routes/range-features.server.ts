import { picture, rangeLanes } from '#app/lib/pictures.server.ts';
import { loadContent } from '#content/load.server.ts';
import { hoursTables } from '#domain/hours-words.ts';

export const loader = () => {
  const { hours, gallery, ranges, today } = loadContent();
  const lanes = rangeLanes();
  const mainRanges = gallery.sections.find((section) => section.id === 'main-ranges');
  return {
    hours: hoursTables(hours, today),
    ranges: ranges.ranges.map((one) => {
      const lane = lanes[one.id];
      if (lane === undefined) throw new Error(`There is no lane of the range ${one.id}. Run "npm run build:pictures".`);
      return { ...one, picture: picture(one.image), lane };
    }),
    facilities: ranges.facilities.map((one) => ({ ...one, ...(one.image && { picture: picture(one.image) }) })),
    map: picture('range-map'),
    pictures: (mainRanges?.images ?? []).map(picture),
  };
};
