/**
 * What a club has beside its shooting: places and gatherings that close or are called off while the range is open. Each
 * entry has both languages, so that neither knows a title that the other doesn't. The patterns are of folded text.
 */

/** Patterns, without capturing groups. */
type InBoth = { en: string; es: string };

const places: readonly InBoth[] = [
  { en: 'offices?', es: 'oficinas?' },
  { en: '(?:(?:pro|gift|coffee) ?)?shop', es: 'tienda(?: de regalos)?' },
  { en: 'store', es: 'almacen' },
  { en: 'snack ?(?:bar|shack|stand)|concessions?', es: 'puesto de (?:comida|bocadillos)' },
  { en: 'kitchen', es: 'cocina' },
  { en: 'caf(?:e|eteria)', es: 'cafeteria' },
  { en: '(?:rest|bath|wash) ?rooms?|toilets?', es: '(?:cuartos? de )?banos?|sanitarios?' },
  { en: 'showers?', es: 'duchas?|regaderas?' },
  { en: 'club ?house', es: 'casa club' },
  { en: '(?:training|class|meeting|club) ?rooms?', es: 'salon(?:es)?(?: de (?:clases|juntas|reuniones))?|aulas?' },
  { en: 'pavilion', es: 'pabellon' },
  { en: 'picnic area', es: 'area de picnic' },
  { en: '(?:camp|play) ?ground|(?:rv|camp) (?:spots|sites|area)', es: 'area de (?:acampar|juegos)' },
  { en: 'library', es: 'biblioteca' },
  // The only parking would be the way in.
  {
    en: '(?:upper|lower|overflow|north|south|east|west|rear|back|rv) (?:parking(?: (?:lot|area))?|lot)|parking lot [a-z0-9]{1,2}',
    es: 'estacionamiento (?:de (?:arriba|abajo|atras)|superior|inferior|norte|sur|trasero|adicional)',
  },
  { en: '(?:card|credit card) (?:reader|machine)|wi-?fi|internet', es: 'terminal de tarjetas' },
];

/** Not matches: what calls off a match may close the range too. */
const gatherings: readonly InBoth[] = [
  { en: 'class(?:es)?', es: 'clases?' },
  { en: 'courses?', es: 'cursos?' },
  { en: 'clinics?', es: 'clinicas?' },
  { en: 'workshops?', es: 'talleres|taller' },
  { en: 'seminars?', es: 'seminarios?' },
  { en: 'lessons?', es: 'leccion(?:es)?' },
  { en: 'orientations?', es: 'orientacion(?:es)?' },
  { en: 'league(?: (?:night|shoot))?s?', es: '(?:noche de )?ligas?' },
  { en: '(?:(?:board|members?|club) )?(?:meetings?|mtg)', es: 'reunion(?:es)?|juntas?' },
  { en: 'potlucks?', es: 'comida compartida|convivios?' },
  { en: 'breakfasts?', es: 'desayunos?' },
  { en: 'lunch(?:es)?', es: 'comidas?|almuerzos?' },
  { en: 'dinners?|suppers?|banquets?', es: 'cenas?|banquetes?' },
  { en: 'bbqs?|barbecues?|cook ?-?outs?', es: 'parrilladas?|barbacoas?|asados?' },
  { en: 'picnics?', es: 'picnics?' },
  { en: 'part(?:y|ies)', es: 'fiestas?' },
  { en: 'raffles?(?: drawings?)?|drawings?', es: 'rifas?|sorteos?' },
  { en: 'auctions?', es: 'subastas?' },
  { en: 'swap(?: ?meets?)?|(?:yard|garage) sale', es: 'mercadillos?|trueques?' },
  { en: 'fund ?-?raisers?', es: 'colectas?' },
  { en: 'work ?-?(?:part(?:y|ies)|days?|bees?)', es: '(?:jornada|dia) de trabajo' },
  { en: '(?:blood|toy|food) drives?', es: 'donacion de sangre' },
  { en: 'trips?', es: 'excursion(?:es)?|viajes?' },
  { en: 'exams?', es: 'examen(?:es)?' },
];

const closed: InBoth = {
  en: `(?:(?:is|are|will be|stays?|remains?) )?(?:closed|not (?:be )?open|out of order|under repairs?)|clos(?:es|ing)(?: early)?`,
  es: `(?:(?:estan?|estaran?|permanece) )?(?:cerrad[oa]s?|fuera de servicio|en reparacion)`,
};
const calledOff: InBoth = {
  en: `(?:(?:is|are|was|has been|have been|will be) )?(?:cancel+ed|canx|postponed|called off|rescheduled)`,
  es: `(?:(?:esta|estan|queda|quedan|fue|fueron|ha sido) )?(?:cancelad|pospuest|aplazad|suspendid|reprogramad|postergad|anulad)[oa]s?`,
};
const takesPlace: InBoth = { en: 'no', es: 'no (?:hay|habra|tenemos|tendremos)|sin' };
const upkeep: InBoth = {
  en: 'inventory|repairs?|maintenance|cleaning|remodel\\w*|painting|plumbing',
  es: 'inventario|reparacion(?:es)?|mantenimiento|limpieza|remodelacion|pintura|plomeria',
};
const means: InBoth = {
  en: '(?:credit |debit )?cards?|cash|checks?|exact change',
  es: 'efectivo|tarjetas?|cheques?|cambio exacto',
};
const when: InBoth = {
  en: 'today|tonight|this (?:week|weekend|month|saturday|sunday|morning|afternoon|evening)',
  es: 'hoy|esta (?:noche|semana|tarde|manana)|este (?:mes|sabado|domingo|fin de semana)',
};

/** A pattern that both languages share is there once: in a list, each of its words would double the ways to match. */
const eitherOf = (...entries: readonly InBoth[]): string =>
  `(?:${[...new Set(entries.flatMap(({ en, es }) => [en, es]))].join('|')})`;

const article = '(?:the|our|la|el|las|los|nuestra|nuestro)';
const conjunction = String.raw`(?: ?[,&+/]|,? (?:and|or|y|e|o)\b)`;
/** Up to three words around a noun, which {@link isBeside} judges: "hunter education class", "junta directiva". */
const word = String.raw`[a-z0-9']+(?:[.-][a-z0-9]+)*`;
const several = (nouns: string): string =>
  `(?:${word} ){0,3}${nouns}\\b(?:${conjunction} ?(?:${article} )?${nouns}\\b)*`;

const place = `${several(eitherOf(...places))}(?: de [a-z]+)?`;
const gathering = `${several(eitherOf(...gatherings))}(?: ${word}){0,3}?`;
/** A clause begins a title or follows a sign that divides, which "Range & office" and "range-office" don't. */
const begin = String.raw`(?<=(?:^|[^a-z0-9' &+/-]| -+) *)`;
const end = String.raw`(?=\W*$|[^a-z0-9' &+/-]| -)`;
const times = `(?:,? ${eitherOf(when)})*`;
const tail = `(?: \\d+ ?-? ?\\d+| (?:for|due to|por) (?:the |la |el )?${eitherOf(upkeep)}|,? ${eitherOf(when)})*`;

/**
 * What is closed or called off beside the range. Each alternative has one group, of what it is: only with
 * {@link isBeside} is it nothing of the range.
 */
export const offBeside = new RegExp(
  [
    `(${place}) ${eitherOf(closed)}\\b${tail}`,
    `cerrad[oa]s? (${article} ${place})${tail}${end}`,
    `(${gathering}) ${eitherOf(calledOff)}\\b${times}`,
    `(?:se (?:cancelan?|posponen?|suspenden?|aplazan?)|${eitherOf(calledOff)}(?: ?[:-]+)?) (${gathering})${end}`,
    `(?:${eitherOf(when)},? )?${eitherOf(takesPlace)} (${gathering})${end}`,
  ]
    .map((pattern) => `${begin}${pattern}`)
    .join('|'),
  'g',
);

/** How to pay: "Cash only", "Solo se acepta efectivo". */
export const payment = new RegExp(
  [
    `(?:only|solo|solamente|unicamente) (?:(?:en|con|se acepta) )?${eitherOf(means)}`,
    `${eitherOf(means)}(?:${conjunction} ${eitherOf(means)})* (?:only|solo|solamente|unicamente)`,
  ]
    .map((pattern) => `${begin}(?:(?:payment|pago|pagos) )?${pattern}${times}${end}`)
    .join('|'),
  'g',
);

const rangeItself = '(?:(?:the|our|today|ranges?|club|facility|we|hoy|el|nuestro|campo|de tiro|poligono)[ ,:-]+)*';
const isNotClosedIn: InBoth = {
  en: "(?:(?:(?:are|is|we're|will) )?(?:not|no longer)(?: be)?|isn't|aren't|won't be) (?:closed|closing|shut)",
  es: 'no (?:cerramos|cierra|(?:(?:esta|estamos|estara|estaremos) )?cerrad[oa]s?)',
};
/** A title that says that the range isn't closed, and nothing else. "Not closed yet" says more. */
export const notClosedAtAll = new RegExp(
  String.raw`^[^\w?]*${rangeItself}${eitherOf(isNotClosedIn)}(?:,? (?:${eitherOf(when)}|anymore|any more|after all))*[^\w?]*$`,
);

const noun = `${eitherOf(...places, ...gatherings)}\\b`;
const listed = new RegExp(`(?<=\\b${noun})${conjunction} ?(?:${article} )?(?=${noun})`, 'g');
const ofTheClub = new RegExp(String.raw`\b(?:(?:shooting )?range|public|club)(?= ${eitherOf(...places)}\b)`, 'g');
const ofTheRange = new RegExp(
  String.raw`[,&+/]|\b(?:and|or|y|e|o|ni|nor|with|con|plus|mas|so|because|porque|until|till?|hasta|then|all|every\w*|any|entire|whole|tod[oa]s?|cualquier|ranges?|club|facility|property|grounds|we|campos?|poligonos?|public\w*|open|shooting|practi\w*|(?<!\bde )tiro|closed|cerrad[oa]s?)\b`,
);
/** Whether a phrase of {@link offBeside} names only what is beside the range: not "range and office", "all classes". */
export const isBeside = (phrase: string): boolean =>
  !ofTheRange.test(phrase.replace(ofTheClub, '').replace(listed, ' '));

/** What makes a range share the lot of what is beside it: "Snack bar closed. Range too.", "No class, open Monday". */
export const sharesLot =
  /\b(?:(?:open\w*|abr[ei]\w*|abiert\w+)\b.*\b(?:next|tomorrow|manana|(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*)|too|also|as well|likewise|same|both|tambien|igual\w*|tampoco|neither|nor|ni|so (?:is|are)|everything|everyone|todo)\b/;
/** Names of the range or of shooting, and what joins them to what is closed: "Office closed and range". */
export const rangeNames =
  /\b(?:open shoot|shoot(?:s|ing)?|practic[ea]|tiro|publico|us|rest|demas|nosotros|grounds|porton(?:es)?|camino|carretera)\b/;
export const joins = /^(?:so|because|but|with|as|plus|then|or|y|e|o|pero|con|mas|porque|lo|of)$/;
