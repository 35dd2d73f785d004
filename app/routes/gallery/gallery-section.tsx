import type { ComponentProps } from 'react';
import { PictureWall } from '#app/features/gallery/picture-wall.tsx';
import type { GallerySection as SectionContent } from '#content/schema/gallery.ts';

type GallerySectionProps = ComponentProps<typeof PictureWall> & {
  section: Pick<SectionContent, 'id' | 'title' | 'description' | 'plate'>;
  tone: 'page' | 'panel';
};

/**
 * One part of the gallery. A few pictures stand beside their words, many below them; lettering takes the place of
 * pictures that the club does not have yet.
 */
export function GallerySection({ section, tone, ...wall }: GallerySectionProps) {
  const headingId = `${section.id}-heading`;
  const beside = wall.pictures.length < 4 ? 'lg:grid-cols-[1fr_2fr]' : '';
  return (
    <section id={section.id} aria-labelledby={headingId} className={`band ${tone === 'panel' ? 'band-panel' : ''}`}>
      <div className={`page-width grid gap-x-10 gap-y-5 ${beside}`}>
        <div>
          <h2 id={headingId} className="heading mb-3">
            {section.title}
          </h2>
          <p className="max-w-prose">{section.description}</p>
        </div>
        {section.plate && wall.pictures.length === 0 ? (
          <p className="lettered-plate">{section.plate}</p>
        ) : (
          <PictureWall {...wall} />
        )}
      </div>
    </section>
  );
}
