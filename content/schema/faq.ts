import { z } from 'zod';
import { line, otherNumbers, prose, sameNumbers, slug } from './text.ts';

const question = z
  .strictObject({
    id: slug.describe('the question’s own link: /faq#id'),
    question: line,
    answer: prose,
    es: z.strictObject({ question: line, answer: prose }).describe('the same in Spanish, for /es/faq'),
  })
  .refine(
    ({ question, answer, es }) => sameNumbers(question + answer, es.question + es.answer),
    otherNumbers('the English question and answer'),
  );

export const faqSchema = z
  .array(
    z.strictObject({
      id: z.enum(['general', 'new-shooters', 'equipment', 'passes']).describe('the section’s own link: /faq#general'),
      title: line,
      es: line.describe('the title in Spanish, for /es/faq'),
      items: z.array(question).min(1),
    }),
  )
  .length(4, 'must have the four sections general, new-shooters, equipment and passes');
export type FaqSection = z.infer<typeof faqSchema>[number];
