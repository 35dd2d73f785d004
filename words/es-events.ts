/** The Spanish sentences about events and closures, which their lists need without the others. */
import { type Day, endless, yearOf } from '#domain/days.ts';
import { at, statusWords, why, withinLine } from './es-status.ts';
import { capitalized, momentAt, spanishDate } from './format-time.ts';
import { phrase, sentence } from './phrase.ts';
import type { EventSentences, Span } from './sentences.ts';

function timesOf({ first, last, from, to }: Span): string | undefined {
  if (!from) return to && `hasta ${at(to)}`;
  if (!to) return `a ${at(from)}`;
  return `de ${at(from)} a ${at(to)}${first === last ? '' : ` del ${spanishDate(last)}`}`;
}

const dayWithYear = (day: Day): string => `${spanishDate(day)} de ${yearOf(day)}`;

const fullDates = (first: Day, last: Day): string =>
  capitalized(first === last ? dayWithYear(first) : `del ${dayWithYear(first)} al ${dayWithYear(last)}`);

export const eventWords = {
  ...statusWords,
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
} satisfies EventSentences;
