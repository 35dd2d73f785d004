/** The status and closures in the Spanish of the United States. The club's own words stay in their language. */
import { type AgendaEvent, lastDayOf } from './agenda.ts';
import { closureReason } from './closure-words.ts';
import { type Day, daysBetween, weekdayOf } from './days.ts';
import type { DayPlan, Reason } from './day-plan.ts';
import { minuteMs } from './durations.ts';
import { capitalized, spanishDate, spanishTimeAt } from './format-time.ts';
import { type HolidayId, holidaysOn } from './holidays.ts';
import { rangeDay } from './range-time.ts';
import { joinSentences, spanishTime, spanishWeekday } from './spanish.ts';
import type { State, Status } from './status.ts';
import type { StatusWords } from './status-words.ts';

const words: Readonly<Record<State, string>> = {
  open: 'Abierto',
  'check-in-ends-soon': 'Cierra pronto el registro',
  'check-in-over': 'Registro cerrado',
  closed: 'Cerrado',
  ask: 'Llame antes',
  unknown: 'Sin verificar',
};

const holidayNames: Readonly<Record<HolidayId, string>> = {
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

const reasons: ReadonlyMap<string, string> = new Map([
  ['snow', 'nieve'],
  ['ice', 'hielo'],
  ['rain', 'lluvia'],
  ['wind', 'viento'],
  ['high winds', 'vientos fuertes'],
  ['storm', 'tormenta'],
  ['weather', 'mal tiempo'],
  ['fire', 'incendio'],
  ['fire danger', 'peligro de incendio'],
  ['fire weather', 'peligro de incendio'],
  ['smoke', 'humo'],
  ['power outage', 'apagón'],
  ['no power', 'apagón'],
  ['road closed', 'carretera cerrada'],
  ['road closure', 'carretera cerrada'],
  ['maintenance', 'mantenimiento'],
  ['private event', 'evento privado'],
  ['special event', 'evento especial'],
  ['match', 'competencia'],
  ['training', 'entrenamiento'],
  ['volunteer day', 'jornada de voluntarios'],
]);

function reasonIn(title: string): string {
  const why = closureReason(title);
  return reasons.get(why.toLowerCase()) ?? why;
}

const notChecked = 'No pudimos verificar si hay cierres. Llame antes de venir';

const withArticle = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
const hour = (at: Date): string => withArticle(spanishTimeAt(at));

function lineOf(status: Status, now: Date): string {
  const { state, scheduled, window, today, next, outdated } = status;
  const until = window ? hour(window.closes) : '';
  const checkIn = window ? hour(window.lastCheckIn) : '';
  const left = window ? Math.ceil((window.lastCheckIn.getTime() - now.getTime()) / minuteMs) : 0;
  const ending = `El registro termina en ${left === 1 ? '1 minuto' : `${left} minutos`}, a ${checkIn}`;
  const opening = openingOf(status);
  switch (state) {
    case 'open':
      return joinSentences(`Abierto hoy hasta ${until}`, `Regístrese a más tardar a ${checkIn}`);
    case 'check-in-ends-soon':
      return joinSentences(ending, `Abierto hasta ${until}`);
    case 'unknown':
      return joinSentences(
        ...(scheduled === 'check-in-ends-soon' ? [ending] : []),
        outdated ? `Normalmente abierto hoy hasta ${until}` : `Según el horario, abierto hasta ${until}`,
        notChecked,
      );
    case 'check-in-over':
      return joinSentences(
        `El registro ${next?.day === today.day ? 'se cerró por ahora' : 'de hoy ya terminó'}`,
        ...opening,
      );
    case 'ask': {
      const isHoliday = today.reasons.some(({ kind }) => kind === 'holiday');
      const day = isHoliday ? `Hoy es ${namesOf(today.day)} y` : 'Hoy';
      return joinSentences(`${day} es posible que esté cerrado. Llame antes de venir`);
    }
    case 'closed': {
      const why = reasonsOf(today);
      const closed = `Hoy está cerrado${why ? `: ${why}` : ''}`;
      return joinSentences(today.windows.length > 0 ? 'Cerrado en este momento' : closed, ...opening);
    }
  }
}

const namesOf = (day: Day): string =>
  holidaysOn(day)
    .map(({ id, key }) => (key === 'observed' ? observed(holidayNames[id]) : holidayNames[id]))
    .join(' y ');

const observed = (name: string): string => `feriado ${name.startsWith('Día') ? 'del' : 'de'} ${name}`;

const reasonsOf = ({ day, reasons }: DayPlan): string =>
  reasons
    .map(({ kind, says }) => (kind === 'holiday' ? namesOf(day) : reasonIn(says)))
    .filter(Boolean)
    .join(', ');

function moreOf({ state, today }: Status, now: Date): string[] {
  if (state === 'closed') return today.reasons.flatMap(({ text }) => text || []);
  const holds = ({ kind, until }: Reason) => kind !== 'holiday' && (!until || now < new Date(until));
  return [
    ...(today.special ? [joinSentences(today.special.es)] : []),
    ...today.reasons.filter(holds).map(({ says, text }) => joinSentences(`Aviso del club: ${text || says}`)),
    ...today.partly.map(({ ranges = [], opens, closes }) => {
      const until = opens ? ` hasta ${withArticle(spanishTime(opens))}` : '';
      const from = closes ? ` desde ${withArticle(spanishTime(closes))}` : '';
      return joinSentences(`Cerrado hoy: ${ranges.join(', ')}${until}${from}`);
    }),
  ];
}

function openingOf({ next, today, sure, outdated }: Status): string[] {
  if (!next) return ['No hay fecha de apertura. Llame antes de venir'];
  const ahead = daysBetween(today.day, next.day);
  const day = ahead === 0 ? 'hoy' : `el ${ahead < 7 ? spanishWeekday(weekdayOf(next.day)) : spanishDate(next.day)}`;
  const when = `${day} a ${hour(next.at)}`;
  const opening = sure
    ? [`Abre ${when}`]
    : [`${outdated ? 'Normalmente abre' : 'Apertura prevista:'} ${when}`, notChecked];
  if (!next.ask) return opening;
  const why = reasonsOf(next.ask);
  const ask = `El ${spanishDate(next.ask.day)}${why ? ` (${why})` : ''} quizá abramos; llame antes de venir`;
  return [...opening, ask];
}

function spanishClosureLine(event: AgendaEvent, today: Day): string {
  const name = (day: Day) => (day === today ? 'hoy' : `el ${spanishDate(day)}`);
  const first = rangeDay(new Date(event.start));
  const last = event.allDay ? lastDayOf(event) : rangeDay(new Date(event.end));
  const times = event.allDay ? '' : `, de ${hour(new Date(event.start))} a ${hour(new Date(event.end))}`;
  const days = `${first === last ? name(first) : `desde ${name(first)} hasta ${name(last)}`}${times}`;
  const why = reasonIn(event.title);
  if (event.closes === 'yes') return `Cerrado ${days}${why ? `: ${why}` : ''}`;
  const title =
    event.closes === 'partly' ? (event.part ?? event.title) : `${event.title}. Quizá esté cerrado: llame antes`;
  return `${capitalized(days)}: ${title}`;
}

export const spanishWords = {
  status: (status: Status, now: Date): StatusWords => {
    return { word: words[status.state], line: lineOf(status, now), more: moreOf(status, now) };
  },
  closure: spanishClosureLine,
};
