/** Why the range closes: as a key if the club's title names a usual cause, otherwise in the club's own words. */
import { hasWords, type Quote, quoteOf } from './quote.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const date = String.raw`${weekday}|${month}\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const time = String.raw`noon|midnight|\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?|\d{1,2}:\d{2}`;
const span = String.raw`(?:for )?(?:today|the (?:rest of the )?day)|tonight|tomorrow|all day|hoy|todo el día|this (?:morning|afternoon|evening|week|weekend|${weekday})`;
const when = String.raw`(?:${span}|(?:(?:on|from|to|until|till|through|after|at|and|hasta|desde)\s+)?(?:${date}|${time}))`;

/** Matches "Range closed", the time given, and the word that introduces the reason. */
const beforeReason = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:sorry|notice|${span}|${date})[\s,:!\-–—]+)*(?:we(?:’re|'re| are)\s+)?(?:(?:the\s+)?range\s+(?:is\s+)?)?` +
    String.raw`(?:closed|closures?|clsd|shut|not open|cerrad[oa]|cierre)\b` +
    String.raw`(?:[\s,\-–—]*${when}(?![\p{L}\p{N}]))*[\s:;.,!/\-–—]*(?:(?:${span})(?![\p{L}\p{N}])[\s:,]*)?` +
    String.raw`(?:(?:for|due to|because of|on account of|por|debido a)\s+(?:the\s+)?)?`,
  'iu',
);

const afterReason = new RegExp(
  String.raw`(?:[\s:,;\-–—]+(?:(?:the\s+)?range\s+(?:is\s+)?)?(?:closed|cerrad[oa]))?(?:[\s,]+(?:today|hoy))?[\s.!]*$`,
  'iu',
);

/** "Closed: snow" → "snow", "Closed today for snow" → "snow"; empty if the title names no reason. */
export const closureReason = (title: string): string =>
  title
    .replace(beforeReason, '')
    .replace(afterReason, '')
    .replace(/^\((.*)\)$/, '$1');

const known = {
  snow: 'snow',
  nieve: 'snow',
  ice: 'ice',
  hielo: 'ice',
  rain: 'rain',
  lluvia: 'rain',
  wind: 'wind',
  'high winds': 'wind',
  viento: 'wind',
  storm: 'storm',
  tormenta: 'storm',
  weather: 'weather',
  'bad weather': 'weather',
  'mal tiempo': 'weather',
  fire: 'fire',
  incendio: 'fire',
  'fire danger': 'fire-danger',
  'fire weather': 'fire-danger',
  smoke: 'smoke',
  humo: 'smoke',
  'power outage': 'power',
  'no power': 'power',
  apagón: 'power',
  'road closed': 'road',
  'road closure': 'road',
  maintenance: 'maintenance',
  mantenimiento: 'maintenance',
  'private event': 'private-event',
  'evento privado': 'private-event',
  'special event': 'special-event',
  match: 'match',
  training: 'training',
  'staff training': 'staff-training',
  'volunteer day': 'volunteers',
} as const;

export type Cause = (typeof known)[keyof typeof known];
export const causes: readonly Cause[] = [...new Set(Object.values(known))];

/** Undefined if the title names no reason ("Closed", "..."). `es`: the club's Spanish of the title. */
export function causeOf(title: string, es?: string): { cause: Cause } | { quote: Quote } | undefined {
  const [said = '', saidEs] = [title, es].map((one) => one && closureReason(one).replace(/[\s.!]+$/, ''));
  const key = said.toLowerCase().replace(/^(?:a|an|the) /, '');
  if (Object.hasOwn(known, key)) return { cause: known[key as keyof typeof known] };
  return said && hasWords(said) ? { quote: quoteOf(said, title, saidEs) } : undefined;
}
