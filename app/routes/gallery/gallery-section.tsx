import type { ComponentProps } from 'react';
import { PictureWall } from '#app/features/gallery/picture-wall.tsx';
import type { GallerySection as SectionContent } from '#content/schema/gallery.ts';

type GallerySectionProps = Omit<ComponentProps<typeof PictureWall>, 'layout'> & {
  section: Pick<SectionContent, 'id' | 'title' | 'description' | 'plate'>;
  /** Whether its one picture is upright. */
  upright: boolean;
};

/** One sheet of the wall: its pictures, and below them its lettering; without pictures the lettering alone. */
export function GallerySection({ section, upright, ...wall }: GallerySectionProps) {
  const headingId = `${section.id}-heading`;
  const isSingle = wall.pictures.length === 1;
  return (
    <section
      id={section.id}
      aria-labelledby={headingId}
      className={`sheet on-deep ${isSingle ? '' : 'sheet-wide'} ${upright ? 'sheet-upright' : ''}`}
    >
      <div className="sheet-lettering">
        {section.plate && wall.pictures.length === 0 && <p className="lettered-plate">{section.plate}</p>}
        <h2 id={headingId}>{section.title}</h2>
        <p>{section.description}</p>
      </div>
      {wall.pictures.length > 0 && <PictureWall {...wall} layout={isSingle ? 'sheet' : 'wall'} />}
    </section>
  );
}
