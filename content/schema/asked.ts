/**
 * How visitors ask for a fact, listed beside it. The search reads these words, and so does the field of "Can I bring
 * it?". The age page has its four bands in sight.
 */
import { z } from 'zod';
import { searchRoles } from '#domain/search.ts';
import { line, otherNumbers, sameNumbers } from './text.ts';

/** "Rifle lanes/tables" is "rifle lanes" and "rifle tables". A quote before a phrase stays before each. */
export function withAlternatives(phrase: string): string[] {
  const [, quote = '', words = ''] = /^("?)(.*?)"?$/.exec(phrase) ?? [];
  return words
    .split(' ')
    .reduce((begun: string[], word) => begun.flatMap((start) => word.split('/').map((one) => `${start} ${one}`)), [''])
    .map((text) => quote + text.trim());
}

const phrases = line
  .transform((text) =>
    text
      .split(/\s*,\s*/)
      .filter(Boolean)
      .flatMap(withAlternatives),
  )
  .describe('words or phrases that visitors type, with commas between them, such as dog, puppy, service dog/cat');

export const asked = z
  .strictObject({
    role: z
      .enum(searchRoles)
      .optional()
      .describe('what the fact is about, where an answer of the search depends on it: each role is somewhere'),
    en: phrases.optional(),
    es: phrases.optional(),
  })
  .describe(
    'how visitors ask for it, in English and in Spanish. Small letters are enough; endings and accents are found',
  );
export type Asked = z.infer<typeof asked>;

/** For a page's section. `says` is the answer if the section is a table, or states it among much else. */
export const askedOfSection = asked.extend({
  says: z
    .strictObject({ en: line, es: line })
    .refine(({ en, es }) => sameNumbers(en, es), otherNumbers('the English sentence and the Spanish one'))
    .optional()
    .describe('the sentence that the search gives above its link to the section, in English and in Spanish'),
});
