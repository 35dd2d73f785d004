/** content/search.yaml: how visitors' words are understood by the search. */
import { z } from 'zod';
import { line } from './text.ts';

const words = z
  .array(z.string().regex(/^[a-z0-9áéíñóúü]+$/, 'must be one word in small letters, without signs'))
  .min(1);

export const searchSchema = z.strictObject({
  nothing: line.describe('where no page has what was looked for: what to do now, before the button to call'),
  es: line.describe('the same in Spanish'),
  words: z.array(
    z.strictObject({
      typed: words.describe('what visitors type'),
      means: words.describe('the words of the pages that are looked for in its place'),
    }),
  ),
});
