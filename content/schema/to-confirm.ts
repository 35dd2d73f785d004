/** content/to-confirm.yaml: what the site says and only the club can confirm. */
import { z } from 'zod';
import { line } from './text.ts';

const questions = z
  .array(
    z.strictObject({
      sentence: line.describe('words as they stand on a page, in a PDF or in an email'),
      question: line.describe('what to ask, so that one sentence can answer it'),
    }),
  )
  .default([]);

const byWhoKnows = z.strictObject({
  office: questions,
  'range-master': questions,
  president: questions,
  counsel: questions,
});

export const toConfirmSchema = z.strictObject({
  beforeLaunch: byWhoKnows.describe('the site may not go live without the answer'),
  niceToHave: byWhoKnows.describe('the site is true without the answer'),
});
export type ToConfirm = z.infer<typeof toConfirmSchema>;
export type Part = keyof ToConfirm;
export type WhoKnows = keyof ToConfirm[Part];
