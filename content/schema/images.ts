/** content/images.yaml and gallery.yaml. */
import { z } from 'zod';
import { hours } from '#content/inks.ts';
import { line, refuse, slug } from './text.ts';

const share = z.number().min(0, 'must be between 0 and 1').max(1, 'must be between 0 and 1');

const focalSchema = z.strictObject({
  x: share.describe('from the left edge (0) to the right edge (1)'),
  y: share.describe('from the top edge (0) to the bottom edge (1)'),
});

/** The file types that can be read as a picture. */
export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'];
export const isPicture = (file: string): boolean =>
  pictureEndings.some((ending) => file.toLowerCase().endsWith(ending));

const imageFact = z.strictObject({
  file: line
    .optional()
    .describe('the photograph’s file in content/images, where its name is another one: IMG_4711.jpg'),
  alt: line
    .min(15, 'must have at least 15 characters: say what is seen in the picture')
    .max(160, 'must have at most 160 characters: say the main thing that is seen, and leave the rest to the caption')
    .optional()
    .describe(
      'what is seen in the picture, for people who cannot see it, and as the caption in the full-screen view; 15 to 160 characters, different for each picture',
    ),
  decorative: z
    .literal(true)
    .optional()
    .describe('the picture says nothing that the page does not: it needs no alt, and screen readers leave it out'),
  caption: line.optional().describe('a sentence shown below the picture, where the page has room for one'),
  credit: line.optional().describe('who took the photograph, such as "Photo: Jane Doe"'),
  keepDrawing: z
    .literal(true)
    .optional()
    .describe('the club keeps the drawing on purpose: the launch checklist asks for no photograph'),
  light: z.enum(hours).optional().describe('the hour in whose inks a drawing is printed; dawn if it is not given'),
  months: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']), z.enum(hours))
    .optional()
    .describe(
      'other hours for light screens, by the month in which the site is built, such as fog in summer: { 7: fog }',
    ),
  dark: z
    .enum(hours)
    .optional()
    .describe(
      'the hour for visitors with a dark screen; night if it is not given. A drawing in which something happens is printed at dusk: the range closes at 4:00 PM',
    ),
  focal: focalSchema
    .optional()
    .describe('the point that must stay in view when the picture is cropped; the middle if it is not given'),
});
export type ImageFact = z.infer<typeof imageFact>;
export type Month = keyof NonNullable<ImageFact['months']>;

export const imagesSchema = z
  .record(z.string().describe('the picture’s id: the name of its file in content/images without the ending'), imageFact)
  .superRefine((images, context) => {
    const seen = new Map<string, string>();
    for (const [id, { alt, decorative }] of Object.entries(images)) {
      const { error } = slug.safeParse(id);
      if (error) refuse(context, [id], error.issues.map(({ message }) => message).join(', '));
      if (decorative && alt !== undefined) refuse(context, [id, 'alt'], 'is not read: the picture is decorative');
      if (!decorative && alt === undefined)
        refuse(context, [id, 'alt'], 'is missing. Or mark the picture as decorative: true');
      const words = alt?.toLowerCase();
      if (words === undefined) continue;
      const other = seen.get(words);
      if (other) refuse(context, [id, 'alt'], `is the same as that of ${other}: say what is different in this picture`);
      seen.set(words, id);
    }
  });

const pictures = z.array(slug.describe('the id of a picture in content/images.yaml')).superRefine((ids, context) => {
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index) refuse(context, [index], `names ${id} a second time`);
});

const section = z
  .strictObject({
    id: slug.describe('its name in links: /gallery#pistol'),
    title: line.describe('the heading'),
    description: line.describe('one or two sentences below the heading'),
    images: pictures.describe('its pictures, in the order in which they are shown'),
    awaited: z.literal(true).optional().describe('true as long as the club has no pictures for it; its text says so'),
  })
  .refine(({ images, awaited }) => images.length > 0 || awaited, {
    path: ['images'],
    error: 'must name at least one picture, or the section needs awaited: true',
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
