import { z } from 'zod';
import { mostPeople, people } from '#domain/visit.ts';
import { eachOf, line } from './text.ts';

const count = z.number().int().min(0).max(mostPeople).default(0).describe('how many of them come');

export const goNowSchema = z.strictObject({
  title: line,
  drive: z.strictObject({
    label: line,
    unit: line.describe('shown after each number of minutes'),
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
          party: eachOf(people, () => count)
            .extend({ first: z.boolean().default(false).describe('at least one of them was never here before') })
            .describe('who comes: what they bring is what "Your visit" tells such a group'),
        }),
      )
      .min(1),
  }),
  unanswered: line.describe('shown in a list while nothing is chosen'),
  more: line.describe('leads to all that "Your visit" tells the same group'),
  answers: z.strictObject({
    looking: line.describe('while closures, roads and alerts are being asked for'),
    missing: line.describe('without a signal, in place of the questions'),
    yes: line,
    tight: line.describe('in time for the last check-in, with only minutes to spare'),
    ask: line.describe('something may prevent it, or is not known'),
    no: line,
  }),
});
