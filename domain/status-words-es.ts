/** Today's status in the Spanish of the United States, for /es. In English: status-words.ts. */
import { daysBetween } from './days.ts';
import { minuteMs } from './durations.ts';
import { rangeTimeZone, startOfDay } from './range-time.ts';
import { plainSpaces } from './format-time.ts';
import type { Status } from './status.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-US', { timeZone: rangeTimeZone, ...options });
const clock = format({ hour: 'numeric', minute: '2-digit' });
const weekday = format({ weekday: 'long' });
const date = format({ weekday: 'long', day: 'numeric', month: 'long' });

const notChecked = 'No pudimos comprobar si hay cierres. Llame antes';

/** "las 4:00 p.m.", "la 1:00 p.m." */
function hour(at: Date): string {
  const said = plainSpaces(clock.format(at));
  return `${said.startsWith('1:') ? 'la' : 'las'} ${said}`;
}

/** What a visitor must know of today, in a line. */
export function spanishStatus(status: Status, now: Date): string {
  const { state, scheduled, window, today, next, outdated } = status;
  const until = window ? hour(window.closes) : '';
  const checkIn = window ? hour(window.lastCheckIn) : '';
  const left = window ? Math.ceil((window.lastCheckIn.getTime() - now.getTime()) / minuteMs) : 0;
  const ending = `El registro termina en ${left === 1 ? '1 minuto' : `${left} minutos`}, a ${checkIn}`;
  const opening = openingOf(status);
  switch (state) {
    case 'open':
      return sentences(`Abierto hoy hasta ${until}`, `Regístrese antes de ${checkIn}`);
    case 'check-in-ends-soon':
      return sentences(ending, `Abierto hasta ${until}`);
    case 'unknown':
      return sentences(
        ...(scheduled === 'check-in-ends-soon' ? [ending] : []),
        outdated ? `Normalmente abierto hoy hasta ${until}` : `Según el horario, abierto hasta ${until}`,
        notChecked,
      );
    case 'check-in-over':
      return sentences(
        `El registro ${next?.day === today.day ? 'se cerró por ahora' : 'de hoy ya terminó'}`,
        ...opening,
      );
    case 'ask':
      return sentences(
        today.reasons.some(({ kind }) => kind === 'holiday')
          ? 'Hoy es día feriado, y algunos feriados cerramos. Llame antes'
          : 'Es posible que hoy esté cerrado. Llame antes',
      );
    case 'closed':
      return sentences(today.windows.length > 0 ? 'Cerrado en este momento' : 'Hoy está cerrado', ...opening);
  }
}

/** Joins them. What ends in "p.m." ends in a period already. */
const sentences = (...parts: string[]): string =>
  parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');

/** When shooters can come next, and what is uncertain about it. */
function openingOf({ next, today, sure, outdated }: Status): string[] {
  if (!next) return ['No hay una apertura programada. Llame antes'];
  const ahead = daysBetween(today.day, next.day);
  const day = ahead === 0 ? 'hoy' : `el ${(ahead < 7 ? weekday : date).format(next.at)}`;
  const when = `${day} a ${hour(next.at)}`;
  return [
    ...(sure ? [`Abre ${when}`] : [`${outdated ? 'Normalmente abre' : 'Apertura prevista:'} ${when}`, notChecked]),
    ...(next.ask ? [`El ${date.format(startOfDay(next.ask.day))} es posible que abramos. Llame antes`] : []),
  ];
}
