/** The Spanish sentences about weather, alerts and roads, which /weather and the banners need without the others. */
import { rangeDay } from '#domain/range-time.ts';
import type { FullClosure, RoadClosure } from '#domain/roads.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import { at, withinLine } from './es-status.ts';
import { capitalized, momentAt, spanishDate } from './format-time.ts';
import { ended, type Phrase, phrase, sentence, strong, unended } from './phrase.ts';
import type { LivePart, NewsSentences } from './sentences.ts';

const andMore = (others: number): string => (others > 0 ? ` y ${others} más` : '');
/** "las 4:00 p.m." on the current day, "el domingo 11 de octubre a las 4:00 p.m." on any other. */
const clock = (moment: Date, now: Date): string =>
  rangeDay(moment) === rangeDay(now) ? at(moment) : `el ${spanishDate(rangeDay(moment))} a ${at(moment)}`;
/** "a las 4:00 p.m.", "el domingo 11 de octubre a las 4:00 p.m." */
export function on(time: string, now: Date): string {
  const moment = new Date(time);
  return `${rangeDay(moment) === rangeDay(now) ? 'a ' : ''}${clock(moment, now)}`;
}
/** "de las 4:00 p.m.", "del domingo 11 de octubre a las 4:00 p.m." */
const of = (time: string, now: Date): string => `de ${clock(new Date(time), now)}`.replace(/^de el /, 'del ');
export const checked = (time: string | null, now: Date): string =>
  `verificado ${time === null ? 'a una hora desconocida' : on(time, now)}`;

export const noCondition = 'Sin informe de las condiciones';
/** The weather service's words. An answer of the previous release, or one with a new word, has no Spanish. */
export const ofService = (said: string, es: string | undefined): Phrase => es ?? [{ said, language: 'en' }];
const condition = ({
  condition: said,
  es,
  unreported,
}: Pick<CurrentWeather, 'condition' | 'es' | 'unreported'>): Phrase => {
  if (!unreported) return ofService(said, es);
  return unreported === 'forecast' ? `${noCondition} (pronóstico)` : noCondition;
};
const liveParts: Readonly<Record<LivePart, string>> = {
  weather: 'el clima',
  forecast: 'el pronóstico',
  alerts: 'las alertas',
  roads: 'las carreteras',
  webcams: 'las cámaras',
};

export const roadName = (road: string): string => road.replace(/^SR-/, 'Carretera ');
const withoutTown = (where: string): string => where.replace(/, cerca de .*/, '');
const wayOf = ({ direction, es }: RoadClosure): string =>
  direction === 'both directions' ? '' : (es?.direction ?? '');
/** A server of the previous release sends no Spanish. */
const inEnglish = ({ summary }: RoadClosure): Phrase => [{ said: summary.replace(/\.$/, ''), language: 'en' }];

export function closedRoad({ road, closure }: Pick<FullClosure, 'road' | 'closure'>): Phrase {
  const { es } = closure;
  if (!es) return inEnglish(closure);
  return [roadName(road), wayOf(closure), 'cerrada', withoutTown(es.where)].filter(Boolean).join(' ');
}

export const newsWords = {
  alert: ({ event, es, ends }, others, now) =>
    ended(
      phrase`${strong(ofService(event, es))}${ends ? ` hasta ${clock(new Date(ends), now)}` : ''}${andMore(others)}`,
    ),
  noAlerts: () => 'Sin alertas del clima.',
  noAlertsHere: (moment, now) =>
    sentence(`No hay alertas del clima para el campo de tiro${moment ? `, ${checked(moment, now)}` : ''}`),
  alertsUnknown: () => 'No se pueden verificar las alertas en este momento.',
  mayBeMoreAlerts: () => 'No se pueden verificar las alertas del clima en este momento, así que puede haber más.',
  checkedAt: checked,
  roadBanner: (closed, others, now) =>
    ended(
      phrase`${strong(closedRoad(closed))}${andMore(others)}${closed.checkedAt ? `, ${checked(closed.checkedAt, now)}` : ''}`,
    ),
  closureBanner: (closed, others) => ended(phrase`${strong(unended(closed))}${andMore(others)}`),
  road: (closure) => {
    const { es } = closure;
    if (!es) return ended(inEnglish(closure));
    return es.note ? phrase`${es.summary} ${{ said: es.note, language: 'en' }}` : es.summary;
  },
  roadPartMissing: () => 'Falta una parte de los datos en vivo, así que puede haber más.',
  roadChecked: (moment, now) => sentence(capitalized(checked(moment, now))),
  roadsUnavailable: () => 'No hay datos en vivo de las carreteras.',
  noLaneClosures: (moment, now) => sentence(`No se reportan cierres de carriles, ${checked(moment, now)}`),
  roadNews: (closure, isMore) => {
    const { es } = closure;
    if (!es) return inEnglish(closure);
    return [es.lanes, wayOf(closure), withoutTown(es.where), isMore && 'y más'].filter(Boolean).join(', ');
  },
  noRoadNews: () => 'no se reportan cierres de carriles',
  roadNewsUnread: () => 'no hay datos en vivo',
  waysAround: ({ mayBeClosed, by }) => {
    const list = new Intl.ListFormat('es', { type: 'disjunction' }).format(by);
    if (mayBeClosed) return `Vea qué parte está cerrada${list && `. Puede estar en el camino por ${list}`}.`;
    return `${by.length > 1 ? 'Otros caminos' : 'Otro camino'}: ${list}.`;
  },
  condition,
  lastUpdated: (moment, now) => `Última actualización: ${momentAt(new Date(moment), now, 'es')}`,
  weatherNews: ({ temperature, ...now }) =>
    phrase`Clima: ${String(temperature)} grados, ${withinLine(condition(now))}.`,
  dataFrom: (moment, now) => `datos ${of(moment, now)}`,
  closuresChecked: (moment, now) => `cierres verificados ${on(moment, now)}`,
  calendarRead: (moment, now) => `calendario leído ${on(moment, now)}`,
  updated: (moment, except) => {
    const parts = new Intl.ListFormat('es').format(except.map((part) => liveParts[part]));
    return `Actualizado a ${at(moment)}${parts && `, excepto ${parts}`}`;
  },
  notUpdated: (showsReading) => `No se pudo actualizar.${showsReading ? ' Se muestran los últimos datos.' : ''}`,
  pageLoaded: (moment) => `Página cargada a ${at(moment)}`,
  cameraDown: (moment, now) =>
    sentence(`Esta cámara no responde.${moment ? ` Su última imagen es ${of(moment, now)}` : ''}`),
  cameraFailed: (since, now) => sentence(`No se pudo cargar la imagen. Sin imagen desde ${clock(since, now)}`),
  pictureTaken: (moment, now) => `Tomada ${on(moment, now)}`,
  pictureOld: (minutes) => `Esta imagen tiene más de ${minutes} minutos.`,
} satisfies NewsSentences;
