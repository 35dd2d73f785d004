/** How visitors ask for a fact, beside the fact. The search and "Can I bring it?" know it by these words. */
import { z } from 'zod';
import { line } from './text.ts';

const phrases = line
  .transform((text) => text.split(/\s*,\s*/).filter(Boolean))
  .describe('words or phrases that visitors type, with commas between them, such as dog, puppy, pet');

export const asked = z
  .strictObject({ en: phrases.optional(), es: phrases.optional() })
  .describe(
    'how visitors ask for it, in English and in Spanish. Small letters are enough; endings and accents are found',
  );
export type Asked = z.infer<typeof asked>;
