import { z } from 'zod';
import { inline, line, otherNumbers, sameNumbers, slug } from './text.ts';

/** Options by question of bring.yaml: `{ firearm: [handgun], age: [junior] }`. */
const cases = z
  .array(z.record(slug, z.array(slug).min(1)))
  .default([])
  .describe('the cases that the rule decides, by the questions and options of bring.yaml');

const hasSameNumbers = ({ text, es }: { text: string; es: string }) => sameNumbers(text, es);

const rule = z
  .strictObject({
    text: inline,
    es: inline.describe('the same in Spanish, with the same numbers'),
    list: z
      .enum(['allowed', 'home'])
      .optional()
      .describe('where the rule is listed too: among what is allowed, or among what to leave at home'),
    allows: cases,
    prohibits: cases,
    asks: cases,
  })
  .refine(hasSameNumbers, otherNumbers('the English sentence'));

export const rulesSchema = z.strictObject({
  code: line.describe('the document’s code'),
  revised: line.describe('the document’s revision, as the club writes it'),
  steel: z
    .strictObject({ text: line, es: line })
    .describe('tells steel core from steel case, wherever steel core is named'),
  original: z.string().nullable().describe('address of the original document; null until the club supplies it'),
  universal: z
    .array(z.strictObject({ title: line, text: inline, es: z.strictObject({ title: line, text: inline }) }))
    .length(4, 'must be the four universal rules'),
  groups: z.array(z.strictObject({ id: slug, title: line, es: line, rules: z.array(rule).min(1) })).min(1),
  summary: z
    .array(
      z
        .strictObject({ text: inline, es: inline.describe('the same in Spanish, for /es') })
        .refine(hasSameNumbers, otherNumbers('the English sentence')),
    )
    .min(3)
    .describe('the key summary'),
});
