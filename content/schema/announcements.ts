import { z } from 'zod';
import { day, line, otherNumbers, refuse, sameNumbers, target } from './text.ts';

const announcement = z
  .strictObject({
    text: line.describe('one or two short sentences: "Volunteer day on Saturday, January 16. Lunch is on us."'),
    es: line.describe('the same in Spanish, with the same numbers, for the Spanish pages'),
    from: day.describe('the first day on which it is shown, in quotes: "2027-01-02"'),
    to: day.describe('the last day on which it is shown: "2027-01-16"'),
    link: target.optional().describe('the page or web address with the details: /calendar'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ text, es }) => sameNumbers(text, es), otherNumbers('the English words'));

export const announcementsSchema = z
  .array(announcement)
  .describe('one entry for each announcement, beginning with "- text: …"; [] alone where there is none')
  .superRefine((all, context) => {
    all.forEach(({ from, to }, index) => {
      const other = all.slice(0, index).find((earlier) => from <= earlier.to && earlier.from <= to);
      if (other)
        refuse(
          context,
          [index, 'from'],
          `must not share days with the announcement from ${other.from} to ${other.to}: one is shown at a time`,
        );
    });
  });
export type Announcement = z.infer<typeof announcementsSchema>[number];
