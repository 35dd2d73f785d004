import { z } from 'zod';
import { day, inline, line, slug } from './text.ts';

const amount = z.number().positive();

export const pricesSchema = z.strictObject({
  prices: z.array(
    z.strictObject({
      id: slug.describe('pages quote the price by this name: {{price.day}}'),
      title: line,
      amount: amount.describe('US dollars, as a plain number: 35'),
      next: z
        .strictObject({
          from: day.describe('the first day with the next price, in quotes: "2027-01-01"'),
          amount: amount.describe('the next price, in US dollars: 40'),
        })
        .optional()
        .describe('the price that takes effect on a day, by itself: { from: "2027-01-01", amount: 40 }'),
      unit: line.describe('what the amount buys: "for the whole day", "per round of 25 shots"'),
      subtitle: line.optional().describe('who it is for, or on what condition'),
      details: z.array(inline).default([]).describe('short points below the price'),
    }),
  ),
  annualBenefits: z.array(inline).min(1),
  giftCards: inline,
  spectators: inline,
  notOnline: inline.describe('the sentence that passes are sold at the range only'),
  annualPurchase: inline.describe('what to bring to buy an annual pass'),
});
export type Prices = z.infer<typeof pricesSchema>;
export type Price = Prices['prices'][number];
