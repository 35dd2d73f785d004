import { z } from 'zod';
import { line, otherNumbers, sameNumbers, slug } from './text.ts';

export const figuresSchema = z.record(
  slug,
  z
    .strictObject({
      value: line.describe('the figure with its unit, as in a sentence: "3 mph"'),
      es: line.optional().describe('the same in Spanish, with the same numbers: "3 millas por hora"'),
      about: line.describe('what it is, for the editor'),
    })
    .refine(({ value, es }) => es === undefined || sameNumbers(value, es), otherNumbers('the English words')),
);
