/** A closure that the office sets itself (`npm run close`) when it can change neither the calendar nor the content. */
import { z } from 'zod';
import type { Closure } from '#domain/day-plan.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Check } from '#server/http/health.ts';

const day = z.iso.date();

/** From the first day until the last one ends, or until a local time (`opens`) on it. */
export const officeClosure = z
  .strictObject({
    title: z.string().regex(/^\S[^\p{Cc}]{0,99}$/u),
    from: day,
    to: day,
    opens: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .exactOptional(),
  })
  .refine(({ from, to }) => from <= to);
export type OfficeClosure = z.infer<typeof officeClosure>;

/** `unreadable`: there may be a closure that can't be read. */
export type OfficeNews = OfficeClosure | 'none' | 'unreadable';

export function closureIn(text: string | undefined): OfficeNews {
  if (text === undefined) return 'none';
  try {
    return officeClosure.safeParse(JSON.parse(text)).data ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The last day is separate if the range opens on it. */
export function closuresOf(news: OfficeNews): Closure[] {
  if (typeof news === 'string') return [];
  const { title, from, to, opens } = news;
  if (opens === undefined) return [{ id: 'office', title, from, to }];
  const last: Closure = { id: 'office-last-day', title, from: to, to, opens };
  return from === to ? [last] : [{ id: 'office', title, from, to: addDays(to, -1) }, last];
}

export const closureCheck =
  (office: () => Promise<OfficeNews>, now: () => Date): Check =>
  async () => {
    const news = await office();
    if (news === 'unreadable') return { state: 'warning', reason: 'unreadable' };
    if (news === 'none' || news.to < rangeDay(now())) return { state: 'ok' };
    const { title, to, opens } = news;
    return { state: 'ok', closed: title, to, ...(opens !== undefined && { opens }) };
  };
