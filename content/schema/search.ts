/** content/search.yaml: how visitors' words are understood by the search. */
import { z } from 'zod';
import { action, line, target } from './text.ts';

const words = z
  .array(z.string().regex(/^[a-z0-9áéíñóúü]+$/, 'must be one word in small letters, without signs'))
  .min(1);

const nothing = z.strictObject({
  text: line.describe('where no page has what was looked for: what to do now, before the buttons'),
  actions: z.array(action).min(1).describe('buttons; one to /contact#message takes what was typed along'),
});

export const searchSchema = z.strictObject({
  nothing: z.strictObject({ en: nothing, es: nothing.describe('the same in Spanish') }),
  entries: z.array(
    z.strictObject({
      typed: line
        .transform((text) => text.split(/\s*,\s*/))
        .describe('words or phrases that visitors type, with commas between them, such as wheelchair, ramp'),
      to: target.nullable().describe('the page or place that answers them; null where no page does'),
    }),
  ),
  words: z.array(
    z.strictObject({
      typed: words.describe('what visitors type'),
      means: words.describe('the words of the pages that are looked for in its place'),
    }),
  ),
});
