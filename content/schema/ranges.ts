import { z } from 'zod';
import { inline, line, slug } from './text.ts';

export const rangesSchema = z.strictObject({
  ranges: z.array(
    z.strictObject({
      id: slug,
      name: line,
      description: inline,
      positions: z
        .int()
        .positive()
        .nullable()
        .describe('number of shooting positions; null where the club does not state it'),
      distances: line.nullable().describe('"25, 50 and 100 yards"; null where there is none'),
      es: line.optional().describe('the distances in Spanish, for /es: "25, 50 y 100 yardas"'),
      membersOnly: z.boolean().default(false).describe('true where only shareholder members shoot'),
      image: slug,
      features: z.array(inline).min(1),
    }),
  ),
  facilities: z.array(
    z.strictObject({
      id: slug,
      name: line,
      description: inline,
      image: slug.optional(),
      amenities: z.array(inline).min(1),
    }),
  ),
});
export type Range = z.infer<typeof rangesSchema>['ranges'][number];
