/** content/closures.yaml: days on which the range is closed although the week says open. */
import { z } from 'zod';
import { day, line, localMoment, slug } from './text.ts';

export const closuresSchema = z.array(
  z
    .strictObject({
      id: slug,
      title: line.describe('a few words: "Closed Sunday, October 12"'),
      from: day.describe('first closed day'),
      to: day.describe('last closed day; the same as from for a single day'),
      text: line.describe('the full sentence that visitors read'),
      dialog: z
        .strictObject({
          until: localMoment.describe('the moment, on the range’s clock, after which the dialog is never shown'),
          delaySeconds: z.number().min(0).max(60),
        })
        .optional()
        .describe('leave it out and no dialog opens on the home page'),
    })
    .refine((closure) => closure.to >= closure.from, { path: ['to'], message: 'must not be before from' }),
);
export type Closure = z.infer<typeof closuresSchema>[number];
