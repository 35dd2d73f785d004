import { isRecent } from './freshness.ts';

const alertSeverities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** One active alert of the National Weather Service. Times are ISO 8601 in UTC. */
export type WeatherAlert = {
  event: string;
  /** `event` in Spanish, where the server knows it. */
  es?: string;
  severity: AlertSeverity;
  headline: string;
  description?: string;
  instruction?: string;
  /** When the event ends; null if open-ended or unknown. */
  ends: string | null;
  /** When this message expires, usually before the event ends. */
  expires: string | null;
  link: string;
  siteWide: boolean;
};

/** The body of `GET /api/weather-alerts`. */
export type AlertsAnswer = {
  alerts: WeatherAlert[];
  /** When the source was last read, ISO 8601 in UTC; null when never. */
  checkedAt: string | null;
  /** `unknown`: the source can't be read now, so alerts may be missing. */
  status: 'ok' | 'unknown';
};

/** Warnings that stop a visit or the drive, by their names in https://api.weather.gov/alerts/types, in lower case. */
export const siteWideEvents: ReadonlySet<string> = new Set([
  'red flag warning',
  'extreme fire danger',
  'fire warning',
  'high wind warning',
  'extreme wind warning',
  'severe thunderstorm warning',
  'tornado warning',
  'winter storm warning',
  'blizzard warning',
  'ice storm warning',
  'snow squall warning',
  'flash flood warning',
  'evacuation immediate',
  'evacuation - immediate',
  'civil danger warning',
  'civil emergency message',
  'shelter in place warning',
  'law enforcement warning',
  'hazardous materials warning',
]);

/** Whether every page shows an alert of this National Weather Service event, in any letter case. */
export const isSiteWide = (event: string): boolean =>
  siteWideEvents.has(event.trim().replace(/\s+/g, ' ').toLowerCase());

/** Whether an alert is shown in red: one on every page, or a severe one. */
export const isRed = ({ siteWide, severity }: Pick<WeatherAlert, 'siteWide' | 'severity'>): boolean =>
  siteWide || severity === 'Extreme' || severity === 'Severe';

/** The severity by its name in the National Weather Service's answers; `Unknown` for any other. */
export function severityOf(name: string | null | undefined): AlertSeverity {
  return alertSeverities.find((severity) => severity.toLowerCase() === name?.trim().toLowerCase()) ?? 'Unknown';
}

const notOver = (alerts: readonly WeatherAlert[], now: Date) => alerts.filter((alert) => endOf(alert) > now.getTime());

/** In ms; Infinity if the source names no end. */
function endOf(alert: WeatherAlert): number {
  const end = alert.ends ?? alert.expires;
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
}

/** The forecast page of the National Weather Service for a point in decimal degrees. */
export function weatherServiceUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://forecast.weather.gov/MapClick.php?lat=${latitude}&lon=${longitude}`;
}

/** The alerts that are not over: most severe first, then those for every page, then the earliest end. */
export function activeAlerts(alerts: readonly WeatherAlert[], now: Date): WeatherAlert[] {
  const rank = (alert: WeatherAlert) => alertSeverities.indexOf(alert.severity);
  return notOver(alerts, now).sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(b.siteWide) - Number(a.siteWide) ||
      endOf(a) - endOf(b) ||
      a.event.localeCompare(b.event),
  );
}

/** The types of what pages show of an alert. An answer comes from another machine, so its type is not proven. */
function isReadable(alert: { readonly [Key in keyof WeatherAlert]?: unknown } | null): boolean {
  if (!alert) return false;
  const { event, es, severity, headline, description, instruction, ends, expires, link, siteWide } = alert;
  return (
    [event, severity, headline, link].every((text) => typeof text === 'string') &&
    [es, description, instruction].every((text) => text === undefined || typeof text === 'string') &&
    [ends, expires].every((time) => time === null || !Number.isNaN(Date.parse(String(time)))) &&
    typeof siteWide === 'boolean'
  );
}

/**
 * The part of an answer that still holds at a moment, in the same order. Neither an old answer nor a source that has
 * stopped answering shows that there are no other alerts, nor does an answer with an alert that can't be read.
 */
export function alertsAt(answer: AlertsAnswer, now: Date, isAnswering = true): AlertsAnswer {
  const readable = answer.alerts.filter(isReadable);
  const isWhole = readable.length === answer.alerts.length && isAnswering && isRecent(answer.checkedAt, now);
  return { ...answer, alerts: notOver(readable, now), status: isWhole ? answer.status : 'unknown' };
}

/** Joins the 66-column lines of the Weather Service, but keeps paragraphs and bullets. */
export const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*(\*?)/g, (gap, bullet: string) => (/\n\s*\n/.test(gap) ? `\n\n${bullet}` : bullet ? '\n*' : ' '));
