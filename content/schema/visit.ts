import { z } from 'zod';
import { guns, people, pointIds } from '#domain/visit.ts';
import { eachOf, inline, line, refuse, slug } from './text.ts';

export const visitSchema = z
  .strictObject({
    people: eachOf(people, () => line),
    first: z.strictObject({ label: line, no: line, yes: line }),
    guns: z.strictObject({ label: line, options: eachOf(guns, () => line) }),
    everybody: line.describe('said instead of the group while nothing was chosen'),
    total: line.describe('stands before the sum of the day passes'),
    spectatorsExtra: line.describe('said behind the sum where at least one person only watches'),
    groups: z.array(
      z.strictObject({
        id: slug,
        title: line,
        points: z.array(
          z.strictObject({
            id: z.enum(pointIds).describe('the name by which domain/visit.ts knows when the sentence holds'),
            text: inline,
          }),
        ),
      }),
    ),
  })
  .superRefine(({ groups }, context) => {
    const found = groups.flatMap(({ points }) => points.map(({ id }) => id));
    const doubled = found.find((id, index) => found.indexOf(id) !== index);
    const missing = pointIds.filter((id) => !found.includes(id));
    if (doubled) refuse(context, ['groups'], `has the sentence ${doubled} twice`);
    if (missing.length > 0) refuse(context, ['groups'], `lacks the sentences ${missing.join(', ')}`);
    for (const id of ['stop', 'cost', 'papers', 'bring'])
      if (!groups.some((group) => group.id === id)) refuse(context, ['groups'], `needs a group with the id ${id}`);
  });
export type Visit = z.infer<typeof visitSchema>;
