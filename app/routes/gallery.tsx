import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { IllustrationsNote } from '#app/components/ui/illustration-mark.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useLightbox } from '#app/features/gallery/use-lightbox.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { ComponentProps } from 'react';
import { PictureWall } from '#app/features/gallery/picture-wall.tsx';
import type { GallerySection as SectionContent } from '#content/schema/images.ts';

export default function Gallery({ top, page, sections }: PageProps<'gallery'>) {
  const { open, lightbox } = useLightbox(sections.flatMap((section) => section.images));
  return (
    <>
      <PageHeader {...top} />
      <div className="band page-width grid gap-[clamp(1rem,1.8vw,1.75rem)] md:grid-cols-12 print:block">
        {sections.map(({ images, ...section }, index) => (
          <GallerySection key={section.id} section={section} pictures={images} onOpen={open} isFirst={index === 0} />
        ))}
      </div>
      <Section section={sectionOf(page, 'visit')}>
        <Actions page={page} of={{ call: Phone, directions: { icon: MapPin, newTab: true } }} />
      </Section>
      {lightbox}
    </>
  );
}

type GallerySectionProps = Omit<ComponentProps<typeof PictureWall>, 'layout'> & {
  section: Pick<SectionContent, 'id' | 'title' | 'description'>;
};

/** One section of the gallery: its pictures with a caption below; without pictures, a row of text. */
function GallerySection({ section, ...wall }: GallerySectionProps) {
  const headingId = `${section.id}-heading`;
  const isEmpty = wall.pictures.length === 0;
  const isSingle = wall.pictures.length === 1;
  return (
    <section
      id={section.id}
      aria-labelledby={headingId}
      className={`flex flex-col-reverse justify-end ${isSingle ? 'md:col-span-6' : 'md:col-span-full'}`}
    >
      <div
        className={`flex-1 pt-2 print:py-[0.2rem] ${isEmpty ? 'md:flex md:items-baseline md:gap-x-6 md:*:max-w-none' : ''}`}
      >
        <h2 id={headingId} className="text-2xl/none">
          {section.title}
        </h2>
        <p className="max-w-prose mt-1 text-sm text-muted">
          <EnglishTerms of={section.description} />
        </p>
        <IllustrationsNote of={wall.pictures} />
      </div>
      {!isEmpty && <PictureWall {...wall} hasNote={false} layout={isSingle ? 'sheet' : 'wall'} />}
    </section>
  );
}
