/** content/rules.yaml: the range rules document. */
import { z } from 'zod';
import { inline, line, slug } from './text.ts';

export const rulesSchema = z.strictObject({
  code: line.describe('the document’s code'),
  revised: line.describe('the document’s revision, as the club writes it'),
  steel: line.describe('tells steel core from steel case, wherever steel core is named'),
  original: z.string().nullable().describe('address of the original document; null until the club supplies it'),
  universal: z.array(z.strictObject({ title: line, text: inline })).length(4, 'must be the four universal rules'),
  groups: z.array(z.strictObject({ id: slug, title: line, rules: z.array(inline).min(1) })).min(1),
  summary: z.array(inline).min(3).describe('the key summary'),
});
export type Rules = z.infer<typeof rulesSchema>;
