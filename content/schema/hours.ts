/** content/hours.yaml: when the range is open in an ordinary week, on the range's clock. */
import { z } from 'zod';
import { weekdays } from '#domain/days.ts';
import { line, timeOfDay } from './text.ts';

const dayName = z.enum(weekdays);

export const hoursSchema = z
  .strictObject({
    week: z
      .array(
        z.union([
          z.strictObject({ days: z.array(dayName).min(1), opens: timeOfDay, closes: timeOfDay }),
          z.strictObject({ days: z.array(dayName).min(1), closed: z.literal(true) }),
        ]),
      )
      .describe('every day of the week once, in groups that share the same hours'),
    lastCheckIn: timeOfDay.describe('the last shooter check-in of the day'),
    closing: line.describe('the sentence that says how strict closing time is; {{hours.closes}} gives the time'),
    holidays: line.describe('the sentence about holidays'),
  })
  .superRefine((hours, context) => {
    const listed = hours.week.flatMap((group) => group.days);
    for (const name of weekdays) {
      const times = listed.filter((listedDay) => listedDay === name).length;
      if (times !== 1) {
        context.addIssue({
          code: 'custom',
          path: ['week'],
          message: `must list ${name} exactly once, and lists it ${times} times`,
        });
      }
    }
    hours.week.forEach((group, index) => {
      if ('opens' in group && group.opens >= group.closes) {
        context.addIssue({ code: 'custom', path: ['week', index, 'closes'], message: 'must be later than opens' });
      }
      if ('opens' in group && (hours.lastCheckIn <= group.opens || hours.lastCheckIn > group.closes)) {
        context.addIssue({
          code: 'custom',
          path: ['lastCheckIn'],
          message: `must lie between ${group.opens} and ${group.closes}`,
        });
      }
    });
  });
export type Hours = z.infer<typeof hoursSchema>;
