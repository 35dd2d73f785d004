/** Who may shoot, and how: content/rules.yaml, ages.yaml and youth-form.yaml. */
import { z } from 'zod';
import { asked } from './asked.ts';
import { day, inline, line, nonEmpty, refuse, slug, target } from './text.ts';

/** Options by question of bring.yaml: `{ firearm: [handgun], age: [junior] }`. */
const cases = z
  .array(
    z
      .record(slug, z.array(slug).min(1))
      // It would match every choice of a visitor.
      .refine(
        (one) => Object.keys(one).length > 0,
        'must name a question of bring.yaml, with the options that it decides',
      ),
  )
  .default([])
  .describe('the cases that the rule decides, by the questions and options of bring.yaml');

const rule = z.strictObject({
  text: inline,
  es: inline.optional().describe('the same in Spanish, with the same numbers; without it, Spanish pages show English'),
  asked: asked.optional(),
  list: z
    .enum(['allowed', 'home'])
    .optional()
    .describe('where the rule is listed too: among what is allowed, or among what to leave at home'),
  allows: cases,
  prohibits: cases,
  asks: cases,
});

export const rulesSchema = z.strictObject({
  code: line.describe('the document’s code'),
  revised: line
    // The club may write anything else: "Revision B".
    .refine(
      (text) => !/^\d+\D\d+\D\d{4}$/.test(text) || /^(?:0?[1-9]|1[0-2])\D(?:0?[1-9]|[12]\d|3[01])\D/.test(text),
      'must have the month first, and then the day',
    )
    .describe('the document’s revision, as the club writes it: 10-26-2024'),
  steel: z
    .strictObject({ text: line, es: line })
    .describe('tells steel core from steel case, wherever steel core is named'),
  quiz: z.strictObject({ text: line, es: line }).describe('who takes the safety quiz, and when'),
  emergency: z.strictObject({ text: line, es: line }).describe('what is known of emergencies at the range'),
  original: z.string().nullable().describe('address of the original document; null until the club supplies it'),
  universal: z
    .array(z.strictObject({ title: line, text: inline, es: z.strictObject({ title: line, text: inline }).optional() }))
    .length(4, 'must be the four universal rules'),
  groups: z
    .array(
      z.strictObject({
        id: slug,
        title: line,
        es: line,
        rules: z.array(rule).min(1),
      }),
    )
    .min(1),
  summary: z
    .array(z.strictObject({ text: inline, es: inline.optional().describe('the same in Spanish') }))
    .min(3)
    .describe('the key summary'),
});

const cell = z.strictObject({
  answer: z.enum(['yes', 'with', 'no']).describe('colors the cell: "with" is yes, under a condition'),
  word: line.describe('the answer in a word or two: "With a coach"'),
  text: inline.optional().describe('how it goes on: "18 or older, within arm’s reach"'),
});

export const agesSchema = z
  .strictObject({
    answer: inline.describe('the answer to "may my kid shoot?", at the top of the page: four lines of a phone'),
    more: inline.describe('what else the question needs, below the top: the price, and what to sign'),
    bands: z.array(
      z.strictObject({
        id: slug,
        label: line.describe('"Ages 7 to 17"'),
        summary: inline,
        to: target.optional().describe('the place that answers where the band is asked for without a number'),
        asked: asked.optional(),
        house: z.array(inline).min(1).describe('what the club asks'),
        law: z.array(inline).describe('what California law says'),
      }),
    ),
    alone: z
      .strictObject({ text: line, asked, askedOfMinors: asked.describe('the same of minors, without an age') })
      .optional()
      .describe('what holds where no parent comes along; beside an age it is said first'),
    others: z
      .strictObject({ text: line, to: target, asked })
      .optional()
      .describe('who comes with a minor and is neither parent nor guardian, and what holds then'),
    relatives: z
      .strictObject({ to: target, asked })
      .describe('people who may be of any age, and the place that says what holds for the young ones'),
    matrix: z
      .array(z.strictObject({ title: line, cells: z.record(slug, cell).describe('by the id of the band') }))
      .min(1)
      .describe('the bands at a glance; the first of them has one cell for all rows'),
  })
  .refine(
    ({ bands: [, ...bands], matrix }) =>
      matrix.every(({ cells }) => Object.keys(cells).join() === bands.map(({ id }) => id).join()),
    { path: ['matrix'], error: 'must have a cell for each band but the first in every row, in their order' },
  );

const paragraph = nonEmpty.describe('one or more paragraphs of plain text');

const format = z.strictObject({
  hint: line.describe('what is beside the label'),
  spoken: line.describe('what the tooltip says, and a screen reader'),
});

const box = z.strictObject({
  id: slug.describe('the field’s name in the PDF'),
  label: line,
  width: z.int().min(1).max(12).describe('how many of the row’s twelve columns the box takes'),
  format: z.enum(['date', 'phone']).optional().describe('what people write into the box; any text unless it is said'),
});

const row = z
  .array(box)
  .min(1)
  .refine((boxes) => boxes.reduce((sum, { width }) => sum + width, 0) === 12, 'must have widths that add up to 12');

const choices = z.array(z.strictObject({ id: slug, label: line })).describe('boxes to tick');

const section = z.strictObject({
  title: line,
  note: line.optional(),
  rows: z.array(row).min(1),
  choices: choices.default([]),
});

export const youthFormSchema = z
  .strictObject({
    counselReview: z
      .enum(['pending', 'approved'])
      .describe('whether the club’s counsel has approved the form; until then every page says that it is a draft'),
    bring: z
      .strictObject({ pending: line, approved: line, es: z.strictObject({ pending: line, approved: line }) })
      .describe('what every text says where it names the form, as {{youth-form.bring}}'),
    revised: day.describe('the day on which the form last changed'),
    title: line,
    about: line.describe('one sentence, which a PDF reader shows as the document’s subject'),
    draft: line.describe('what every page says until counsel has approved the form'),
    lead: z.array(line).min(1).describe('how to use the form'),
    formats: z.strictObject({ date: format, phone: format }),
    sections: z.array(section).min(1),
    rules: z.strictObject({
      title: line,
      note: line,
      universal: line.describe('the title of the block of universal rules'),
      groups: z.array(slug).describe('ids of groups in rules.yaml'),
      columns: z.strictObject({ rules: line, shooter: line, guardian: line }),
    }),
    permission: z.strictObject({ title: line, text: line, choices: choices.min(1) }),
    release: z.strictObject({
      title: line,
      note: line,
      parts: z.array(z.strictObject({ title: line, text: paragraph })).min(1),
    }),
    signatures: z.strictObject({
      title: line,
      note: line,
      text: line.describe('what all who sign say'),
      labels: z.strictObject({ signature: line, name: line, date: line }),
      people: z.array(z.strictObject({ id: slug, title: line, text: line })).min(1),
    }),
    footer: line.describe('what is at the foot of a page; {page}, {pages} and {revised} are filled in'),
  })
  .superRefine((form, context) => {
    const fields = [
      ...form.sections.flatMap(({ rows, choices }) => [...rows.flat(), ...choices]),
      ...form.permission.choices,
    ];
    const ids = fields.map(({ id }) => id);
    form.signatures.people.forEach(({ id }, index) => {
      const message = `needs a box with the id ${id}-name, whose name is printed beside the signature`;
      if (!ids.includes(`${id}-name`)) refuse(context, ['signatures', 'people', index, 'id'], message);
    });
  });
export type YouthForm = z.infer<typeof youthFormSchema>;
