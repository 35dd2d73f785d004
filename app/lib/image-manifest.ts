/** The shape of `.generated/images.json`, which scripts/build/images writes and the pages read. */
import { z } from 'zod';
import { slug } from '#content/schema/text.ts';

/** The placeholder colors of pictures until they load: `bg-paint-*` in styles/theme.css. */
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

/** Variants of a drawing: a portrait composition for phones, colors for dark screens, or both. */
export const variants = ['portrait', 'dark', 'portrait-dark'] as const;
export type Variant = (typeof variants)[number];

/** The id of a drawing's Spanish edition, by the id of the English one. */
export const spanishEdition = (id: string): string => `${id}-es`;

const picture = z.strictObject({
  id: slug,
  kind: z.enum(['illustration', 'photo']),
  width: z.int().positive().describe('of the widest file, in pixels'),
  height: z.int().positive(),
  placeholder: z.enum(placeholders),
  base: z.string().startsWith('/images/').describe('start of the address of every file'),
  widths: z.array(z.int().positive()).min(1).describe('of its files, narrowest first'),
  variants: z.array(z.enum(variants)),
});
export type Picture = z.infer<typeof picture>;

export const imageManifestSchema = z.record(slug, picture);
export type ImageManifest = z.infer<typeof imageManifestSchema>;
