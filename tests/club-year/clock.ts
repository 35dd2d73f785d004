import { DateTime } from 'luxon';
import { vi } from 'vitest';
import { minuteMs } from '#domain/durations.ts';

const zone = 'America/Los_Angeles';

/** "01-09 06:00" in 2027, "2028-01-01 09:00"; "11-07 01:30 PST" is the second half past one of that night. */
export function momentOf(text: string): Date {
  const [date = '', time = '', half] = text.split(' ');
  const iso = `${date.length === 5 ? `2027-${date}` : date}T${time}`;
  const moment = half === 'PST' ? DateTime.fromISO(`${iso}-08:00`) : DateTime.fromISO(iso, { zone });
  if (!moment.isValid) throw new Error(`${text} is no moment`);
  return moment.toJSDate();
}

/** "01-09 06:00". */
export const readingOf = (moment: Date): string => DateTime.fromJSDate(moment, { zone }).toFormat('MM-dd HH:mm');
export const dayOf = (moment: Date): string => DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd');
export const weekdayOf = (day: string): string => DateTime.fromISO(day, { zone }).setLocale('en-US').toFormat('cccc');

type Run = (...args: unknown[]) => void;

/** Holds the server's own rounds: timers of a minute and more. @returns runs each round once */
export function holdRounds(): () => void {
  const held = new Map<unknown, { run: Run; isRepeated: boolean }>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name];
    vi.stubGlobal(name, (run: Run, ms = 0, ...args: unknown[]) => {
      const [, , caller] = (new Error().stack ?? '').split('\n');
      if (ms < minuteMs || !caller?.includes('/server/')) return real(run, ms, ...args);
      const timer = { unref: () => timer };
      held.set(timer, { run, isRepeated: name === 'setInterval' });
      return timer;
    });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const real = globalThis[name];
    vi.stubGlobal(name, (timer: NodeJS.Timeout | undefined) => void (held.delete(timer) || real(timer)));
  }
  return () => {
    for (const [timer, { run, isRepeated }] of held) {
      if (!isRepeated) held.delete(timer);
      run();
    }
  };
}
