/** The EPA's hourly UV index, a daily forecast by zip code: https://www.epa.gov/enviro/web-services */
import { z } from 'zod';
import { dayMs, hourMs } from '#domain/durations.ts';
import { rangeReading } from '#domain/range-time.ts';
import { plausibleUv } from '#domain/weather.ts';
import { baseUrl, type FeedDeps } from './feed.ts';
import { jsonType, readJson, rows } from './json.ts';
import { withTimeout } from './timeout.ts';
import { undefinedIfUpstreamFailed } from './upstream-error.ts';

const name = 'epa-uv';

export const epaUvSettings = {
  EPA_UV_URL: baseUrl('https://data.epa.gov', 'Base URL of the EPA’s UV index (the path /efservice/… is appended).'),
};

const uvAnswer = rows(z.object({ DATE_TIME: z.string().max(40), UV_VALUE: z.number().nullable() }), 500)
  .refine((hours) => hours.length > 0)
  .transform(byHour);

/** Creates a function that returns this hour's UV index; null if unknown. It never rejects. */
export function openEpaUv(deps: FeedDeps<typeof epaUvSettings>): () => Promise<number | null> {
  const { settings, site, upstream, cache, timeouts, now } = deps;
  const url = `${settings.EPA_UV_URL}/efservice/getEnvirofactsUVHOURLY/ZIP/${site.zip}/JSON`;
  const table = cache.add({
    name,
    ttlMs: 3 * hourMs,
    staleIfErrorMs: dayMs,
    schema: z.record(z.string(), z.number()),
    load: (signal, cached) =>
      upstream.fetch({ upstream: name, url, accept: jsonType, signal }, cached?.validators, ({ bytes }) =>
        readJson(name, uvAnswer)(bytes),
      ),
  });
  return async () => {
    // Show the weather without UV rather than late.
    const cached = await withTimeout(timeouts.revalidateMs, new AbortController().signal, name, (signal) =>
      table.get(signal),
    ).catch(undefinedIfUpstreamFailed);
    return cached?.value[hourKey(now())] ?? null;
  };
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** By hour: "OCT/10/2026 09 AM", local time, becomes "2026-10-10T09". Invalid rows are skipped. */
function byHour(hours: { DATE_TIME: string; UV_VALUE: number | null }[]): Record<string, number> {
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
