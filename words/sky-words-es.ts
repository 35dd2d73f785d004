/**
 * The weather service's words for the sky, in Spanish. They combine a few terms: how much of the sky or area, what
 * falls, and how likely (https://www.weather.gov/bgm/forecast_terms). Only the server has them, because they would cost
 * pages a kilobyte.
 */
import { capitalized } from './format-time.ts';

const skies: Readonly<Record<string, string>> = {
  sunny: 'soleado',
  'mostly sunny': 'mayormente soleado',
  'partly sunny': 'parcialmente soleado',
  clear: 'despejado',
  fair: 'buen tiempo',
  'mostly clear': 'mayormente despejado',
  'partly cloudy': 'parcialmente nublado',
  'mostly cloudy': 'mayormente nublado',
  cloudy: 'nublado',
  overcast: 'nublado',
  'few clouds': 'pocas nubes',
  'a few clouds': 'pocas nubes',
  'increasing clouds': 'aumento de nubes',
  'decreasing clouds': 'disminución de nubes',
  'gradual clearing': 'se despeja poco a poco',
  clearing: 'se despeja',
  'becoming sunny': 'se pone soleado',
  'becoming cloudy': 'se nubla',
  hot: 'caluroso',
  cold: 'frío',
  breezy: 'con brisa',
  windy: 'ventoso',
  blustery: 'con ráfagas de viento',
};

/** What adjectives agree with: a lluvia probable, chubascos probables. */
type Form = 'a' | 'as' | 'o' | 'os';

const falls: Readonly<Record<string, readonly [string, Form]>> = {
  rain: ['lluvia', 'a'],
  'light rain': ['lluvia ligera', 'a'],
  'heavy rain': ['lluvia fuerte', 'a'],
  'freezing rain': ['lluvia helada', 'a'],
  drizzle: ['llovizna', 'a'],
  'light drizzle': ['llovizna ligera', 'a'],
  showers: ['chubascos', 'os'],
  'rain showers': ['chubascos', 'os'],
  'light rain showers': ['chubascos ligeros', 'os'],
  thunderstorms: ['tormentas eléctricas', 'as'],
  thunderstorm: ['tormenta eléctrica', 'a'],
  't-storms': ['tormentas eléctricas', 'as'],
  snow: ['nieve', 'a'],
  'light snow': ['nieve ligera', 'a'],
  'heavy snow': ['nieve fuerte', 'a'],
  'snow showers': ['chubascos de nieve', 'os'],
  sleet: ['aguanieve', 'a'],
  'wintry mix': ['mezcla invernal', 'a'],
  fog: ['neblina', 'a'],
  // Thin fog in the words of stations: "Fog/Mist".
  'fog/mist': ['neblina', 'a'],
  mist: ['neblina', 'a'],
  'dense fog': ['neblina densa', 'a'],
  haze: ['bruma', 'a'],
  smoke: ['humo', 'o'],
  dust: ['polvo', 'o'],
  'blowing dust': ['polvo en el viento', 'o'],
  frost: ['escarcha', 'a'],
};

const plural = (form: Form): string => (form.endsWith('s') ? 's' : '');
const ways: readonly [RegExp, (name: string, form: Form) => string][] = [
  [/^slight chance (?:of )?(.+)$/, (name) => `poca probabilidad de ${name}`],
  [/^chance (?:of )?(.+)$/, (name, form) => `posible${plural(form)} ${name}`],
  [/^(.+) likely$/, (name, form) => `${name} probable${plural(form)}`],
  [/^isolated (.+)$/, (name, form) => `${name} aislad${form}`],
  [/^scattered (.+)$/, (name, form) => `${name} dispers${form}`],
  [/^numerous (.+)$/, (name, form) => `${name} numeros${form}`],
  [/^occasional (.+)$/, (name, form) => `${name} ocasional${plural(form) && 'es'}`],
  [/^widespread (.+)$/, (name, form) => `${name} generalizad${form}`],
  [/^patchy (.+)$/, (name) => `${name} por zonas`],
  [/^areas of (.+)$/, (name) => `zonas de ${name}`],
  [/^(.+)$/, (name) => name],
];

/** Several kinds of precipitation are plural, and masculine if one of them is. */
function fallOf(words: string): readonly [string, Form] | undefined {
  const known = falls[words];
  if (known) return known;
  const all = words.split(/ and |\/(?!mist)/).map((one) => falls[one]);
  if (all.length < 2 || all.includes(undefined)) return undefined;
  const names = all.flatMap((one) => one?.[0] ?? []);
  return [
    `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`,
    all.some((one) => one?.[1].startsWith('o')) ? 'os' : 'as',
  ];
}

function partOf(words: string): string | undefined {
  if (skies[words]) return skies[words];
  for (const [pattern, say] of ways) {
    const fall = fallOf(pattern.exec(words)?.[1] ?? '');
    if (fall) return say(...fall);
  }
  return listOf(words.split(' and '), ' y ');
}

const listOf = (parts: readonly string[], between: string): string | undefined => {
  const all = parts.length > 1 ? parts.map(partOf) : [undefined];
  return all.includes(undefined) ? undefined : all.join(between);
};

function skyWords(words: string): string | undefined {
  const plain = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const said = listOf(plain.split(' then '), ', luego ') ?? partOf(plain);
  return said && capitalized(said);
}

/** The server adds this in English if the words come from a forecast. */
const ofForecast = ' (forecast)';

/** The Spanish of "Chance Light Rain then Partly Sunny". None with an unknown term: all then stays English, marked. */
export function skyInSpanish(said: string | null): { es?: string } {
  const es = said === null ? undefined : skyWords(said.replace(ofForecast, ''));
  return es === undefined ? {} : { es: said?.endsWith(ofForecast) ? `${es} (pronóstico)` : es };
}
