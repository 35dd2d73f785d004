/** content/ages.yaml: who may shoot what at which age, law and house rule apart. */
import { z } from 'zod';
import { inline, line, sameNumbers, slug } from './text.ts';

export const agesSchema = z.strictObject({
  answer: inline.describe('the answer to "may my kid shoot?" in two sentences'),
  bands: z.array(
    z
      .strictObject({
        id: slug,
        label: line.describe('"Ages 7 to 17"'),
        summary: inline,
        house: z.array(inline).min(1).describe('what the club asks'),
        es: inline.describe('the label and what the club asks in Spanish, for /es'),
        law: z.array(inline).describe('what California law says'),
      })
      .refine(({ label, house, es }) => sameNumbers([label, ...house].join(' '), es), {
        path: ['es'],
        error: 'must have the same numbers as the label and the house rules',
      }),
  ),
});
export type Ages = z.infer<typeof agesSchema>;
