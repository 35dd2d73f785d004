/** Times are those of the server's clock. */
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { AlertsAnswer, WeatherAlert } from '#domain/alerts.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import type { RoadId } from '#domain/lane-closures.ts';
import type { RoadReport, RoadsAnswer } from '#domain/roads.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import type { WebcamReport, WebcamsAnswer } from '#domain/webcams.ts';
import { allDayEvent } from '#tests/fixtures/club.ts';

/** 9:50 AM at the range. */
const measured = '2026-10-10T16:50:00Z';
/** 9:58 AM at the range. */
const checked = '2026-10-10T16:58:00Z';

/** `icon` may be anything: what a page does with others than the four is for the test to see. */
export const weather = (
  current: Partial<Omit<WeatherAnswer['current'], 'icon'>> & { icon?: string } = {},
  lastUpdated = measured,
) => ({
  current: {
    temperature: 61,
    condition: 'Fair',
    es: 'Buen tiempo',
    icon: 'sun',
    windSpeed: 12,
    humidity: 40,
    uvIndex: 6,
    ...current,
  },
  location: { name: 'Los Gatos', region: 'California', country: 'United States' },
  lastUpdated,
});

export const redFlag: WeatherAlert = {
  event: 'Red Flag Warning',
  es: 'Aviso de bandera roja',
  severity: 'Severe',
  headline: 'Red Flag Warning issued October 10 at 3:00AM PDT',
  description: 'Strong winds and low humidity.',
  instruction: 'Any spark can start a fire.',
  ends: '2026-10-12T03:00:00Z',
  expires: null,
  link: 'https://forecast.weather.gov/MapClick.php?lat=37.2388&lon=-122.1052',
  siteWide: true,
};

export const heatAdvisory: WeatherAlert = {
  ...redFlag,
  event: 'Heat Advisory',
  es: 'Advertencia de calor',
  severity: 'Moderate',
  headline: 'Heat Advisory until 8 PM',
  siteWide: false,
};

export const alerts = (list: WeatherAlert[] = [], status: AlertsAnswer['status'] = 'ok'): AlertsAnswer => ({
  alerts: list,
  checkedAt: status === 'ok' ? checked : null,
  status,
});

const quiet = (road: RoadId): RoadReport => ({
  road,
  state: 'no-reported-closures',
  closures: [],
  checkedAt: checked,
  complete: true,
});

export const roads = (changes: Partial<Record<RoadId, Partial<RoadReport>>> = {}): RoadsAnswer => ({
  roads: (['SR-17', 'SR-35', 'SR-9'] as const).map((road) => ({ ...quiet(road), ...changes[road] })),
});

export const closure = (summary: string, full = false): RoadReport['closures'][number] => ({
  summary,
  where: 'at Summit Road',
  direction: 'both directions',
  lanes: full ? 'road closed' : 'one lane closed',
  full,
  es: {
    summary: `${full ? 'Carretera cerrada' : 'Un carril cerrado'} en Summit Road.`,
    where: 'en Summit Road',
    direction: 'en ambos sentidos',
    lanes: full ? 'carretera cerrada' : 'un carril cerrado',
  },
});

export const closedRoads = (...ids: RoadId[]): RoadsAnswer =>
  roads(Object.fromEntries(ids.map((id) => [id, { state: 'closed', closures: [closure('Closed.', true)] }])));

const camera = (id: WebcamReport['id']): WebcamReport => ({
  id,
  configured: true,
  capturedAt: checked,
  stale: false,
  status: 'ok',
});

export const webcams = (main: Partial<WebcamReport> = {}): WebcamsAnswer => ({
  cameras: [{ ...camera('main-range'), ...main }, camera('parking')],
});

/** What a server says that knows of nothing but its calendar; null: of a club that has none. */
export const status = (
  calendar: Partial<CalendarNews> | null = {},
  changes: Partial<StatusAnswer> = {},
): StatusAnswer => ({
  state: 'open',
  scheduled: null,
  today: null,
  next: null,
  sure: true,
  decidedBy: 'hours',
  sources: [],
  changesAt: '2026-10-10T21:00:00Z',
  days: [],
  closures: [],
  calendar: calendar && { checkedAt: checked, complete: true, events: [], ...calendar },
  closuresCalendar: null,
  ...changes,
});

export const agenda = (answer: Partial<AgendaAnswer> = {}): AgendaAnswer => ({
  events: [],
  from: '2026-10-10T07:00:00Z',
  to: '2026-12-09T08:00:00Z',
  fetchedAt: checked,
  status: 'ok',
  ...answer,
});

export const snow = allDayEvent('Closed: snow', '2026-10-10');
