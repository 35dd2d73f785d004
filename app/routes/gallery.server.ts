import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('gallery');
  return {
    top: withoutWidestFile(topOf(page)),
    actions: actionsOf(page, 'call', 'directions'),
    sections: loadContent().gallery.sections.map((section) => ({ ...section, images: section.images.map(picture) })),
    visit: sectionOf(page, 'visit'),
  };
};

/** The strip of the mountain without its widest file: on this page the pictures below need those bytes. */
function withoutWidestFile({ picture: strip, ...top }: ReturnType<typeof topOf>): ReturnType<typeof topOf> {
  return { ...top, ...(strip && { picture: { ...strip, widths: strip.widths.filter((width) => width <= 1280) } }) };
}
