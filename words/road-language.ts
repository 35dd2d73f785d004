/** The words of road-report.ts in both languages. */
import type { Day } from '#domain/days.ts';
import { spanishDate, spanishTimeAt, timeAt, weekdayDate } from './format-time.ts';
import { sentence } from './phrase.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

export type RoadLanguage = {
  road: (road: string) => string;
  bound: Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
  bothDirections: string;
  between: (from: string, to: string) => string;
  at: (place: string) => string;
  near: (town: string) => string;
  inCounty: (county: string) => string;
  noPlace: string;
  junction: (number: string) => string;
  overcrossing: string;
  undercrossing: string;
  roadClosed: string;
  oneWay: string;
  inTurns: string;
  moving: string;
  partClosed: string;
  /** At least one of the three must be given. */
  lanesClosed: (lanes: number, rightShoulder: boolean, leftShoulder: boolean) => string;
  /** A ramp or connector, in Caltrans' words in lower case: "on ramp". */
  facility: (name: string) => string;
  closed: (facility: string) => string;
  workOn: (facility: string) => string;
  /** The reason, in Caltrans' words in lower case: "tree work". Empty if the language has no word for it. */
  work: (work: string) => string;
  untilFurtherNotice: string;
  /** `day`: set if it isn't today. */
  until: (end: Date, day: Day | undefined, isOverdue: boolean) => string;
  ended: (text: string) => string;
};

const counts = ['', 'one lane', 'two lanes', 'three lanes', 'four lanes'];

export const english: RoadLanguage = {
  road: en.roadName,
  bound: { north: 'northbound', south: 'southbound', east: 'eastbound', west: 'westbound' },
  bothDirections: 'both directions',
  between: (from, to) => `between ${from} and ${to}`,
  at: (place) => `at ${place}`,
  near: (town) => `near ${town}`,
  inCounty: (county) => `in ${county} County`,
  noPlace: '(the place is not reported)',
  junction: (number) => `the Highway ${number} junction`,
  overcrossing: 'overcrossing',
  undercrossing: 'undercrossing',
  roadClosed: 'road closed',
  oneWay: 'one-way traffic control',
  inTurns: 'lanes closed in turns',
  moving: 'slow-moving work vehicles',
  partClosed: 'part of the road closed',
  lanesClosed: (lanes, rightShoulder, leftShoulder) =>
    `${[counts[lanes] ?? `${lanes} lanes`, rightShoulder && 'the right shoulder', leftShoulder && 'the left shoulder']
      .filter(Boolean)
      .join(' and ')} closed`,
  facility: (name) => name.replace(/^(on|off) ramp$/, '$1-ramp'),
  closed: (facility) => `${facility} closed`,
  workOn: (facility) => `work on the ${facility}`,
  work: (work) =>
    `for ${work
      .replace(/\bac paving\b/, 'paving')
      .replace(/ operations?$/, '')
      .replace(/^(grinding|striping|paving|drilling|sweeping)$/, '$1 work')}`,
  untilFurtherNotice: 'until further notice',
  until: (end, day, isOverdue) => {
    const when = day ? `${weekdayDate(day)}, ${timeAt(end)}` : timeAt(end);
    return isOverdue ? `planned until ${when} and not yet reported finished` : `until ${when}`;
  },
  ended: (text) => `${text}.`,
};

const spanishCounts = ['', 'un carril', 'dos carriles', 'tres carriles', 'cuatro carriles'];

const spanishFacilities: Readonly<Record<string, string>> = {
  'on ramp': 'rampa de entrada',
  'off ramp': 'rampa de salida',
  connector: 'enlace',
  collector: 'vía colectora',
  'rest area': 'área de descanso',
  'frontage road': 'calle lateral',
  'turn pocket': 'carril de giro',
};

const spanishWorks: readonly (readonly [work: RegExp, said: string])[] = [
  [/\btrees?\b/, 'trabajos en árboles'],
  [/\b(vegetation|brush|weed)/, 'trabajos en la vegetación'],
  [/\b(land)?slides?\b/, 'un deslave'],
  [/\b(slope|rock)/, 'trabajos en la ladera'],
  [/\bstorm\b/, 'daños de tormenta'],
  [/\b(snow|ice)\b/, 'nieve o hielo'],
  [/\bflood/, 'una inundación'],
  [/\b(drain|culvert)/, 'trabajos de drenaje'],
  [/\b(paving|pavement|grinding|asphalt|slab|pothole)/, 'trabajos de pavimento'],
  [/\b(striping|marking)/, 'pintura de señales'],
  [/\b(sweeping|litter|debris)/, 'limpieza'],
  [/\b(electric|utilit|signal|light(s|ing)?\b)/, 'trabajos de servicios públicos'],
  [/\bguard ?rail|\bbarrier/, 'trabajos en la barrera'],
  [/\b(bridge|structure)/, 'trabajos en un puente'],
  [/\bemergency\b/, 'una emergencia'],
  [/\b(survey|inspection)/, 'una inspección'],
  [/\b(maintenance|repairs?|construction|drilling|works?|operations?)\b/, 'obras'],
];

export const spanish: RoadLanguage = {
  road: es.roadName,
  bound: { north: 'hacia el norte', south: 'hacia el sur', east: 'hacia el este', west: 'hacia el oeste' },
  bothDirections: 'en ambos sentidos',
  between: (from, to) => `entre ${from} y ${to}`,
  at: (place) => `en ${place}`,
  near: (town) => `cerca de ${town}`,
  inCounty: (county) => `en el condado de ${county}`,
  noPlace: '(no se informa el lugar)',
  junction: (number) => `el cruce con la carretera ${number}`,
  overcrossing: '(paso elevado)',
  undercrossing: '(paso inferior)',
  roadClosed: 'carretera cerrada',
  oneWay: 'paso alternado por un carril',
  inTurns: 'carriles cerrados por turnos',
  moving: 'vehículos de obras lentos',
  partClosed: 'parte de la carretera cerrada',
  lanesClosed: (lanes, rightShoulder, leftShoulder) => {
    const closed = [
      spanishCounts[lanes] ?? `${lanes} carriles`,
      rightShoulder && 'el acotamiento derecho',
      leftShoulder && 'el acotamiento izquierdo',
    ].filter(Boolean);
    return `${closed.join(' y ')} ${closed.length > 1 || lanes > 1 ? 'cerrados' : 'cerrado'}`;
  },
  facility: (name) => spanishFacilities[name] ?? 'vía lateral',
  closed: (facility) => `cierre: ${facility}`,
  workOn: (facility) => `obras: ${facility}`,
  work: (work) => {
    const [, said = ''] = spanishWorks.find(([pattern]) => pattern.test(work)) ?? [];
    return said && `por ${said}`;
  },
  untilFurtherNotice: 'hasta nuevo aviso',
  until: (end, day, isOverdue) => {
    const time = `${spanishTimeAt(end).startsWith('1:') ? 'la' : 'las'} ${spanishTimeAt(end)}`;
    const when = day ? `el ${spanishDate(day)} a ${time}` : time;
    return isOverdue ? `previsto hasta ${when}, y aún no se informa que terminó` : `hasta ${when}`;
  },
  ended: sentence,
};
