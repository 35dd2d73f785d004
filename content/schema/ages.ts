import { z } from 'zod';
import { inline, line, otherNumbers, sameNumbers, slug } from './text.ts';

const cell = z.strictObject({
  answer: z.enum(['yes', 'with', 'no']).describe('colors the cell: "with" is yes, under a condition'),
  word: line.describe('the answer in a word or two: "With a coach"'),
  text: inline.optional().describe('how it goes on: "18 or older, within arm’s reach"'),
});

export const agesSchema = z
  .strictObject({
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
        .refine(
          ({ label, house, es }) => sameNumbers([label, ...house].join(' '), es),
          otherNumbers('the label and the house rules'),
        ),
    ),
    matrix: z
      .array(z.strictObject({ title: line, cells: z.record(slug, cell).describe('by the id of the band') }))
      .min(1)
      .describe('the bands at a glance; the first of them has one cell for all rows'),
  })
  .refine(
    ({ bands: [, ...bands], matrix }) =>
      matrix.every(({ cells }) => Object.keys(cells).join() === bands.map(({ id }) => id).join()),
    { path: ['matrix'], error: 'must have a cell for each band but the first in every row, in their order' },
  );
export type Ages = z.infer<typeof agesSchema>;
