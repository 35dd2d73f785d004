/** Writes numbers in digits, so that ages, days and parties are read in one way: "twelve year old", "second grade". */
import { person } from './age-patterns.ts';
import { mistakes } from './correct.ts';
import { meses } from './day-words.ts';

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const pequenos =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
export const written = new Map([...small, ...pequenos].map((word, index) => [word, String((index % 20) + 1)]));
/** Of written numbers, these are hardly ever anything but an age: "seventeen, buying slugs". */
const teens = [...small.slice(12), ...pequenos.slice(12)];

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

/** "Quine años", "trese años": of an age no letter may be lost. */
export const spellYears = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(/\b[a-z]{3,}(?=[ -]+(?:y(?:ea)?rs?[ -]olds?|anos)\b)/g, (word) =>
    isKnown(word)
      ? word
      : ([...written.keys()].findLast((one) => one.length > 2 && one[0] === word[0] && mistakes(word, one, 2) < 2) ??
        word),
  );

/** A text in plain letters with the numbers that may be ages or dates in digits, and whole years. */
export function inDigits(text: string): string {
  // "7 and a half years old" is 7; any other "7 1/2" is no date but a size, which plainLetters writes as 7.5.
  let rest = text
    .replace(/<\s*(?=\d)|\b(?:no ?(?:one|body)|none)\b(?: \w+){0,2} (?:over|above|older than) (?=\d)/g, ' under ')
    .replace(notYet, 'not yet $1')
    .replace(halfYears, (_, years: string) => `${written.get(years) ?? years} years old `)
    .replace(wholeYears, '$1')
    .replace(wholeAge, '$1');
  // "10u" is 10 and under.
  rest = rest.replace(
    /\b(?:u|sub[ -]?)(\d{1,2})\b(?!\s*(?:moa|lb|pound|rifle|carbine|pistol|inch|yard|min))|\b(\d{1,2})u\b/g,
    ' under $1$2 _ ',
  );
  rest = rest.replace(/\ban+it+os\b/g, 'anos');
  // "Turns 7 in 2 months": how long it takes is no age.
  rest = rest
    .replace(untilThen, ' later ')
    .replace(longAgo, ' ')
    .replace(lasting, (years: string, who?: string) => (who ? years : ' '));
  rest = rest.replace(ageOfThing, '$1 ');
  // Names, before "under 12", "six" and "Aug 12" are read. Words end at "_", and no age or day begins there.
  rest = rest.replace(
    /\b(over(?= ?[/-]? ?under\b)|six(?= ?(?:shooter|pack)\b)|steyr(?= ?aug\b)|cold(?= ones?\b))\W*/g,
    '$1_',
  );
  rest = rest.replace(
    /\btwenty[ -](one|two|three|four|five|six|seven|eight|nine)\b/g,
    (_, ones: string) => `2${written.get(ones)}`,
  );
  rest = rest
    .replace(/\btwenty[ -](\w+)\b/g, (text, ones: string) =>
      ordinals.includes(ones) ? `2${ordinals.indexOf(ones) + 1}th` : text,
    )
    .replace(/\bthirty[ -]first\b/g, '31st');
  rest = rest
    .replace(/\bdiez y (?=seis|siete|ocho|nueve)/g, 'dieci')
    .replace(writtenDate, (word) => written.get(word) ?? '1');
  // "Is 45 ok" asks for a caliber, "is 22 old enough" for an age.
  rest = rest.replace(calibersAsked, '$1 _');
  rest = readSchool(rest)
    .replace(soleOne, '$1 _one')
    .replace(writtenTeen, (word) => written.get(word) ?? word);
  if (agedWords.test(rest)) rest = rest.replace(/\b[a-z]+\b/g, (word) => written.get(word) ?? word);
  return rest;
}

/** Years with a part of one, which no shot size or caliber follows. */
const wholeYears = new RegExp(`\\b(\\d{1,2})[.,]\\d+(?=\\s*-?\\s*(?:y(?:ea)?rs?\\b|yo\\b|y/o|anos?\\b|old\\b))`, 'g');
const wholeAge = new RegExp(
  `\\b((?:${person}|is|im|hes|shes|tiene|tengo) \\d{1,2})\\.\\d(?!\\d|\\s*(?:creed|cm|grendel|prc|arc|spc|mm|x|in|shot))`,
  'g',
);

const halfYears = new RegExp(
  `\\b(\\d{1,2}|${[...written.keys()].join('|')})\\s*(?:(?:n|and|&) (?:a half|a quarter|three quarters|[13]/[24])|y (?:medio|tres cuartos))\\b(?!\\s*(?:inch|hour|mile|hora|milla|shot|pound|lb|kilo|libra))`,
  'g',
);
/** "Hasn't turned 7", "day before his 7th birthday", "le falta poco para 7". */
const notYet =
  /\b(?:(?:hasnt|havent|hadnt|isnt|not) (?:yet )?turn(?:ed|ing)|wont (?:be|turn)|(?:before|until|till|from) (?:\w+ )?(?=\d{1,2}(?:st|nd|rd|th) b(?:irth)?day)|faltan? (?:\w+ )*?para (?:los )?)\s*(?=\d)(\d{1,2})(?:st|nd|rd|th)?(?: b(?:irth)?day)?/g;
const untilThen =
  /\b(?:(?:in|en|within|dentro de|faltan?|another)\s+(?:\w+ )?\d{1,2}\s*(?:months?|mos?|weeks?|days?|years?|meses|semanas|dias|anos)\b|\d{1,2}\s*(?:months?|mos?|weeks?|days?|meses|semanas|dias)\s+(?=(?:until|till|til|from|before|shy|away|short|para|pa|antes)\b))/g;

/** How long something is past, or has lasted, is no age: "hace 15 años", "15 years ago". */
const longAgo =
  /\b(?:(?:hace|desde hace|llevo|llevamos)\s+(?:unos |casi |mas de )?\d{1,2}\s*(?:anos|meses|semanas|dias)|\d{1,2}\s*(?:years?|yrs?|months?|weeks?)\s+(?:ago|back|sober|clean|member|since|of (?!age)|in the|later)|(?:been|had|owned|shot|shooting|past|last)\b.*? \d{1,2} (?:years?|yrs?)(?! old))\b/g;

/** How long one has done something: "10 años de experiencia", "15 años tirando"; but "hija de 9 años de ..." is 9. */
const lasting = new RegExp(
  `(\\b(?:${person}) de )?\\b(?:\\d{1,2} ?anos (?:de (?!edad\\b)|en (?:el|la)\\b|(?=\\w+(?:ando|iendo)\\b))|(?:por|durante|cada|dura) \\d{1,2} ?anos\\b)`,
  'g',
);

/** "My shotgun is 12 years old". */
const ageOfThing =
  /\b(\w*(?:gun|rifle|pistola?|ammo|pass|card?|truck|license|arma|escopeta|municion|tarjeta|licencia) (?:is|thats|(?:que )?tienen?)) (?:\w+ )?\d{1,2}[ -]*(?:y(?:ea)?rs?|anos)(?: olds?)?\b/g;

/** Words in which a written number may be an age: "twelve year old". */
const agedWords = new RegExp(
  `\\b(?:years?|yrs?|y\\/?o|ages?|aged|between|entre|thru|through|watch\\w*|spectat\\w*|mirar|espectador\\w*|im|under|over|younger|older|turns?|turning|birthday|anos|tengo|tiene|${person})\\b|\\b(?:is|are|be|hes|shes|whos|turn\\w*|cumpl\\w*|almost|nearly|casi)\\s+(?:${[...written.keys()].join('|')})\\b`,
);

const calibersAsked = /\b(is|are) (?=(?:22|25|30|32|38|40|41|44|45|50) (?:ok|okay|allowed|fine|legal|permitted)\b)/g;

const writtenTeen = new RegExp(`\\b(?:${teens.join('|')})\\b`, 'g');

/** "Is one enough" counts parents; "my son is one" ends there. */
const soleOne = /\b(is|are|be|was) one\b(?! (?:years?|yrs?|yo|and a half|today|now)\b|\s*$)/g;

const writtenDate = new RegExp(`\\b(?:primero|${pequenos.join('|')})(?= de (?:${meses.join('|')})\\b)`, 'g');
