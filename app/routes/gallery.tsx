/** The range in pictures, section by section, with a full-screen view over all of them. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useLightbox } from '#app/features/gallery/use-lightbox.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import type { loader } from './gallery.server.ts';

export default function Gallery({ top, actions, sections, visit }: ReturnType<typeof loader>) {
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
