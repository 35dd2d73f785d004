/**
 * Weather alerts for the range's point: the answer of /api/weather-alerts, its order, and which of them concern every
 * page.
 */

const alertSeverities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** One active alert of the National Weather Service. Times are ISO 8601 in UTC. */
export type WeatherAlert = {
  /** "Red Flag Warning". */
  event: string;
  severity: AlertSeverity;
  headline: string;
  description?: string;
  instruction?: string;
  /** When the event ends; null where it is open-ended or not said. */
  ends: string | null;
  /** When this message runs out, usually before the event does: a later message follows it. */
  expires: string | null;
  /** A page for people: the forecast of the range's point, which carries its alerts. */
  link: string;
  /** True for the warnings that a visitor must see on every page before driving up. */
  siteWide: boolean;
};

/** The body of `GET /api/weather-alerts`. */
export type AlertsAnswer = {
  /** Most severe first. */
  alerts: WeatherAlert[];
  /** When the source was last read, ISO 8601 in UTC; null when it never was. */
  checkedAt: string | null;
  /**
   * `unknown`: the source can't be read now, so an alert may be missing. Never read an empty list as "no alerts" then.
   */
  status: 'ok' | 'unknown';
};

/**
 * The events that stop a visit or make the drive dangerous, by the names of
 * https://www.weather.gov/nwr/eventcodes and https://api.weather.gov/alerts/types, in lower case. Watches and
 * advisories are not here.
 */
const siteWideEvents: ReadonlySet<string> = new Set([
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

export const isSiteWide = (event: string): boolean =>
  siteWideEvents.has(event.trim().replace(/\s+/g, ' ').toLowerCase());

/** An alert that is shown in red: it stops a visit, or its severity is Severe or Extreme. */
export const isRed = ({ siteWide, severity }: Pick<WeatherAlert, 'siteWide' | 'severity'>): boolean =>
  siteWide || severity === 'Extreme' || severity === 'Severe';

/** The severity as the source names it, or Unknown. */
export function severityOf(name: string | null | undefined): AlertSeverity {
  return alertSeverities.find((severity) => severity.toLowerCase() === name?.trim().toLowerCase()) ?? 'Unknown';
}

/** The moment until which an alert is shown, in ms; Infinity where the source names no end. */
function endOf(alert: WeatherAlert): number {
  const end = alert.ends ?? alert.expires;
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
}

/** The National Weather Service's page for people about a point (decimal degrees): its forecast and its alerts. */
export function weatherServiceUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://forecast.weather.gov/MapClick.php?lat=${latitude}&lon=${longitude}`;
}

/** The alerts not yet over at `now`: the most severe first, then those for every page, then the one that ends first. */
export function activeAlerts(alerts: readonly WeatherAlert[], now: Date): WeatherAlert[] {
  const rank = (alert: WeatherAlert) => alertSeverities.indexOf(alert.severity);
  return alerts
    .filter((alert) => endOf(alert) > now.getTime())
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(b.siteWide) - Number(a.siteWide) ||
        // NaN where neither has an end.
        endOf(a) - endOf(b) ||
        a.event.localeCompare(b.event),
    );
}

/**
 * The Weather Service breaks its lines at 66 columns; paragraphs and bullets are kept, the breaks inside them are not.
 */
export const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*(\*?)/g, (gap, bullet: string) => (/\n\s*\n/.test(gap) ? `\n\n${bullet}` : bullet ? '\n*' : ' '));
