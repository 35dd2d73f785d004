/** How people give an age in English and Spanish, and what only looks like one. Text has no accents or capitals. */
import { meses, months } from './day-words.ts';

/** People of whom an age is said. */
export const person =
  '(?:grand|step|god)?(?:kids?|child(?:ren)?|sons?|daughters?)|kiddos?|scouts?|bro(?:thers?)?|sis(?:ters?)?|(?:grand)?bab(?:y|ies)|bb|toddlers?|guys?|freshman|sophomore|(?:boy|girl)(?:s|friend)?|nephews?|nieces?|(?:young|old|eld)est|cousins?|friends?|teen(?:s|agers?)?|juniors?|students?|wife|(?:hij|nin|sobrin|niet|herman|prim|muchach|chic|chav|chamac|morr|novi|ahijad|joven|chiqu|pequen|cri)(?:c?it|ill)?[oa]s?|bebes?|joven|menor(?:es)?|peques?|nen[ea]s?|escuincl[ea]s?';
/** A number with one of these after it is not an age. */
export const units =
  '(?!\\s*(?:mins?\\b|minut|mi\\b|mil[el]|hour|hr\\b|h\\b|hmr|wsm|wmr|people|person|of us|adult|kid|shooter|junior|girls|boys|guys|dads|moms|friends|amig[oa]s|yard|yd|ft|feet|foot|ga\\b|gauge|mm|cal|round|day|week|month|mes(?:es)?\\b|semana|[ap]\\.?m\\b|:|/|\\.\\d|dollar|percent|%|hora|dia|tiro|shell|slug|cartuch|bala|open|clos|clear|block|jam|pack|slow|traffic|back|ic[ey]|snow|flood|foggy|shots?\\b|bmg|mag|acp|ae\\b|auto\\b|special|spl\\b|beowulf|bore|action|s&w|sw\\b|lr\\b|x\\d))';
export const old = '(?:\\s*-?\\s*(?:y[./\\s-]{0,2}o)s?\\b|\\s*-?\\s*(?:yrs?|years?)\\s*-?\\s*(?:olds?|of age)\\b)';
/** Not of ".45 Colt", "2 guns" and "1 dad". */
const num =
  '(?!4\\d\\s?colt|1\\s(?:dad|mom|papa|mama)\\b|[12]\\s(?:hand|shot)?(?:gun|rifle|pistol|arma|escopeta|lane))(\\d{1,2})(?!\\d|\\.\\d)';
const inMonths = '\\s*-?\\s*(?:months?|mos?|meses|semanas|weeks?)\\b';

const month = `${[...months, ...meses].join('|')}|spring|summer|fall|winter|verano|otono|invierno|primavera`;
/** After an age, these say that it is reached later. */
const later = `(?:\\s*(?:anos|(?:years?|yrs?) old|yo))?\\s+(?:soon|next|tomorrow|manana|pronto|(?:in|on|en|el|la|this|este|esta|within)\\s+(?:\\w+\\s+){0,3}(?:${month}|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|q(?:ue)? viene|proxim[oa]))\\b`;
const before = `(?:turns?|turning|shy of|short of|from being|later (?:from|before|until|till|para|pa)(?: los)?|cumpla|(?:before|until|till|til|antes de que|hasta que) (?:hes|shes|he is|she is|im|tenga|cumpla)|(?:will|gonna|going to|about to|(?:she|he|i|they)ll) (?:be|turn)|\\d{1,2} (?:going on|turning)|soon to be|almost|nearly|pushing|(?:not|isnt|arent)(?: quite| yet)?|cumpl(?:[eo]|en|ir[ea]?)|casi|va (?:para|pa)|(?:va|voy|van) a tener|(?:anda|ando) en|no ha cumplido|no t(?:iene|engo))`;
/** Who, and which year: "born in 2019", "dob 4/30/2019", "nacio el 4 de mayo de 2019", "mi hijo del 2019". */
export const birthYear = new RegExp(
  `\\b(?:(?:born|b(?=[\\W\\d]*[12]\\d{3})|birth ?(?:day|date|year)|bday|dob|nacio?|nacieron|nacid[oa]s?|nacimiento)\\b(?:\\D{0,20}\\d{1,2}(?!\\d)){0,2}\\D{0,20}|((?:${person})\\s)(?:(?:is|are|from|es|son|del?)\\s)*)((?:19|20)\\d{2})(?!\\d)`,
  'g',
);
const ordinal = '(?:st|nd|rd|th)\\s+(?:birthday|bday)';
/** A pattern, and the age that its number stands for. */
type AgePattern = readonly [RegExp, (years: number) => number];

const aged = (pattern: string, ageOf: AgePattern[1] = (years) => years): AgePattern => [
  new RegExp(pattern, 'g'),
  ageOf,
];
const younger = (years: number): number => years - 1;

/** Ages that are reached today, then those that are reached later: who turns 7 in a month is 6. */
export const birthdays: readonly AgePattern[] = [
  aged(
    `\\b(?:just turns|turned|acaba de cumplir|recien cumplidos|cumplio)\\s+(?:los\\s+)?${num}${units}(?:\\s+(?:today|hoy)\\b)?`,
  ),
  aged(`\\b(?:turns?|turning|is|cumple)\\s+${num}\\s+(?:today|hoy)\\b`),
  aged(`\\b${before}\\s+(?:(?:only|just|los|her|his|their|sus?|tienen?|tengo)\\s+)*${num}${units}`, younger),
  // "7 next month": other numbers are rather hours or count people.
  aged(
    `(?:\\b(?:${person}|im|am|is|are|be|hes|shes|theyre|tengo|tiene|tienen)\\s+(?:only\\s+|just\\s+)?|^\\s*(?=(?:7|1[3-9]|2[01])\\D)|\\b(?=\\d+(?:${old}|${ordinal})))${num}(?:${old}|${ordinal}(?:\\s+(?:is|party))?)?(?=${later})`,
    younger,
  ),
  // "She is 7 in January", where the month comes first: "in january my son is 7".
  aged(
    `\\b(?:(?:in|next|en)\\s+(?:${month}|month|year)|later)\\b.*?\\b(?:is|be|hes|shes|im|los|tiene|tengo|tendra|${person})\\s+${num}${units}`,
    younger,
  ),
];

export const agePatterns: readonly AgePattern[] = [
  // Months are an age only of someone, or with "old": a pass, a notice and a pregnancy last months, too.
  aged(
    `\\b(?:${num}${inMonths}(?=\\s*-?\\s*(?:olds?|(?:${person}))\\b)|(?:${person}|hes|shes|he is|she is|tiene)\\s+(?:is\\s+|de\\s+|con\\s+|tiene\\s+)?(?:only\\s+|solo\\s+)?${num}${inMonths}(?!\\s+(?:pregnan|along|into|of\\b|de\\b|embaraz)))`,
    () => 0,
  ),
  aged(
    `\\b(?:under|below|younger than|(?:less|fewer) than|menor(?:es)? (?:de|a)|menos de)\\s+(?:age\\s+|the age of\\s+)?${num}${units}`,
    younger,
  ),
  aged(`\\b${num}(?:st|nd|rd|th)\\s+grade(?:rs?)?\\b`, (grade) => grade + 5),
  aged(`\\b${num}\\s*(?:and|or|&|o)\\s*(?:under|younger|below|menos)\\b`, younger),
  // "6 and up", "7th birthday".
  aged(
    `\\b${num}(?:${old}|[\\s-]*anos\\b|${ordinal}|(?:\\s*y(?:ea)?rs?)?\\s*(?:\\+|(?:and|or|&|y|o)\\s*(?:over|up|older|above|mas|mayor(?:es)?)\\b|en adelante))`,
  ),
  aged(`^\\s*(?:con )?${num}${units}(?=\\s*y(?:ea)?rs?\\s*$|\\s+(?:with|con|can|pued[eo]|me|(?:and|y) (?!\\d))\\b)`),
  // "Buy bullets at 18": in English an hour is at most 12. "Female 17" is no highway; in "1 man 1 woman" people are
  // counted. "Dad of 5 can my kids come": five children, or one who is five. What holds for the youngest is safe.
  aged(
    `\\b(?:over|older than|at least|mayor(?:es)? de|mas de|at(?=\\s+(?:1[3-9]|2\\d)(?!\\d))|a (?:los|mis|sus)|ages?|aged|both|im|am|y yo|were|ones|(?:${person}|we|they) r|hes|shes|theyre|whos|is|are|was|be|tengo|tiene|tienen|tenemos|edad|${person}|(?:dad|mom)(?=.*\\b(?:${person})\\b)|(?:(?:fe)?male|(?:wo)?man|mujer|hombre)(?=\\s+(?:de|\\d\\d)))\\s+(?:(?:only|just|now|about|solo|is|of|age[ds]?|de|tiene|con)\\s+)?${num}${units}`,
  ),
];
