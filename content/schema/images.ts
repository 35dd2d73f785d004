/**
 * content/images.yaml: what each picture shows. Beside it, the shape of `.generated/images.json`, which the picture
 * pipeline (scripts/images) writes and the pages read.
 */
import { z } from 'zod';
import { line, slug } from './text.ts';

const share = z.number().min(0, 'must be between 0 and 1').max(1, 'must be between 0 and 1');

/** A point in a picture as shares of its width and height, from the top left corner. */
const focal = z.strictObject({
  x: share.describe('from the left edge (0) to the right edge (1)'),
  y: share.describe('from the top edge (0) to the bottom edge (1)'),
});

const imageFact = z.strictObject({
  alt: line
    .min(15, 'must have at least 15 characters: say what is seen in the picture')
    .max(160, 'must have at most 160 characters: say the main thing that is seen, and leave the rest to the caption')
    .describe('what is seen in the picture, for people who cannot see it, and as the caption in the full-screen view; 15 to 160 characters, different for each picture'),
  caption: line.optional().describe('a sentence shown below the picture, where the page has room for one'),
  credit: line.optional().describe('who took the photograph, such as "Photo: Jane Doe"'),
  focal: focal.optional().describe('the point that must stay in view when the picture is cropped; the middle if it is not given'),
});
/** What content/images.yaml says about one picture. */
export type ImageFact = z.infer<typeof imageFact>;

/** content/images.yaml: picture id → what is said about it. No two pictures share an alt text. */
export const imagesSchema = z
  .record(slug.describe('the picture’s id: the name of its file in content/images without the ending'), imageFact)
  .superRefine((images, context) => {
    const seen = new Map<string, string>();
    for (const [id, { alt }] of Object.entries(images)) {
      const words = alt.toLowerCase();
      const other = seen.get(words);
      if (other) context.addIssue({ code: 'custom', path: [id, 'alt'], message: `is the same as that of ${other}: say what is different in this picture` });
      seen.set(words, id);
    }
  });

/** The paints of the design whose CSS class colours a picture's place until it has loaded. */
export const placeholders = ['fog', 'parchment', 'clay', 'sun', 'ridge', 'sage', 'pine', 'fir', 'ink', 'bark'] as const;

const files = z.array(
  z.strictObject({
    w: z.int().positive().describe('width in pixels'),
    src: z.string().startsWith('/images/').describe('address on the site'),
  }),
).min(1);
const sources = z.strictObject({ avif: files, webp: files, jpeg: files });

const picture = z.strictObject({
  id: slug,
  kind: z.enum(['illustration', 'photo']),
  width: z.int().positive().describe('of the largest file, in pixels'),
  height: z.int().positive(),
  focal,
  placeholder: z.enum(placeholders),
  sources: sources.describe('narrowest first'),
  phone: sources.optional().describe('a 4:5 crop around the focal point, for heroes'),
  large: z.string().startsWith('/images/').describe('the largest JPEG'),
});
/** One picture as it is served. */
export type Picture = z.infer<typeof picture>;
/** The files of a picture by format, narrowest first. */
export type PictureSources = z.infer<typeof sources>;

/** `.generated/images.json`: picture id → its files. */
export const imageManifestSchema = z.record(slug, picture);
export type ImageManifest = z.infer<typeof imageManifestSchema>;
