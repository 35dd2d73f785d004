/** What the club offers: content/ranges.yaml, prices.yaml, training.yaml and figures.yaml. */
import { z } from 'zod';
import { asked } from './asked.ts';
import { action, day, iconSchema, inline, line, otherNumbers, refuse, sameNumbers, slug, target, url } from './text.ts';

const limits = z
  .array(inline)
  .default([])
  .describe('what is not there or not allowed, shown with a bar instead of a check mark');

export const rangesSchema = z.strictObject({
  ranges: z.array(
    z.strictObject({
      id: slug,
      asked: asked.optional(),
      name: line,
      nameEs: line
        .optional()
        .describe('the name in Spanish, by which the closures calendar may call it: "Trap eléctrico"'),
      description: inline,
      positions: z
        .int()
        .positive()
        .nullable()
        .describe('number of shooting positions; null where the club does not state it'),
      distances: line.nullable().describe('"25, 50 and 100 yards"; null where there is none'),
      es: line.optional().describe('the distances in Spanish, for /es: "25, 50 y 100 yardas"'),
      membersOnly: z.boolean().default(false).describe('true where only shareholder members shoot'),
      image: slug,
      features: z.array(inline).min(1),
      limits,
    }),
  ),
  facilities: z.array(
    z.strictObject({
      id: slug,
      asked: asked.optional(),
      name: line,
      description: inline,
      image: slug.optional(),
      amenities: z.array(inline).default([]),
      limits,
    }),
  ),
});
export type Range = z.infer<typeof rangesSchema>['ranges'][number];

const amount = z
  .number()
  .min(0, 'must not be less than 0')
  .refine((dollars) => dollars === Number(dollars.toFixed(2)), 'must have at most two digits behind the point');

const nextPrice = z.strictObject({
  from: day.describe('the first day with the next price, in quotes: "2027-01-01"'),
  amount: amount.describe('the next price, in US dollars: 40'),
});

const comparedPasses = ['day', 'service', 'annual'];
const neverFree = 'must be more than 0: pages say after how many visits the annual pass pays for itself';

export const pricesSchema = z.strictObject({
  prices: z
    .array(
      z.strictObject({
        id: slug.describe('pages quote the price by this name: {{price.day}}'),
        asked: asked.optional(),
        to: target.optional().describe('the place that says most about the price, if that is not its card on /pass'),
        title: line,
        amount: amount.describe('US dollars, as a plain number: 35; 0 for what is free'),
        next: z
          .union([nextPrice.transform((one) => [one]), z.array(nextPrice).min(1)])
          .default([])
          .superRefine((all, context) => {
            for (const [index, { from }] of all.entries())
              if (index > 0 && from <= (all[index - 1]?.from ?? ''))
                refuse(context, [index, 'from'], 'must be later than the day above it');
          })
          .describe(
            'the price that takes effect on a day, by itself: { from: "2027-01-01", amount: 40 }; several in a list, in the order of their days',
          ),
        unit: line.describe('what the amount buys: "for the whole day", "per round of 25 shots"'),
        subtitle: line.optional().describe('who it is for, or on what condition'),
        details: z.array(inline).default([]).describe('short points below the price'),
        limits,
      }),
    )
    .superRefine((prices, context) =>
      prices.forEach(({ id, amount, next }, index) => {
        if (!comparedPasses.includes(id)) return;
        if (amount === 0) refuse(context, [index, 'amount'], neverFree);
        if (next.some((one) => one.amount === 0)) refuse(context, [index, 'next'], neverFree);
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

export const trainingSchema = z.array(
  z.strictObject({
    id: slug,
    name: line,
    icon: iconSchema,
    services: z.array(z.strictObject({ title: line, text: inline.optional() })).min(1),
    contactUrl: url,
    contactLabel: line,
    photo: slug.optional().describe('a picture of theirs, by its id in images.yaml'),
    document: action
      .optional()
      .describe('a PDF of theirs in content/documents: { label: Courses (PDF), to: /documents/courses.pdf }'),
  }),
);

export const figuresSchema = z
  .record(
    slug,
    z
      .strictObject({
        value: line.describe('the figure as in a sentence: "3 mph" with its unit, an age without: "7"'),
        es: line
          .optional()
          .describe('the same in Spanish, with the same numbers, as "al menos 30 pies" for "at least 30 feet"'),
        about: line.describe('what it is, for the editor'),
      })
      .refine(({ value, es }) => es === undefined || sameNumbers(value, es), otherNumbers('the English words')),
  )
  .superRefine((figures, context) => {
    // Texts that quote an age say "years" themselves, in their language.
    for (const [name, { value }] of Object.entries(figures))
      if (name.endsWith('-age') && !/^\d+$/.test(value))
        refuse(context, [name, 'value'], 'must be the number alone, in quotes');
    // Other facts count with it: by when to be there on a first visit.
    const early = figures['arrive-early']?.value;
    if (early && !/^\d+ minutes$/.test(early))
      refuse(context, ['arrive-early', 'value'], 'must be a number of minutes, such as 45 minutes');
  });
