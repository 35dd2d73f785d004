/** content/faq.yaml, and content/to-confirm.yaml: statements of the site that only the club can confirm. */
import { z } from 'zod';
import { asked } from './asked.ts';
import { line, otherNumbers, prose, sameNumbers, slug, target } from './text.ts';

const faqItem = z.strictObject({
  id: slug.describe('the question’s own link: /faq#id'),
  asked: asked.optional(),
  question: line,
  answer: prose,
  es: z
    .strictObject({ question: line, answer: prose })
    .optional()
    .describe('the same in Spanish, for /es/faq, which without it shows English'),
});

export const faqSchema = z
  .array(
    z.strictObject({
      id: z.enum(['general', 'new-shooters', 'equipment', 'passes']).describe('the section’s own link: /faq#general'),
      title: line,
      es: line.describe('the title in Spanish, for /es/faq'),
      items: z.array(faqItem).min(1),
    }),
  )
  .length(4, 'must have the four sections general, new-shooters, equipment and passes');
export type FaqSection = z.infer<typeof faqSchema>[number];

const question = z.strictObject({
  sentence: line.describe('words as they stand on a page, in a PDF or in an email'),
  question: line.describe('what to ask, so that one sentence can answer it'),
});

/** A question of visitors that is open until the club sets `answer`. */
const topic = question
  .extend({
    sentence: line.describe('what visitors ask about, as a short heading: Parking'),
    topic: slug.describe('the name of its place on /access; texts quote the answer as {{answer.name}}'),
    listed: z.literal(true).optional().describe('/access names it among what to ask the range office: at most eight'),
    to: target.optional().describe('the place that says what is known, where that is another page than /access'),
    known: z
      .strictObject({ en: line, es: line })
      .refine(({ en, es }) => sameNumbers(en, es), otherNumbers('the English sentence and the Spanish one'))
      .optional()
      .describe('what the search says first until the answer has come: what other pages say of it already'),
    leads: z.literal(true).optional().describe('the search answers by it, beside other subjects, too'),
    asked: asked.optional(),
    answer: line.nullable().describe('the answer, in whole sentences for visitors; null until it has come'),
    es: line
      .nullable()
      .optional()
      .describe('the answer in Spanish, where Spanish pages quote it as {{es.answer.name}}; null until it has come'),
  })
  .refine(({ answer, es }) => es === undefined || (sameNumbers(answer ?? '', es ?? '') && !answer === !es), {
    path: ['es'],
    error: 'must say the same as the answer, with the same numbers: Spanish pages quote it',
  });
export type Topic = z.infer<typeof topic>;

/** Keeps a topic with a mistake from being parsed as a question without topic, which would report all of its keys. */
const withoutTopic = question.extend({
  topic: z.never().optional().describe('left out of a question for the club alone'),
});

const questions = z.array(z.union([topic, withoutTopic])).default([]);

const byWhoKnows = z.strictObject({
  office: questions,
  'range-master': questions,
  president: questions,
  counsel: questions,
});

/** Maximum number of topics on /access, which lists them in one sentence. */
const mostListed = 8;

export const toConfirmSchema = z
  .strictObject({
    beforeLaunch: byWhoKnows.describe('the site may not go live without the answer'),
    niceToHave: byWhoKnows.describe('the site is true without the answer'),
  })
  .refine((toConfirm) => topicsOf(toConfirm).filter(isListed).length <= mostListed, {
    error: `must list at most ${mostListed} topics: visitors read them in one sentence`,
  });
export type Part = 'beforeLaunch' | 'niceToHave';
export type WhoKnows = keyof z.infer<typeof byWhoKnows>;

/** Whether visitors are told to ask about it. */
export const isListed = ({ listed, answer }: Topic): boolean => listed === true && answer === null;

export const topicsOf = (toConfirm: Record<Part, z.infer<typeof byWhoKnows>>): Topic[] =>
  Object.values(toConfirm)
    .flatMap((part) => Object.values(part).flat())
    .filter((entry) => 'answer' in entry);
