/** All sentences in US Spanish. Over 200 lines, because one list of them is what a translator reads. */
import { type Day, endless, yearOf } from '#domain/days.ts';
import { type RainTerm, rainTerm } from '#domain/forecast.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { FullClosure, RoadClosure } from '#domain/roads.ts';
import type { CurrentWeather } from '#domain/weather.ts';
import { withinLine, at, counted, hours, statusWords, why } from './es-status.ts';
import { capitalized, momentAt, spanishDate } from './format-time.ts';
import { ended, type Phrase, phrase, sentence, strong, unended } from './phrase.ts';
import { complete, type LivePart, type Sentences, type Span } from './sentences.ts';

function duration(count: number): string {
  const [whole, rest] = [Math.floor(count / 60), count % 60];
  return [whole > 0 && counted(whole, 'hora'), (rest > 0 || whole === 0) && counted(rest, 'minuto')]
    .filter(Boolean)
    .join(' y ');
}

function timesOf({ first, last, from, to }: Span): string | undefined {
  if (!from) return to && `hasta ${at(to)}`;
  if (!to) return `a ${at(from)}`;
  return `de ${at(from)} a ${at(to)}${first === last ? '' : ` del ${spanishDate(last)}`}`;
}

const dayWithYear = (day: Day): string => `${spanishDate(day)} de ${yearOf(day)}`;
const fullDates = (first: Day, last: Day): string =>
  capitalized(first === last ? dayWithYear(first) : `del ${dayWithYear(first)} al ${dayWithYear(last)}`);

const andMore = (others: number): string => (others > 0 ? ` y ${others} más` : '');
/** "las 4:00 p.m." on the current day, "el domingo 11 de octubre a las 4:00 p.m." on any other. */
const then = (moment: Date, now: Date): string =>
  rangeDay(moment) === rangeDay(now) ? at(moment) : `el ${spanishDate(rangeDay(moment))} a ${at(moment)}`;
/** "a las 4:00 p.m.", "el domingo 11 de octubre a las 4:00 p.m." */
function on(time: string, now: Date): string {
  const moment = new Date(time);
  return `${rangeDay(moment) === rangeDay(now) ? 'a ' : ''}${then(moment, now)}`;
}
/** "de las 4:00 p.m.", "del domingo 11 de octubre a las 4:00 p.m." */
const of = (time: string, now: Date): string => `de ${then(new Date(time), now)}`.replace(/^de el /, 'del ');
const checked = (time: string | null, now: Date): string =>
  `verificado ${time === null ? 'a una hora desconocida' : on(time, now)}`;

const noCondition = 'Sin informe de las condiciones';
/** The weather service's words. An answer of the previous release, or one with a new word, has no Spanish. */
const ofService = (said: string, es: string | undefined): Phrase => es ?? [{ said, language: 'en' }];
const condition = ({
  condition: said,
  es,
  unreported,
}: Pick<CurrentWeather, 'condition' | 'es' | 'unreported'>): Phrase => {
  if (!unreported) return ofService(said, es);
  return unreported === 'forecast' ? `${noCondition} (pronóstico)` : noCondition;
};
const rainTerms: Readonly<Record<RainTerm, string>> = {
  unlikely: 'Lluvia improbable',
  slight: 'Poca probabilidad de lluvia',
  chance: 'Posible lluvia',
  likely: 'Lluvia probable',
  'very-likely': 'Lluvia muy probable',
};
const rain = (chance: number | null): string =>
  chance === null ? 'Sin informe de la probabilidad de lluvia' : `${rainTerms[rainTerm(chance)]}, ${chance}%`;

const liveParts: Readonly<Record<LivePart, string>> = {
  weather: 'el clima',
  forecast: 'el pronóstico',
  alerts: 'las alertas',
  roads: 'las carreteras',
  webcams: 'las cámaras',
};

const roadName = (road: string): string => road.replace(/^SR-/, 'Carretera ');
const withoutTown = (where: string): string => where.replace(/, cerca de .*/, '');
const wayOf = ({ direction, es }: RoadClosure): string =>
  direction === 'both directions' ? '' : (es?.direction ?? '');
/** A server of the previous release sends no Spanish. */
const inEnglish = ({ summary }: RoadClosure): Phrase => [{ said: summary.replace(/\.$/, ''), language: 'en' }];

function closedRoad({ road, closure }: Pick<FullClosure, 'road' | 'closure'>): Phrase {
  const { es } = closure;
  if (!es) return inEnglish(closure);
  return [roadName(road), wayOf(closure), 'cerrada', withoutTown(es.where)].filter(Boolean).join(' ');
}

const sentences = {
  ...statusWords,
  openDay: (windows) => `Abierto, ${hours(windows)}`,
  closedFor: (reason) => phrase`Cerrado: ${why(reason)}`,
  dates: (span) => {
    const { first, last } = span;
    const times = timesOf(span);
    if (times) return `${fullDates(first, first)}, ${times}`;
    return last === endless ? `Desde el ${dayWithYear(first)}` : fullDates(first, last);
  },
  when: (span) => {
    const { first, last } = span;
    const times = timesOf(span);
    if (times) return capitalized(times);
    if (last === endless) return 'Todo el día, hasta nuevo aviso';
    return first === last ? 'Todo el día' : `Todo el día, hasta el ${spanishDate(last)}`;
  },
  partWhen: ({ first, last }, what) =>
    first === last ? what : phrase`Hasta el ${spanishDate(last)}: ${withinLine(what)}`,
  mayBeClosedThen: () => 'Es posible que esté cerrado: llame antes de venir.',
  openAfterAll: (windows) => `Corrección: abierto como siempre, ${hours(windows)}`,
  openOnly: (windows) => `Abierto ${hours(windows)}`,
  mayBeClosedDay: () => 'Es posible que esté cerrado, llame antes',
  fromTo: (first, last) => `Del ${spanishDate(first)} al ${spanishDate(last)}`,
  isClosed: () => 'El campo de tiro está cerrado.',
  arriveAt: (moment) => sentence(`Llegaría a ${at(moment)}`),
  arriveBefore: (moment, count, lastCheckIn) =>
    sentence(`Llegaría a ${at(moment)}, ${duration(count)} antes del último registro, a ${at(lastCheckIn)}`),
  firstVisit: (by) =>
    `En una primera visita, llegue a más tardar a ${at(by)}: primero hay una orientación de seguridad.`,
  leaveBy: (moment) => sentence(`Salga a más tardar a ${at(moment)}`),
  rangeOpens: (moment) => sentence(`El campo de tiro abre a ${at(moment)}`),
  lastCheckInAt: (moment) => sentence(`El último registro es a ${at(moment)}`),
  roadsUnread: () => 'No se pueden verificar las carreteras en este momento.',
  roadUnread: (road) => `${roadName(road)}: no hay datos en vivo.`,
  roadIncomplete: (road) => `${roadName(road)}: puede haber más, falta una parte de los datos.`,
  alertsUnread: () => 'No se pueden verificar las alertas del clima en este momento.',
  alert: ({ event, es, ends }, others, now) =>
    ended(
      phrase`${strong(ofService(event, es))}${ends ? ` hasta ${then(new Date(ends), now)}` : ''}${andMore(others)}`,
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
  roadName,
  roadTitle: (road) => `${roadName(road)} (${road.replace(/^SR-/, 'Highway ')})`,
  closedRoad,
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
  forecastDay: (day, isNight) => `${capitalized(spanishDate(day))}${isNight ? ', noche' : ''}`,
  forecastOf: ({ words: said, es, rain: chance, wind }) =>
    phrase`${said === null ? noCondition : ofService(said, es)}. ${rain(chance)}. ${
      wind === null ? 'Viento: sin datos' : `Viento de hasta ${wind} mph`
    }.`,
  forecastSource: (updatedAt, checkedAt, now) =>
    sentence(
      `Publicado por el Servicio Meteorológico Nacional (NWS) ${on(updatedAt, now)}, ${checked(checkedAt, now)}`,
    ),
  forecastNotUpdated: () => 'No se puede actualizar en este momento.',
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
  cameraFailed: (since, now) => sentence(`No se pudo cargar la imagen. Sin imagen desde ${then(since, now)}`),
  pictureTaken: (moment, now) => `Tomada ${on(moment, now)}`,
  pictureOld: (minutes) => `Esta imagen tiene más de ${minutes} minutos.`,
  eventsUnavailable: () => 'No se pueden cargar los eventos en este momento',
  mayBeMoreEvents: () => 'Puede haber más eventos que estos.',
  onlyClosures: () => 'Por ahora aquí solo están los cierres que el club ha anunciado.',
  eventsAsOf: (moment, now) =>
    sentence(`No se puede leer el calendario en este momento. Esta es la lista de: ${momentAt(moment, now, 'es')}`),
  entryUnreadable: () => 'No se pudo leer una entrada del calendario, así que puede faltar un evento.',
  nothingPlanned: (days) => `No hay nada previsto para los próximos ${days} días. Rige el horario normal.`,
  moreEvents: () => 'Más eventos',
  calendarUnread: () => 'No pudimos verificar si hay cierres',
  mayBeClosures: (known) => `Puede haber ${known > 0 ? 'más cierres que estos' : 'cierres'}: llame antes de subir.`,
} satisfies Sentences;

export const words = complete(sentences);
