import { z } from 'zod';
import { line, refuse, slug } from './text.ts';

const pictures = z
  .array(slug.describe('the id of a picture in content/images.yaml'))
  .refine((ids) => new Set(ids).size === ids.length, 'names a picture twice');

const section = z
  .strictObject({
    id: slug.describe('its name in links: /gallery#pistol'),
    title: line.describe('the heading'),
    description: line.describe('one or two sentences below the heading'),
    images: pictures.describe('its pictures, in the order in which they are shown; none where there is a plate'),
    plate: line.optional().describe('large lettering that takes the section as long as it has no pictures'),
  })
  .refine(({ images, plate }) => images.length > 0 || plate, {
    path: ['images'],
    error: 'must name at least one picture, or the section needs a plate',
  });
export type GallerySection = z.infer<typeof section>;

const eight = 8;

export const gallerySchema = z.strictObject({
  sections: z
    .array(section)
    .min(1)
    .superRefine((sections, context) => {
      const place = new Map<string, string>();
      for (const [index, { id, images }] of sections.entries()) {
        if (id === 'main-ranges' && images.length !== eight) {
          const message = `Main Ranges shows exactly ${eight} pictures, and here are ${images.length}`;
          refuse(context, [index, 'images'], message);
        }
        // The full-screen view goes through all sections.
        for (const [position, image] of images.entries()) {
          const other = place.get(image);
          if (other && other !== id)
            refuse(context, [index, 'images', position], `${image} is already shown in the section ${other}`);
          place.set(image, id);
        }
      }
      if (!sections.some(({ id }) => id === 'main-ranges')) refuse(context, [], 'the section main-ranges is missing');
    })
    .describe('the sections of the gallery, in the order in which they are shown'),
  carousel: pictures
    .length(eight, `must name exactly ${eight} pictures`)
    .describe('the pictures of the home page, in order'),
});
