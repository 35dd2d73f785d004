/** The Spanish of the United States. Over 200 lines, because it is a table of sentences. */
import type { ClosurePart } from '#domain/agenda.ts';
import type { Cause } from '#domain/causes.ts';
import type { Why } from '#domain/day-status.ts';
import { type Day, endless, weekdayOf, yearOf } from '#domain/days.ts';
import { type RainTerm, rainTerm } from '#domain/forecast.ts';
import type { HolidayId } from '#domain/holidays.ts';
import { rangeDay, rangeMoment } from '#domain/range-time.ts';
import type { FullClosure, RoadClosure } from '#domain/roads.ts';
import type { Window } from '#domain/windows.ts';
import { alertName } from './alert-names-es.ts';
import { capitalized, listed, momentAt, spanishDate, spanishTimeAt, spanishWeekday } from './format-time.ts';
import { ended, joined, type Phrase, phrase, sentence, strong, unended } from './phrase.ts';
import { complete, type LivePart, type Sentences, type Span } from './sentences.ts';

const causes: Readonly<Record<Cause, string>> = {
  snow: 'nieve',
  ice: 'hielo',
  rain: 'lluvia',
  wind: 'vientos fuertes',
  storm: 'tormenta',
  weather: 'mal tiempo',
  fire: 'incendio',
  'fire-danger': 'peligro de incendio',
  smoke: 'humo',
  power: 'apagón',
  road: 'carretera cerrada',
  maintenance: 'mantenimiento',
  'private-event': 'evento privado',
  'special-event': 'evento especial',
  match: 'competencia',
  training: 'entrenamiento',
  'staff-training': 'capacitación del personal',
  volunteers: 'jornada de voluntarios',
};

const holidays: Readonly<Record<HolidayId, string>> = {
  'new-years-day': 'Año Nuevo',
  'martin-luther-king-day': 'Día de Martin Luther King Jr.',
  'washingtons-birthday': 'Día de los Presidentes',
  'memorial-day': 'Día de los Caídos',
  juneteenth: 'Juneteenth',
  'independence-day': 'Día de la Independencia',
  'labor-day': 'Día del Trabajo',
  'columbus-day': 'Día de Colón',
  'veterans-day': 'Día de los Veteranos',
  thanksgiving: 'Día de Acción de Gracias',
  'christmas-eve': 'Nochebuena',
  christmas: 'Navidad',
  'new-years-eve': 'víspera de Año Nuevo',
};

function why(reason: Why): Phrase {
  if (reason.key === 'cause') return causes[reason.cause];
  if (reason.key === 'said' || reason.key === 'title') return [reason.quote];
  const name = holidays[reason.holiday];
  return reason.isObserved ? `feriado ${name.startsWith('Día') ? 'del' : 'de'} ${name}` : name;
}

const whyWords = (whys: readonly Why[]): Phrase => joined(whys.map(why));
const withReason = (whys: readonly Why[]): Phrase => (whys.length > 0 ? phrase`: ${whyWords(whys)}` : '');
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
function duration(count: number): string {
  const [whole, rest] = [Math.floor(count / 60), count % 60];
  return [whole > 0 && counted(whole, 'hora'), (rest > 0 || whole === 0) && counted(rest, 'minuto')]
    .filter(Boolean)
    .join(' y ');
}
/** "la 1:00 p.m.", "las 4:00 p.m." */
const at = (moment: Date): string => {
  const time = spanishTimeAt(moment);
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
};
const atReading = (reading: string): string => at(rangeMoment(`1970-01-01 ${reading}:00`));
const hours = (windows: readonly Window[]): string =>
  listed(
    windows.map(({ opens, closes }) => `de ${spanishTimeAt(opens)} a ${spanishTimeAt(closes)}`),
    'y',
  );

function part({ ranges, rangesEs = ranges, opens, closes, lastCheckIn }: ClosurePart): Phrase {
  const [until, from] = [opens && atReading(opens), closes && atReading(closes)];
  if (ranges && rangesEs) {
    const isNamed = String(rangesEs) !== String(ranges);
    const said = listed(rangesEs, 'y');
    const names = isNamed ? said : phrase`${{ said, language: 'en' }}`;
    if (until && from && opens && closes && closes < opens)
      return ended(phrase`${names}: cerrado de ${from} a ${until}`);
    if (until && from) return ended(phrase`${names}: abierto solo de ${until} a ${from}`);
    const times = [until && ` hasta ${until}`, from && ` desde ${from}`].filter(Boolean).join('');
    return ended(phrase`${names}: cerrado${times}`);
  }
  const checkIn = lastCheckIn ? ` Último registro: a ${sentence(atReading(lastCheckIn))}` : '';
  if (opens && closes)
    return closes < opens
      ? sentence(`Cerrado de ${from} a ${until}`)
      : `${sentence(`Abierto de ${until} a ${from}`)}${checkIn}`;
  return until ? sentence(`Abre a ${until}`) : `${sentence(`Cierra a ${from}`)}${checkIn}`;
}

function span({ first, last, today, from, to }: Span): string {
  const name = (day: Day) => (day === today ? 'hoy' : `el ${spanishDate(day)}`);
  if (last === endless) return `desde ${name(first)}`;
  if (!from) return first === last ? name(first) : `desde ${name(first)} hasta ${name(last)}`;
  if (!to) return `${name(first)}, desde ${at(from)}`;
  return first === last
    ? `${name(first)}, de ${at(from)} a ${at(to)}`
    : `desde ${name(first)}, ${at(from)}, hasta ${name(last)}, ${at(to)}`;
}

function timesOf(first: Day, last: Day, from: Date, to: Date | undefined): string {
  if (!to) return `a ${at(from)}`;
  return `de ${at(from)} a ${at(to)}${first === last ? '' : ` del ${spanishDate(last)}`}`;
}

const dayWithYear = (day: Day): string => `${spanishDate(day)} de ${yearOf(day)}`;
const fullDates = (first: Day, last: Day): string =>
  capitalized(first === last ? dayWithYear(first) : `del ${dayWithYear(first)} al ${dayWithYear(last)}`);

const dayAhead = (ahead: number, day: Day): string =>
  ahead === 0 ? 'hoy' : `el ${ahead < 7 ? spanishWeekday(weekdayOf(day)) : spanishDate(day)}`;

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

const noCondition = (): string => 'Sin informe de las condiciones';
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
/** A server of the release before has no Spanish. */
const inEnglish = ({ summary }: RoadClosure): Phrase => [{ said: summary.replace(/\.$/, ''), language: 'en' }];

function closedRoad({ road, closure }: Pick<FullClosure, 'road' | 'closure'>): Phrase {
  const { es } = closure;
  if (!es) return inEnglish(closure);
  return [roadName(road), wayOf(closure), 'cerrada', withoutTown(es.where)].filter(Boolean).join(' ');
}

function named(event: string): Phrase {
  const name = event.trim().replace(/\s+/g, ' ');
  return alertName(name) ?? [{ said: name, language: 'en' }];
}

const sentences = {
  state: (now) =>
    ({
      open: 'Abierto',
      'check-in-ends-soon': 'El registro termina pronto',
      'check-in-over': 'El registro terminó',
      closed: 'Cerrado',
      ask: 'Llame antes',
      unknown: 'Llame antes',
    })[now],
  opensShort: (moment) => `Abre a ${at(moment).replace(':00', '')}`,
  openUntil: (closes, checkIn) =>
    `Hoy hasta ${sentence(at(closes))} Regístrese a más tardar a ${sentence(at(checkIn))}`,
  endsSoon: (count, checkIn) => `Último registro en ${counted(count, 'minuto')}, a ${sentence(at(checkIn))}`,
  stillOpen: (closes) => `Abierto hasta ${sentence(at(closes))}`,
  pauses: () => 'Por ahora no hay registro.',
  reason: (whys) => ended(phrase`Motivo: ${whyWords(whys)}`),
  opens: (ahead, day, moment) => sentence(`Abre ${dayAhead(ahead, day)} a ${at(moment)}`),
  mayOpen: (moment) => `${sentence(`Quizá abra hoy a ${at(moment)}`)} Llame antes de venir.`,
  usuallyOpens: (ahead, day, moment) => sentence(`Normalmente abre ${dayAhead(ahead, day)} a ${at(moment)}`),
  noOpening: () => 'No hay fecha de apertura.',
  usuallyOpen: (windows) => sentence(`Normalmente abierto hoy, ${hours(windows)}`),
  unchecked: () => 'No pudimos verificar si hay cierres.',
  lastChecked: (moment, now) => sentence(`Última verificación: ${momentAt(moment, now, 'es')}`),
  callFirst: () => 'Llame antes de venir.',
  mayBeClosed: () => 'Hoy es posible que esté cerrado.',
  mayBeClosedOn: (day, whys) =>
    phrase`${ended(phrase`${capitalized(`el ${spanishDate(day)}`)}${withReason(whys)}`)} Ese día es posible que esté cerrado. Llame antes de venir.`,
  todayIs: (reason) => ended(phrase`Hoy es ${why(reason)}`),
  clubSays: (quote) => ended(phrase`El club dice: ${quote}`),
  hoursToday: (windows) => sentence(`Horario de hoy: ${hours(windows)}`),
  hoursWouldBe: (windows) => sentence(`El horario sería ${hours(windows)}`),
  part,
  callBeforeDriving: () => 'Llame a la oficina antes de subir.',
  day: (day) => capitalized(spanishDate(day)),
  hours: (windows) => capitalized(hours(windows)),
  usualHours: (windows) => `Normalmente ${hours(windows)}`,
  special: ({ es }) => es,
  specialToday: ({ es }) => `Hoy: ${es}.`,
  closedDay: () => 'Cerrado',
  askDay: () => 'Llame antes',
  openDay: (windows) => `Abierto, ${hours(windows)}`,
  why,
  closedFor: (reason) => phrase`Cerrado: ${why(reason)}`,
  closedOn: (days, whys) => phrase`Cerrado ${span(days)}${withReason(whys)}`,
  partlyOn: (days, what, whys) =>
    phrase`${capitalized(span(days))}: ${unended(what)}${whys.length > 0 ? phrase` (${whyWords(whys)})` : ''}`,
  mayCloseOn: (days, what) =>
    phrase`${capitalized(span(days))}: ${what}. Es posible que esté cerrado: llame antes de venir.`,
  dates: ({ first, last, from, to }) =>
    from
      ? `${fullDates(first, first)}, ${timesOf(first, last, from, to)}`
      : last === endless
        ? `Desde el ${fullDates(first, first)}`
        : fullDates(first, last),
  when: ({ first, last, from, to }) =>
    from
      ? capitalized(timesOf(first, last, from, to))
      : last === endless
        ? 'Todo el día, hasta nuevo aviso'
        : first === last
          ? 'Todo el día'
          : `Todo el día, hasta el ${spanishDate(last)}`,
  partWhen: ({ first, last }, what) => (first === last ? what : phrase`Hasta el ${spanishDate(last)}: ${what}`),
  mayBeClosedThen: () => 'Es posible que esté cerrado: llame antes de venir.',
  openAfterAll: (windows) => `Corrección: abierto como siempre, ${hours(windows)}`,
  openOnly: (windows) => `Abierto ${hours(windows)}`,
  mayBeClosedDay: () => 'Es posible que esté cerrado, llame antes',
  fromTo: (first, last) => `Del ${spanishDate(first)} al ${spanishDate(last)}`,
  isClosed: () => 'El campo de tiro está cerrado.',
  arriveAt: (moment) => sentence(`Llegaría a ${at(moment)}`),
  arriveBefore: (moment, count, lastCheckIn) =>
    sentence(`Llegaría a ${at(moment)}, ${duration(count)} antes del último registro, a ${at(lastCheckIn)}`),
  firstVisit: (by) => `En una primera visita, llegue antes de ${at(by)}: primero hay una orientación de seguridad.`,
  leaveBy: (moment) => sentence(`Salga a más tardar a ${at(moment)}`),
  rangeOpens: (moment) => sentence(`El campo de tiro abre a ${at(moment)}`),
  lastCheckInAt: (moment) => sentence(`El último registro es a ${at(moment)}`),
  roadsUnread: () => 'No se pueden verificar las carreteras en este momento.',
  roadUnread: (road) => `${roadName(road)}: no hay datos en vivo.`,
  roadIncomplete: (road) => `${roadName(road)}: puede haber más, falta una parte de los datos.`,
  alertsUnread: () => 'No se pueden verificar las alertas del tiempo en este momento.',
  alert: ({ event, ends }, others, now) =>
    ended(phrase`${strong(named(event))}${ends ? ` hasta ${then(new Date(ends), now)}` : ''}${andMore(others)}`),
  noAlerts: () => 'Sin alertas del tiempo.',
  noAlertsHere: (moment, now) =>
    sentence(`No hay alertas del tiempo para el campo de tiro${moment ? `, ${checked(moment, now)}` : ''}`),
  alertsUnknown: () => 'No se pueden verificar las alertas en este momento.',
  mayBeMoreAlerts: () => 'No se pueden verificar las alertas del tiempo en este momento, así que puede haber más.',
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
  waysAround: ({ isPartOpen, by }) => {
    const list = new Intl.ListFormat('es', { type: 'disjunction' }).format(by);
    const ways = list && `${by.length > 1 ? 'Otros caminos' : 'Otro camino'}: ${list}.`;
    return [isPartOpen && 'Vea qué parte está cerrada.', ways].filter(Boolean).join(' ');
  },
  noCondition,
  lastUpdated: (moment, now) => `Última actualización: ${momentAt(new Date(moment), now, 'es')}`,
  weatherNews: ({ temperature, condition }) =>
    phrase`Clima: ${String(temperature)} grados, ${{ said: condition, language: 'en' }}.`,
  forecastDay: (day, isNight) => `${capitalized(spanishDate(day))}${isNight ? ', noche' : ''}`,
  forecastOf: ({ words: sky, rain: chance, wind }) =>
    phrase`${sky === null ? noCondition() : { said: sky, language: 'en' }}. ${rain(chance)}. ${
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
  notUpdated: () => 'No se pudo actualizar. Se muestran los últimos datos.',
  pageLoaded: (moment) => `Página cargada a ${at(moment)}`,
  cameraDown: (moment, now) =>
    sentence(`Esta cámara no responde.${moment ? ` Su última imagen es ${of(moment, now)}` : ''}`),
  cameraFailed: (since, now) => sentence(`No se pudo cargar la imagen. Sin imagen desde ${then(since, now)}`),
  pictureTaken: (moment, now) => `Tomada ${on(moment, now)}`,
  pictureOld: (minutes) => `Esta imagen tiene más de ${minutes} minutos.`,
  eventsUnavailable: () => 'No se pueden cargar los eventos en este momento',
  mayBeMoreEvents: () => 'Puede haber más eventos que estos.',
  eventsAsOf: (moment, now) =>
    sentence(`No se puede leer el calendario en este momento. Esta es la lista de: ${momentAt(moment, now, 'es')}`),
  entryUnreadable: () => 'No se pudo leer una entrada del calendario, así que puede faltar un evento.',
  nothingPlanned: (days) => `No hay nada previsto para los próximos ${days} días. Rige el horario normal.`,
  laterEvents: () => 'Eventos posteriores',
  calendarUnread: () => 'No pudimos verificar si hay cierres',
  mayBeClosures: (known) => `Puede haber ${known > 0 ? 'más cierres que estos' : 'cierres'}: llame antes de subir.`,
} satisfies Sentences;

export const words = complete(sentences);
