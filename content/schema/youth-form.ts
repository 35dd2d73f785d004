import { z } from 'zod';
import { day, line, nonEmpty, refuse, slug } from './text.ts';

const paragraph = nonEmpty.describe('one or more paragraphs of plain text');

const format = z.strictObject({
  hint: line.describe('what stands beside the label'),
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
    footer: line.describe('what stands at the foot of a page; {page}, {pages} and {revised} are filled in'),
  })
  .superRefine((form, context) => {
    const fields = [
      ...form.sections.flatMap(({ rows, choices }) => [...rows.flat(), ...choices]),
      ...form.permission.choices,
    ];
    const ids = fields.map(({ id }) => id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      refuse(context, ['sections'], `has two fields with the id ${id}`);
    form.signatures.people.forEach(({ id }, index) => {
      const message = `needs a box with the id ${id}-name, whose name is printed beside the signature`;
      if (!ids.includes(`${id}-name`)) refuse(context, ['signatures', 'people', index, 'id'], message);
    });
  });
export type YouthForm = z.infer<typeof youthFormSchema>;
