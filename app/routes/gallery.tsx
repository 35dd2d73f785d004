/** The range in pictures, section by section, with a full-screen view over all of them. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useLightbox } from '#app/features/gallery/use-lightbox.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './gallery.server.ts';

export default function Gallery({ top, page, sections }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'call', 'directions');
  const { open, lightbox } = useLightbox(sections.flatMap((section) => section.images));
  const singles = sections.filter(({ images }) => images.length === 1).map(({ id }) => id);
  return (
    <>
      <PageHeader {...top} />
      <div className="band page-width sheets">
        {sections.map(({ images, ...section }, index) => (
          <GallerySection
            key={section.id}
            section={section}
            // Sheets of one picture hang in pairs, upright and on their side in turn.
            upright={Math.floor(singles.indexOf(section.id) / 2) % 2 === 0}
            pictures={images}
            onOpen={open}
            first={index === 0}
          />
        ))}
      </div>
      <Section section={sectionOf(page, 'visit')} tone="deep">
        <p className="actions">
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.directions} icon={MapPin} tone="secondary" newTab />
        </p>
      </Section>
      {lightbox}
    </>
  );
}
