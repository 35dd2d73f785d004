/** The range in pictures, section by section, with a full-screen view over all of them. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useLightbox } from '#app/features/gallery/use-lightbox.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { GallerySection } from './gallery/gallery-section.tsx';
import type { Route } from './+types/gallery';

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

export default function Gallery({ loaderData: { top, actions, sections, visit } }: Route.ComponentProps) {
  const { open, lightbox } = useLightbox(sections.flatMap((section) => section.images));
  return (
    <>
      <PageHeader {...top} />
      {sections.map(({ images, ...section }, index) => (
        <GallerySection
          key={section.id}
          section={section}
          tone={index % 2 === 0 ? 'page' : 'panel'}
          pictures={images}
          onOpen={open}
          first={index === 0}
        />
      ))}
      <Section section={visit} tone="deep">
        <p className="actions">
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.directions} icon={MapPin} tone="secondary" newTab />
        </p>
      </Section>
      {lightbox}
    </>
  );
}
