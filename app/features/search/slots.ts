/**
 * What code reads from a query: ages, a day, a time of day, and how many people come, in English and Spanish.
 * Over 200 lines: ages, days and times are read in one order, because a number is only one of them.
 */
import { addDays, type Day, dayFrom, type Weekday, weekdayOf, weekdays, yearOf } from '#domain/days.ts';
import { plainLetters } from './terms.ts';

export type Slots = {
  /** In years, the youngest first. */
  ages: readonly number[];
  /** How many of them were counted; undefined where no one was. `mixed`: of any age, as a family. */
  party: { adults: number; juniors: number; people: number; mixed: number } | undefined;
  day: Day | undefined;
  /** A time of day that is named, in minutes after midnight. */
  time: number | undefined;
  /** Whether the day is a holiday that is computed, however it was asked for. */
  isHoliday?: boolean;
  /** The query without them. */
  rest: string;
};

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const pequenos =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const written = new Map([...small, ...pequenos].map((word, index) => [word, String((index % 20) + 1)]));
/** Of written numbers, these are hardly ever anything but an age: "seventeen, buying slugs". */
const teens = [...small.slice(12, 19), ...pequenos.slice(12, 19)];

/** School years in words: "first grader", "va en primero de primaria"; and how old one is at least before the first. */
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ordinales = 'primero segundo tercero cuarto quinto sexto'.split(' ');
const schools = new Map([
  ['primaria', 5],
  ['grado', 5],
  ['secundaria', 11],
  ['prepa', 14],
  ['preparatoria', 14],
]);
const inWords = new RegExp(`\\b(${ordinals.join('|')})(?= grade(?:rs?)?\\b)`, 'g');
const enPalabras = new RegExp(
  `\\b(${ordinales.join('|')}|primer|tercer|\\d)[oa]? (?:(?:ano )?de )?(${[...schools.keys()].join('|')})\\b`,
  'g',
);

function readSchool(text: string): string {
  return text
    .replace(inWords, (word) => `${ordinals.indexOf(word) + 1}th`)
    .replace(enPalabras, (_, year: string, school: string) => {
      const at = ordinales.findIndex((one) => one.startsWith(year)) + 1 || Number(year);
      return ` ${at + (schools.get(school) ?? 0)} anos `;
    });
}

/** People of whom an age is said. */
const person =
  'kids?|kiddos?|child|children|grandchild(?:ren)?|stepsons?|stepdaughters?|godsons?|goddaughters?|scouts?|twins?|siblings?|sis|bro|babies|baby|toddlers?|guys?|bf|gf|fiancee?|roommate|niblings?|seniors?|freshman|sophomore|sons?|daughters?|boys?|girls?|nephews?|nieces?|youngest|oldest|eldest|tweens?|grandbab(?:y|ies)|brothers?|sisters?|grandsons?|granddaughters?|grandkids?|cousins?|friends?|teens?|teenagers?|juniors?|students?|girlfriend|boyfriend|wife|dad|mom|hij[oa]s?|nin[oa]s?|sobrin[oa]s?|niet[oa]s?|herman[oa]s?|prim[oa]s?|muchach[oa]s?|chic[oa]s?|chav[oa]s?|chamac[oa]s?|morr[oa]s?|bebes?|novi[oa]s?|ahijad[oa]s?|jovencit[oa]s?|joven|menor(?:es)?|chiquit[oa]s?|chiquill[oa]s?|peques?|pequen[oa]s?|nen[ea]s?|escuincl[ea]s?|cri[oa]s?';
/** Behind these a number is no age. */
const units =
  '(?!\\s*(?:mins?\\b|minut|mi\\b|mile|hour|hr\\b|h\\b|hmr|wsm|wmr|people|person|of us|adult|kid|shooter|junior|yard|yd|ft|feet|foot|ga\\b|gauge|mm|cal|round|day|week|month|am\\b|pm\\b|a\\.?m|p\\.?m|:|/|\\.\\d|dollar|percent|%|milla|hora|dia|yarda|persona|tiro|open|clos|clear|block|jam|pack|slow|traffic|back|shots?\\b|bmg|mag|acp|ae\\b|auto\\b|special|spl\\b|colt|beowulf|bore|action|s&w|sw\\b|lr\\b|x\\d))';
const old = '(?:\\s*-?\\s*(?:y\\s?/?\\s?o|yo)s?\\b|\\s*-?\\s*(?:yrs?|years?)\\s*-?\\s*(?:olds?|of age)\\b)';
const num = '(\\d{1,2})(?!\\d)';

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|fall|winter|verano|otono|invierno|primavera';
/** Behind an age: it is reached later. */
const later = `(?:\\s*(?:anos|(?:years?|yrs?) old|yo))?\\s+(?:soon|next|tomorrow|manana|pronto|(?:in|on|en|el|la|this|este|esta|within)\\s+(?:(?:the|early|late|mid|about|like|a|an|un|una|unos|few|couple|of|next|coming|proxim[oa]s?|mes|semana|ano|\\d{1,2}|one|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\\s+)*(?:${month}|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|que viene|q viene|proxim[oa]))\\b`;
const before = `(?:turns?|turning|shy of|short of|from being|later (?:from|before|until|till|para|pa)(?: los)?|cumpla|(?:before|until|till|til|antes de que|hasta que) (?:hes|shes|he is|she is|im|tenga|cumpla)|(?:will|gonna|going to|about to) (?:be|turn)|(?:she|he|i|they)ll (?:be|turn)|\\d{1,2} going on|almost|nearly|not quite|not yet|isnt(?: yet)?|arent|cumple|cumplen|cumplira|cumplire|cumplir|casi|va (?:para|pa)|(?:va|voy|van) a tener|(?:anda|ando) en|no ha cumplido|no tiene)`;
/** Ages that are reached today, then those that are reached later: who turns 7 in a month is 6. */
const birthdays: readonly [RegExp, (years: number) => number][] = [
  [
    new RegExp(
      `\\b(?:just turn(?:ed|s)|turned|acaba de cumplir|recien cumplio|recien cumplidos|ya cumplio|cumplio)\\s+(?:los\\s+)?${num}${units}`,
      'g',
    ),
    (years) => years,
  ],
  [new RegExp(`\\b(?:turns?|turning|is|cumple)\\s+${num}\\s+(?=(?:today|hoy)\\b)`, 'g'), (years) => years],
  [
    new RegExp(`\\b${before}\\s+(?:only\\s+|just\\s+|los\\s+|(?:her|his|their|sus?)\\s+)?${num}${units}`, 'g'),
    (years) => years - 1,
  ],
  [
    new RegExp(
      `\\b(?:${person}|im|i am|is|are|be|hes|shes|theyre|tengo|tiene|tienen)\\s+(?:only\\s+|just\\s+)?${num}(?=${later})`,
      'g',
    ),
    (years) => years - 1,
  ],
  [new RegExp(`\\b${num}(?:${old})(?=${later})`, 'g'), (years) => years - 1],
  [
    new RegExp(`\\b${num}(?:st|nd|rd|th)\\s+(?:birthday|bday)(?:\\s+(?:is|party))?(?=${later})`, 'g'),
    (years) => years - 1,
  ],
  // "She is 7 in January", where the month comes first: "in january my son is 7".
  [
    new RegExp(
      `\\b(?:(?:in|next|en)\\s+(?:${month}|month|year)|later)\\b.*?\\b(?:is|be|hes|shes|im|los|tiene|tengo|tendra|${person})\\s+${num}${units}`,
      'g',
    ),
    (years) => years - 1,
  ],
];

const agePatterns: readonly [RegExp, (years: number) => number][] = [
  [new RegExp(`\\b${num}\\s*-?\\s*(?:months?|mos?|meses|semanas|weeks?)(?:\\s*-?\\s*old)?\\b`, 'g'), () => 0],
  [new RegExp(`\\b${num}${old}`, 'g'), (years) => years],
  [new RegExp(`\\b${num}\\s*-?\\s*(?:yrs?|years?)\\s+(?=(?:${person})\\b)`, 'g'), (years) => years],
  [
    new RegExp(`\\b${num}\\s*(?:\\+|(?:and|or|&|y|o)\\s*(?:over|up|older|above|mas|mayor(?:es)?)\\b)`, 'g'),
    (years) => years,
  ],
  [new RegExp(`\\b${num}\\s*(?:and|or|&)\\s*(?:under|younger|below)\\b`, 'g'), (years) => years],
  [
    new RegExp(
      `\\b(?:under|below|younger than|less than|menor(?:es)? de|menos de)\\s+(?:age\\s+|the age of\\s+)?${num}${units}`,
      'g',
    ),
    (years) => years - 1,
  ],
  [
    new RegExp(`\\b(?:over|older than|at least|mayor(?:es)? de|mas de)\\s+(?:age\\s+)?${num}${units}`, 'g'),
    (years) => years,
  ],
  [new RegExp(`\\b${num}(?:st|nd|rd|th)\\s+(?:birthday|bday)`, 'g'), (years) => years],
  [new RegExp(`\\b${num}(?:st|nd|rd|th)\\s+grade(?:rs?)?\\b`, 'g'), (grade) => grade + 5],
  [
    new RegExp(
      `^\\s*${num}\\s+(?=(?:with|w|w\\/|without|and no|no parents?|alone|solo|sola|con|sin|can|may|do|and (?:i|im|have|has|got|want|wants|wanna|my|can|may|buy|buying|alone)|y (?:tengo|quiero|puedo|tiene|solo|sola)|buy|buying|buys|purchase|purchasing|coach|supervise|comprar|compra|comprando)\\b)`,
      'g',
    ),
    (years) => years,
  ],
  [new RegExp(`\\b${num}\\s*anos\\b`, 'g'), (years) => years],
  // "Con 18 puedo tirar": with a shotgun of 20 gauge it is rather read as an age than the other way round.
  [/\bcon (1[3-9]|20)(?=\s+(?:ya|puedo|puede|me|se)\b)/g, (years) => years],
  // "Buy bullets at 18": in English an hour is at most 12.
  [new RegExp(`\\b(?:at(?=\\s+(?:1[3-9]|2\\d)(?!\\d))|a los)\\s+${num}${units}`, 'g'), (years) => years],
  // "Can I (19f) buy": not "25m", which are meters.
  [new RegExp(`\\b(?:i|im|me)\\s+${num}[fm]\\b`, 'g'), (years) => years],
  [
    new RegExp(
      `\\b(?:ages?|aged|im|i am|hes|he is|shes|she is|theyre|they are|whos|who is|is|are|was|be|tengo|tiene|tienen|edad|edad de)\\s+(?:only\\s+|just\\s+|now\\s+|about\\s+|solo\\s+)?${num}${units}`,
      'g',
    ),
    (years) => years,
  ],
  [
    new RegExp(`\\b(?:${person})\\s+(?:is\\s+|of\\s+|aged?\\s+|de\\s+|tiene\\s+|con\\s+)?${num}${units}`, 'g'),
    (years) => years,
  ],
];

const weekdayNames: readonly (readonly [Weekday, RegExp])[] = [
  ['monday', /\b(?:mon|mondays?|lunes)\b/],
  ['tuesday', /\b(?:tues?|tuesdays?|martes)\b/],
  ['wednesday', /\b(?:weds?|wednesdays?|wensdays?|wednsdays?|miercoles)\b/],
  ['thursday', /\b(?:thu|thurs?|thursdays?|jueves)\b/],
  ['friday', /\b(?:fri|fridays?|viernes)\b/],
  ['saturday', /\b(?:sat|saturdays?|sabados?)\b/],
  ['sunday', /\b(?:sundays?|domingos?)\b/],
];

const months =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'.split(
    ' ',
  );
const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Reads the slots of a query as of a day of the range. */
export function readSlots(query: string, today: Day): Slots {
  // "My brother (13)", "my son, 12": signs between a person and an age say nothing.
  let rest = ` ${plainLetters(query).replace(/[()[\],;?!¿¡]/g, ' ')} `;
  // "7 and a half years old" is 7; any other "7 1/2" is no date but a size, which plainLetters writes as 7.5.
  rest = rest.replace(wholeYears, '$1').replace(wholeAge, '$1').replace(halfYears, '$1 years old ');
  rest = rest.replace(/\banitos\b/g, 'anos');
  // "Turns 7 in 2 months": how long it takes is no age.
  rest = rest.replace(untilThen, ' later ').replace(longAgo, ' ');
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  // Shotguns and revolvers, before "under 12" and "six shooters" are read. Words end at "_", and no age begins there.
  rest = rest.replace(/\b(black|good) (?=friday\b)/g, '$1_');
  rest = rest.replace(/\bover ?[/-]? ?under\b/g, 'over_under').replace(/\bsix shooter\b/g, 'six_shooter');
  rest = rest.replace(
    /\btwenty[ -](one|two|three|four|five|six|seven|eight|nine)\b/g,
    (_, ones: string) => `2${written.get(ones)}`,
  );
  rest = rest.replace(writtenDate, (word) => written.get(word) ?? '1');
  // "Is 45 ok" asks for a caliber, "is 22 old enough" for an age.
  rest = rest.replace(calibersAsked, '$1 _');
  rest = readSchool(rest)
    .replace(soleOne, '$1 _one')
    .replace(writtenTeen, (word) => written.get(word) ?? word);
  if (agedWords.test(rest)) rest = rest.replace(/\b[a-z]+\b/g, (word) => written.get(word) ?? word);

  // Before roads are read: $35 is no highway. 00 buck is a load.
  rest = rest.replace(/\$\s?\d+(?:\.\d+)?|\b\d+(?:\.\d+)?\s?(?:bucks|dollars?|usd|dolares|pesos)\b/g, ' price ');
  // "Do I have to be 21?" asks for the limit.
  rest = rest.replace(/\b((?:need|have|must|got|gotta|supposed) (?:to )?be) (?:at least |over )?\d{1,2}\b/g, '$1 age');
  const ages: number[] = [];
  const readAges = (patterns: typeof agePatterns) => {
    for (const [pattern, yearsOf] of patterns) {
      for (const match of rest.matchAll(pattern)) ages.push(yearsOf(Number(match[1])));
      // The people stay: who is asked about says who must come along.
      rest = rest.replace(pattern, (text) => text.replace(/\d{1,2}.*/, ' '));
    }
  };
  // "Two 14 year olds" are two who come, too.
  rest = rest.replace(severalAged, '$2 $1 kids ');
  readAges(birthdays);
  const day = readDay(take, today);
  readAges(agePatterns);
  const counted = readParty(rest);
  if (counted)
    rest = rest.replace(partyPattern, (text, count: string, who: string) => (isArticle(count) ? text : ` ${who} `));
  const [named] = take(timePattern) ?? [];
  const time = named === undefined ? undefined : minutesOf(named);
  rest = rest.replace(/\blater\b/g, ' ');
  return { ages: [...ages].sort((a, b) => a - b), party: counted, day, time, rest };
}

const severalAged = new RegExp(`\\b(two|three|four|five|[2-9])\\s+((?:\\d|1[0-7])${old})`, 'g');

/** Years with a part of one, which no shot size or caliber follows. */
const wholeYears = new RegExp(
  `\\b(\\d{1,2})(?:[.,]\\d|\\s*(?:n|and|&) a half|\\s+y medio)(?=\\s*-?\\s*(?:y(?:ea)?rs?\\b|yo\\b|y/o|anos?\\b|old\\b))`,
  'g',
);
const wholeAge = new RegExp(
  `\\b((?:${person}|is|im|hes|shes|tiene|tengo) \\d{1,2})(?:\\.\\d+|\\s*(?:n|and|&) a half|\\s+y medio)(?!\\s*(?:creed|cm|grendel|prc|arc|spc|mm|x|in|shot))`,
  'g',
);

const halfYears = /\b(\d{1,2})\s*(?:(?:n|and|&) a half|y medio)\b(?!\s*(?:inch|hour|mile|hora|milla|shot))/g;
const untilThen =
  /\b(?:(?:in|en|within|dentro de|faltan?|another)\s+(?:like |about |unos |unas )?\d{1,2}\s*(?:months?|mos?|weeks?|days?|years?|meses|semanas|dias|anos)\b|\d{1,2}\s*(?:months?|mos?|weeks?|days?|meses|semanas|dias)\s+(?=(?:until|till|til|from|before|shy|away|short|para|pa|antes)\b))/g;

/** How long something is past, or has lasted, is no age: "hace 15 años", "15 years ago". */
const longAgo =
  /\b(?:(?:hace|desde hace|llevo|llevamos)\s+(?:unos |casi |mas de )?\d{1,2}\s*(?:anos|meses|semanas|dias)|\d{1,2}\s*(?:years?|yrs?|months?|weeks?)\s+(?:ago|back|sober|clean))\b/g;

/** Words in which a written number may be an age: "twelve year old". */
const agedWords = new RegExp(
  `\\b(?:years?|yrs?|yo|age|aged|im|under|over|younger|older|turns?|turning|birthday|kids?|child|son|daughter|anos|tengo|tiene|menor(?:es)?|nin[oa]s?|hij[oa]s?)\\b|\\b(?:is|are|be|hes|shes|turn\\w*|cumpl\\w*|almost|casi)\\s+(?:${[...written.keys()].join('|')})\\b`,
);

const calibersAsked = /\b(is|are) (?=(?:22|25|30|32|38|40|41|44|45|50) (?:ok|okay|allowed|fine|legal|permitted)\b)/g;

const writtenTeen = new RegExp(`\\b(?:${teens.join('|')})\\b`, 'g');

/** "Is one enough" counts parents; "my son is one" ends there. */
const soleOne = /\b(is|are|be|was) one\b(?! (?:years?|yrs?|yo|and a half|today|now)\b|\s*$)/g;

const writtenDate = new RegExp(`\\b(?:primero|${pequenos.join('|')})(?= de (?:${meses.join('|')})\\b)`, 'g');

const timePattern =
  /\b(?:\d{1,2}(?::?\d{2})?\s*(?:am|pm|a\.?\s?m\.?|p\.?\s?m\.?)(?![a-z])|\d{1,2}:\d{2}|noon|midday|midnight|mediodia|(?:at|by|around|after|before|until|till|til|half past|quarter past|past|a las|a la|hasta las|despues de las|antes de las)\s+\d{1,2}(?::?\d{2})?(?!\d)(?:\s*[ap]\.?m\b)?(?:\s+y\s+(?:media|cuarto)\b)?(?!\s*(?:yard|yd|feet|ft|year|yr|yo|gauge|ga|\d)))\b/;

/** Minutes after midnight. Without "am" or "pm", the range's afternoon is meant by 1 to 6. */
function minutesOf(time: string): number {
  if (/noon|midday|mediodia/.test(time)) return 12 * 60;
  const [, hours = '', minutes = '0', half] = /(\d{1,2}):?(\d{2})?\s*([ap])?\.?\s?m?\.?(?:\s+y\s.*)?$/.exec(time) ?? [];
  if (hours === '') return 24 * 60;
  const hour = Number(hours);
  if (hour > 12) return hour * 60 + Number(minutes);
  const isAfternoon = half === 'p' || (half === undefined && hour < 7);
  const part = /media|half/.test(time) ? 30 : /cuarto|quarter/.test(time) ? 15 : 0;
  return part + ((hour % 12) + (isAfternoon || (half === undefined && hour === 12) ? 12 : 0)) * 60 + Number(minutes);
}

const partyPattern =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|a|an|uno|una|dos|tres|cuatro|cinco)\s+(adults?|grown ?ups?|kids?|children|child|juniors?|teens?|people|ppl|peeps|persons?|shooters?|of us|guys|friends|adultos?|ninos?|hijos?|menores|personas?)\b/g;

const groupPattern = new RegExp(
  `\\b(?:(group|family|party|grupo|familia|troop|team) (?:of|de)|somos|seremos|venimos) (\\d{1,3}|${[...written.keys()].join('|')})\\b`,
);

const isArticle = (count: string): boolean => ['a', 'an', 'una'].includes(count);

function readParty(text: string): Slots['party'] {
  const found = [...text.matchAll(partyPattern)].filter(([, count = '']) => !isArticle(count));
  // "Somos 2 adultos": who is counted by name is counted once.
  const [, kind = '', counted = ''] = groupPattern.exec(text) ?? [];
  const members = kind === '' && found.length > 0 ? '' : counted;
  if (found.length === 0 && !members) return undefined;
  const size = Number(written.get(members) ?? members);
  const isMixed = /^(?:fam|troop)/.test(kind);
  const party = { adults: 0, juniors: 0, people: isMixed ? 0 : size, mixed: isMixed ? size : 0 };
  // "2 adults and a kid": once a number is counted, one is too.
  for (const [, count = '', who = ''] of text.matchAll(partyPattern)) {
    const many = Number(written.get(count) ?? (/\d/.test(count) ? count : 1));
    if (/^(?:kid|child|junior|teen|nino|hijo|menor)/.test(who)) party.juniors += many;
    else if (/^(?:adult|grown)/.test(who)) party.adults += many;
    else party.people += many;
  }
  return party;
}

function readDay(take: (pattern: RegExp) => RegExpExecArray | null, today: Day): Day | undefined {
  if (take(/\b(?:today|tonight|now|rn|right now|currently|this morning|this afternoon|hoy|ahora|ahorita)\b/))
    return today;
  if (take(/\b(?:tomorrow|tommorow|tomorow|tommorrow|tmrw|tmw|tmrrw|2morrow|manana)\b/)) return addDays(today, 1);
  for (const [index, name] of months.entries()) {
    const match =
      take(new RegExp(`\\b(?:${name})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`)) ??
      take(new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?:${name})\\b`)) ??
      take(new RegExp(`\\b(\\d{1,2}) de ${meses[index]}\\b`));
    const date = Number(match?.[1]);
    if (date >= 1 && date <= 31) return nextOn(today, index + 1, date);
  }
  // The rifle 10/22 is asked for more often than October 22.
  const slashed = take(/\b(?!10\/22)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/);
  if (slashed) return nextOn(today, Number(slashed[1]), Number(slashed[2]));
  const weekday =
    weekdayNames.find(([, pattern]) => take(pattern))?.[0] ??
    (take(/\b(?:on|this|open|next) sun\b/) ? 'sunday' : undefined);
  return weekday && addDays(today, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7);
}

/** The next such date, today included. */
export function nextOn(today: Day, month: number, date: number): Day {
  const year = yearOf(today);
  const day = dayFrom(year, month, date);
  return day < today ? dayFrom(year + 1, month, date) : day;
}
