/** content/faq.yaml: frequently asked questions. */
import { z } from 'zod';
import { line, prose, slug } from './text.ts';

export const faqSchema = z
  .array(
    z.strictObject({
      id: z.enum(['general', 'new-shooters', 'equipment', 'passes']).describe('the section’s own link: /faq#general'),
      title: line,
      items: z
        .array(z.strictObject({ id: slug.describe('the question’s own link: /faq#id'), question: line, answer: prose }))
        .min(1),
    }),
  )
  .length(4, 'must have the four sections general, new-shooters, equipment and passes');
export type FaqSection = z.infer<typeof faqSchema>[number];
