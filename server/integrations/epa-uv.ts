/** The hourly UV index of the EPA: https://www.epa.gov/enviro/web-services. A forecast for the day, by zip code. */
import { z } from 'zod';
import { dayMs, hourMs } from '#domain/durations.ts';
import { rangeReading } from '#domain/range-time.ts';
import { plausibleUv } from '#domain/weather.ts';
import { readWhole } from '#server/parsing/parser.ts';
import { within } from './deadline.ts';
import { jsonType, rows } from './readers.ts';
import type { Uv, WeatherDeps } from './reading.ts';
import { UpstreamError } from './upstream-error.ts';

const name = 'epa-uv';

export const uvAnswer = rows(z.object({ DATE_TIME: z.string().max(40), UV_VALUE: z.number().nullable() }), 500).refine(
  (hours) => hours.length > 0,
);

export function openEpaUv({ settings, place, upstream, parser, resources, limits, now }: WeatherDeps): Uv {
  const table = resources.open({
    name,
    freshMs: 3 * hourMs,
    usefulMs: dayMs,
    schema: z.record(z.string(), z.number()),
    async load(signal) {
      const url = `${settings.EPA_UV_URL}/efservice/getEnvirofactsUVHOURLY/ZIP/${place.zip}/JSON`;
      const hours = await upstream.ask({ upstream: name, url, accept: jsonType, signal }, ({ bytes }) =>
        readWhole(parser, 'epa-uv', bytes, undefined),
      );
      return { value: byHour(hours), validators: {} };
    },
  });
  return {
    async now() {
      try {
        // The reading does not wait long for a figure that it can do without; a late one is there for the next visitor.
        const { value } = await within(limits.patienceMs, new AbortController().signal, name, (stop) =>
          table.get(stop),
        );
        return value[hourKey(now())] ?? null;
      } catch (error) {
        // The reading is shown without UV then. Why it failed was logged where it failed.
        if (error instanceof UpstreamError) return null;
        throw error;
      }
    },
  };
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** "OCT/10/2026 09 AM", wall-clock time at the zip code → "2026-10-10T09". Rows that can't be read are left out. */
function byHour(hours: z.infer<typeof uvAnswer>): Record<string, number> {
  const table: Record<string, number> = {};
  for (const { DATE_TIME, UV_VALUE } of hours) {
    const [, monthName = '', day = '', year = '', twelve = '', half = ''] =
      /^([A-Z]{3})\/(\d{2})\/(\d{4}) (\d{1,2}) (AM|PM)$/i.exec(DATE_TIME.trim()) ?? [];
    const month = months.indexOf(monthName.toUpperCase()) + 1;
    const value = plausibleUv(UV_VALUE);
    if (month === 0 || value === null) continue;
    const hour24 = (Number(twelve) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
    table[`${year}-${twoDigits(month)}-${day}T${twoDigits(hour24)}`] = value;
  }
  return table;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const hourKey = (moment: Date): string => rangeReading(moment).slice(0, 13).replace(' ', 'T');
