/** content/training.yaml: outside training providers. */
import { z } from 'zod';
import { iconSchema, inline, line, slug, url } from './text.ts';

export const trainingSchema = z.array(
  z.strictObject({
    id: slug,
    name: line,
    icon: iconSchema,
    services: z.array(z.strictObject({ title: line, text: inline.optional() })).min(1),
    contactUrl: url,
    contactLabel: line,
  }),
);
export type TrainingProvider = z.infer<typeof trainingSchema>[number];
