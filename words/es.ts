/** All sentences in US Spanish: for the server, and for pages that need more. */
import { type RainTerm, rainTerm } from '#domain/forecast.ts';
import { eventWords } from './es-events.ts';
import { checked, closedRoad, newsWords, noCondition, ofService, on, roadName } from './es-news.ts';
import { at, counted, hours } from './es-status.ts';
import { capitalized, spanishDate } from './format-time.ts';
import { phrase, sentence } from './phrase.ts';
import { complete, type Sentences } from './sentences.ts';

function duration(count: number): string {
  const [whole, rest] = [Math.floor(count / 60), count % 60];
  return [whole > 0 && counted(whole, 'hora'), (rest > 0 || whole === 0) && counted(rest, 'minuto')]
    .filter(Boolean)
    .join(' y ');
}
const rainTerms: Readonly<Record<RainTerm, string>> = {
  unlikely: 'Lluvia improbable',
  slight: 'Poca probabilidad de lluvia',
  chance: 'Posible lluvia',
  likely: 'Lluvia probable',
  'very-likely': 'Lluvia muy probable',
};
const rain = (chance: number | null): string =>
  chance === null ? 'Sin informe de la probabilidad de lluvia' : `${rainTerms[rainTerm(chance)]}, ${chance}%`;

const sentences = {
  ...newsWords,
  ...eventWords,
  openDay: (windows) => `Abierto, ${hours(windows)}`,
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
  roadName,
  roadTitle: (road) => `${roadName(road)} (${road.replace(/^SR-/, 'Highway ')})`,
  closedRoad,
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
} satisfies Sentences;

export const words = complete(sentences);
