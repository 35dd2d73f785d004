/** Closures that the office sets itself (`npm run close`) when it can change neither the calendar nor the content. */
import { z } from 'zod';
import type { Closure } from '#domain/day-plan.ts';
import { addDays } from '#domain/days.ts';
import { rangeMoment, startOfDay } from '#domain/range-time.ts';
import { unprintable } from '#domain/visible.ts';
import type { Check } from '#server/http/health.ts';

const day = z.iso.date();

/** From the first day until the last one ends, or until a local time (`opens`) on it. */
export const officeClosure = z
  .strictObject({
    // An earlier version let such characters in: without them, the closure still holds.
    title: z
      .string()
      .transform((text) => text.replace(unprintable, '').trim())
      .pipe(z.string().min(1).max(100)),
    from: day,
    to: day,
    opens: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .exactOptional(),
  })
  .refine(({ from, to }) => from <= to);
export type OfficeClosure = z.infer<typeof officeClosure>;

/** A single closure is the format of earlier versions. */
const officeClosures = z.union([z.array(officeClosure), officeClosure.transform((closure) => [closure])]);

/** `unreadable`: there may be a closure that can't be read. */
export type OfficeNews = readonly OfficeClosure[] | 'unreadable';

export const noClosures: OfficeNews = [];

/** The closures in the text of the file or secret; undefined: there is none. */
export function closuresIn(text: string | undefined): OfficeNews {
  if (text === undefined) return noClosures;
  try {
    return officeClosures.safeParse(JSON.parse(text)).data ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** When a closure ends. */
export const endOf = ({ to, opens }: Pick<OfficeClosure, 'to' | 'opens'>): Date =>
  opens === undefined ? startOfDay(addDays(to, 1)) : rangeMoment(`${to} ${opens}:00`);

/** Those that aren't over; also those that are to come. */
export const currentClosures = (closures: readonly OfficeClosure[], now: Date): OfficeClosure[] =>
  closures.filter((closure) => endOf(closure) > now);

/** The office's closures as the domain has them. None where they can't be read: the status says so by itself. */
export const closuresOf = (news: OfficeNews): Closure[] => (news === 'unreadable' ? [] : news.flatMap(parts));

/** The last day is separate if the range opens on it. Two closures to the same day are two. */
function parts({ title, from, to, opens }: OfficeClosure, index: number, all: readonly OfficeClosure[]): Closure[] {
  const number = all.slice(0, index + 1).filter((one) => one.to === to).length;
  const [id, source] = [`office-${to}${number > 1 ? `-${number}` : ''}`, 'office' as const];
  if (opens === undefined) return [{ id, source, title, from, to }];
  const last: Closure = { id: `${id}-${opens.replace(':', '')}`, source, title, from: to, to, opens };
  return from === to ? [last] : [{ id: `${last.id}-before`, source, title, from, to: addDays(to, -1) }, last];
}

export const closureCheck =
  (office: () => Promise<OfficeNews>, now: () => Date): Check =>
  async () => {
    const news = await office();
    if (news === 'unreadable') return { state: 'warning', reason: 'unreadable' };
    const closed = currentClosures(news, now());
    return { state: 'ok', ...(closed.length > 0 && { closed }) };
  };
