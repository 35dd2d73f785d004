import { topOf } from '#app/lib/page-content.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => ({
  top: withoutWidestFile(topOf(loadPage('gallery'))),
  sections: loadContent().gallery.sections.map((section) => ({ ...section, images: section.images.map(picture) })),
});

/** The strip of the mountain without its widest file: on this page the pictures below need those bytes. */
function withoutWidestFile({ picture: strip, ...top }: ReturnType<typeof topOf>): ReturnType<typeof topOf> {
  return { ...top, ...(strip && { picture: { ...strip, widths: strip.widths.filter((width) => width <= 1280) } }) };
}
