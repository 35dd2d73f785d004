/** content/go-now.yaml: the words of "Go now?". */
import { z } from 'zod';
import { inline, line } from './text.ts';

export const goNowSchema = z.strictObject({
  title: line,
  drive: z.strictObject({
    label: line,
    unit: line.describe('stands behind each number of minutes'),
    choices: z
      .array(z.number().int().positive().max(600))
      .min(1)
      .describe('the drives to choose from, in minutes, the shortest first'),
  }),
  who: z.strictObject({
    label: line,
    cases: z
      .array(
        z.strictObject({
          label: line,
          bring: inline.describe('what they bring, in a sentence or two'),
        }),
      )
      .min(1),
  }),
  unanswered: line.describe('stands in a list in which nothing was chosen yet'),
  bring: line.describe('stands before what to bring'),
  answers: z.strictObject({
    looking: line.describe('while closures, roads and alerts are being asked for'),
    missing: line.describe('without a signal, in place of the questions'),
    yes: line,
    tight: line.describe('in time for the last check-in, with only minutes to spare'),
    ask: line.describe('something stands against it, or is not known'),
    no: line,
  }),
});
export type GoNowWords = z.infer<typeof goNowSchema>;
