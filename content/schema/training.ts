import { z } from 'zod';
import { action, iconSchema, inline, line, slug, url } from './text.ts';

export const trainingSchema = z.array(
  z.strictObject({
    id: slug,
    name: line,
    icon: iconSchema,
    services: z.array(z.strictObject({ title: line, text: inline.optional() })).min(1),
    contactUrl: url,
    contactLabel: line,
    photo: slug.optional().describe('a picture of theirs, by its id in images.yaml'),
    document: action
      .optional()
      .describe('a PDF of theirs in content/documents: { label: Courses (PDF), to: /documents/courses.pdf }'),
  }),
);
