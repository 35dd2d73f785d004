import { z } from 'zod';
import { day, line, localMoment, slug, timeOfDay } from './text.ts';

const closure = z
  .strictObject({
    id: slug.describe('a name of its own for this row: staff-event-2025'),
    title: line.describe('a few words: "Closed Sunday, October 12"'),
    from: day.describe('the first day, in quotes: "2026-11-26"'),
    to: day.describe('the last day; the same as from for a single day'),
    text: line.describe('the full sentence that visitors read'),
    ranges: z
      .array(slug)
      .min(1)
      .optional()
      .describe(
        'only these ranges are closed, by their ids in ranges.yaml: [electric-trap]; leave it out to close all',
      ),
    opens: timeOfDay.optional().describe('a late opening, in quotes: "11:00"; leave it out to close all day'),
    closes: timeOfDay.optional().describe('an early closing, in quotes: "13:00"'),
    lastCheckIn: timeOfDay
      .optional()
      .describe('the last check-in of days that close early; left out: as long before the end as on an ordinary day'),
    dialog: z
      .strictObject({
        until: localMoment.describe('the moment, on the range’s clock, after which the dialog is never shown'),
        delaySeconds: z.number().min(0).max(60).describe('seconds after the page has loaded: 1.5'),
      })
      .optional()
      .describe('leave it out and no dialog opens on the home page'),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, dialog }) => !dialog || dialog.until >= from, {
    path: ['dialog', 'until'],
    message: 'must not be before from: the dialog would end before the closure begins',
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    path: ['closes'],
    message: 'must be later than opens: they are the hours in which the range is open on that day',
  })
  .refine(({ closes, lastCheckIn }) => !lastCheckIn || (closes !== undefined && lastCheckIn <= closes), {
    path: ['lastCheckIn'],
    message: 'stands only beside closes, and must not be later',
  });

export const closuresSchema = z
  .array(closure)
  .describe('one entry for each closure, beginning with "- id: snow-2026"; [] alone where there is none');
export type Closure = z.infer<typeof closuresSchema>[number];
