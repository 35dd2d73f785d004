/** The status sentences in US Spanish, which a page needs at once. */
import type { ClosurePart } from '#domain/agenda.ts';
import type { Cause } from '#domain/causes.ts';
import type { State, Why } from '#domain/day-status.ts';
import { type Day, endless, weekdayOf } from '#domain/days.ts';
import type { HolidayId } from '#domain/holidays.ts';
import type { Quote } from '#domain/quote.ts';
import { rangeMoment } from '#domain/range-time.ts';
import type { Window } from '#domain/windows.ts';
import { capitalized, listed, momentAt, spanishDate, spanishTimeAt, spanishWeekday } from './format-time.ts';
import { ended, joined, type Phrase, phrase, sentence, unended } from './phrase.ts';
import type { Span, StatusSentences } from './sentences.ts';

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

const quoted = (quote: Quote): Phrase => quote.es ?? [quote];

export function why(reason: Why): Phrase {
  if (reason.key === 'cause') return causes[reason.cause];
  if (reason.key === 'said' || reason.key === 'title') return quoted(reason.quote);
  const name = holidays[reason.holiday];
  return reason.isObserved ? `feriado ${name.startsWith('Día') ? 'del' : 'de'} ${name}` : name;
}

const whyWords = (whys: readonly Why[]): Phrase => joined(whys.map(why));
const withReason = (whys: readonly Why[]): Phrase => (whys.length > 0 ? phrase`: ${whyWords(whys)}` : '');
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
/** "la 1:00 p.m.", "las 4:00 p.m." */
export const at = (moment: Date): string => {
  const time = spanishTimeAt(moment);
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
};
const atReading = (reading: string): string => at(rangeMoment(`1970-01-01 ${reading}:00`));
export const hours = (windows: readonly Window[]): string =>
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

/** A sentence of ours within a line; a range's name or the club's words keep their capital. */
export const withinLine = (said: Phrase): Phrase =>
  typeof said === 'string' ? said.charAt(0).toLowerCase() + said.slice(1) : said;

function span({ first, last, today, from, to }: Span): string {
  const name = (day: Day) => (day === today ? 'hoy' : `el ${spanishDate(day)}`);
  if (last === endless) return `desde ${name(first)}`;
  if (!from && to) return `${name(first)}, hasta ${at(to)}`;
  if (!from) return first === last ? name(first) : `desde ${name(first)} hasta ${name(last)}`;
  if (!to) return `${name(first)}, desde ${at(from)}`;
  return first === last
    ? `${name(first)}, de ${at(from)} a ${at(to)}`
    : `desde ${name(first)}, ${at(from)}, hasta ${name(last)}, ${at(to)}`;
}

const dayAhead = (ahead: number, day: Day): string =>
  ahead === 0 ? 'hoy' : `el ${ahead < 7 ? spanishWeekday(weekdayOf(day)) : spanishDate(day)}`;

const states: Readonly<Record<State, string>> = {
  open: 'Abierto',
  'check-in-ends-soon': 'El registro termina pronto',
  'check-in-over': 'El registro terminó',
  closed: 'Cerrado',
  ask: 'Llame antes',
  unknown: 'Llame antes',
};
const shortStates: Partial<Record<State, string>> = {
  'check-in-ends-soon': 'Último registro',
  'check-in-over': 'Registro terminado',
};

export const statusWords = {
  state: (now) => states[now],
  stateShort: (now) => shortStates[now] ?? states[now],
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
  todayIs: (reason) => ended(phrase`Hoy: ${why(reason)}`),
  quoted,
  clubSays: (quote) => ended(phrase`El club dice: ${quoted(quote)}`),
  hoursToday: (windows) => sentence(`Horario de hoy: ${hours(windows)}`),
  hoursWouldBe: (windows) => sentence(`El horario sería ${hours(windows)}`),
  part,
  callBeforeDriving: () => 'Llame a la oficina antes de subir.',
  day: (day) => capitalized(spanishDate(day)),
  hours: (windows) => capitalized(hours(windows)),
  ofDay: (day, what) => phrase`${day}: ${withinLine(what)}`,
  usualHours: (windows) => `Normalmente ${hours(windows)}`,
  special: ({ es }) => es,
  specialToday: ({ es }) => `Hoy: ${es}.`,
  closedDay: () => 'Cerrado',
  askDay: () => 'Llame antes',
  why,
  closedOn: (days, whys) => phrase`Cerrado ${span(days)}${withReason(whys)}`,
  partlyOn: (days, what, whys) =>
    phrase`${capitalized(span(days))}: ${withinLine(unended(what))}${whys.length > 0 ? phrase` (${whyWords(whys)})` : ''}`,
  mayCloseOn: (days, what) =>
    what
      ? phrase`${ended(phrase`${capitalized(span(days))}: ${what}`)} Es posible que esté cerrado: llame antes de venir.`
      : `${capitalized(span(days))}: es posible que esté cerrado, llame antes de venir.`,
} satisfies StatusSentences;
