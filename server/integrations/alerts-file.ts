/** What an answer of the National Weather Service says about alerts, and what is kept of it. */
import { z } from 'zod';
import { isSiteWide, severityOf, unwrapped, type WeatherAlert } from '#domain/alerts.ts';
import { readJson, rows, words } from './readers.ts';

/** The longest real descriptions have some 5,000 characters. */
const text = words(10_000).nullish();
const feed = z.object({ features: rows(z.unknown(), 500) });
const feature = z.object({
  properties: z.object({
    event: z.string().min(1).max(200),
    status: text,
    messageType: text,
    severity: text,
    headline: words(500).nullish(),
    description: text,
    instruction: text,
    ends: text,
    expires: text,
  }),
});

const moment = z.string().nullable();
const alertSchema: z.ZodType<WeatherAlert> = z.object({
  event: z.string(),
  severity: z.string().transform(severityOf),
  headline: z.string(),
  description: z.string().exactOptional(),
  instruction: z.string().exactOptional(),
  ends: moment,
  expires: moment,
  link: z.string(),
  siteWide: z.boolean(),
});
/** `whole` is false when an alert could not be read. */
export const heldAlerts = z.object({ alerts: z.array(alertSchema), whole: z.boolean() });
export type HeldAlerts = z.infer<typeof heldAlerts>;

/** Reads the answer alert by alert. @param link the page for people that each of them leads to */
export function readAlerts(bytes: Uint8Array, link: string): HeldAlerts {
  const { features } = readJson('nws', feed)(bytes);
  const alerts: WeatherAlert[] = [];
  let whole = true;
  for (const one of features) {
    const result = feature.safeParse(one);
    if (!result.success) whole = false;
    else if (isReal(result.data.properties)) alerts.push(toAlert(result.data.properties, link));
  }
  return { alerts, whole };
}

type Properties = z.infer<typeof feature>['properties'];

/** Tests and drills come over the same wire; a cancellation says that another alert is over. */
const isReal = ({ status, messageType }: Properties): boolean =>
  (status ?? 'Actual') === 'Actual' && messageType !== 'Cancel';

function toAlert(properties: Properties, link: string): WeatherAlert {
  const { event, severity, headline, description, instruction, ends, expires } = properties;
  return {
    event,
    severity: severityOf(severity),
    headline: headline?.trim() || event,
    ...(description?.trim() && { description: unwrapped(description) }),
    ...(instruction?.trim() && { instruction: unwrapped(instruction) }),
    ends: toIso(ends),
    expires: toIso(expires),
    link,
    siteWide: isSiteWide(event),
  };
}

/** ISO 8601 in UTC; null for what is no moment. */
function toIso(time: string | null | undefined): string | null {
  const parsed = Date.parse(time ?? '');
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
