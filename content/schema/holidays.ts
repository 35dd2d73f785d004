import { z } from 'zod';
import { holidayAnswers, holidays, type HolidayKey } from '#domain/holidays.ts';
import { eachOf } from './text.ts';

const answer = z
  .enum(holidayAnswers)
  .describe('open: the ordinary hours; closed: closed all day; ask: the site says "call first"');

const keys = [...(Object.keys(holidays) as HolidayKey[]), 'observed'] as const;

export const holidaysSchema = eachOf(keys, () => answer);
