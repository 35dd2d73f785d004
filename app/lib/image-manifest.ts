/** The shape of `.generated/images.json`, which scripts/build/images writes and the pages read. */
import { z } from 'zod';
import { slug } from '#content/schema/text.ts';

/** The paints of the design that color a picture's place until it has loaded: `bg-paint-*` in styles/theme.css. */
export const placeholders = [
  'black',
  'fir',
  'bark',
  'pine',
  'clay',
  'sage',
  'poppy',
  'oat',
  'sun',
  'mist',
  'straw',
  'fog',
] as const;

/** Other prints of a drawing: composed for phones, in night inks, or both. */
export const variants = ['portrait', 'night', 'portrait-night'] as const;
export type Variant = (typeof variants)[number];

const files = z
  .array(
    z.strictObject({
      w: z.int().positive().describe('width in pixels'),
      src: z.string().startsWith('/images/').describe('address on the site'),
    }),
  )
  .min(1);
const sources = z.strictObject({ avif: files, webp: files, jpeg: files });

const picture = z.strictObject({
  id: slug,
  kind: z.enum(['illustration', 'photo']),
  width: z.int().positive().describe('of the largest file, in pixels'),
  height: z.int().positive(),
  placeholder: z.enum(placeholders),
  sources: sources.describe('narrowest first'),
  variants: z.partialRecord(z.enum(variants), sources).optional(),
  large: z.string().startsWith('/images/').describe('the largest JPEG'),
});
export type Picture = z.infer<typeof picture>;
export type PictureSources = z.infer<typeof sources>;

export const imageManifestSchema = z.record(slug, picture);
export type ImageManifest = z.infer<typeof imageManifestSchema>;
