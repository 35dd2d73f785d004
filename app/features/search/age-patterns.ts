/** How people give an age in English and Spanish, and what only looks like one. Text has no accents or capitals. */
import { meses, months } from './day-words.ts';

/** People of whom an age is said. */
export const person =
  'kids?|kiddos?|child|children|grandchild(?:ren)?|stepsons?|stepdaughters?|godsons?|goddaughters?|scouts?|twins?|siblings?|sis|bro|babies|baby|toddlers?|guys?|bf|gf|fiancee?|roommate|niblings?|seniors?|freshman|sophomore|sons?|daughters?|boys?|girls?|nephews?|nieces?|youngest|oldest|eldest|tweens?|grandbab(?:y|ies)|brothers?|sisters?|grandsons?|granddaughters?|grandkids?|cousins?|friends?|teens?|teenagers?|juniors?|students?|girlfriend|boyfriend|wife|dad|mom|hij[oa]s?|nin[oa]s?|sobrin[oa]s?|niet[oa]s?|herman[oa]s?|prim[oa]s?|muchach[oa]s?|chic[oa]s?|chav[oa]s?|chamac[oa]s?|morr[oa]s?|bebes?|novi[oa]s?|ahijad[oa]s?|jovencit[oa]s?|joven|menor(?:es)?|chiquit[oa]s?|chiquill[oa]s?|peques?|pequen[oa]s?|nen[ea]s?|escuincl[ea]s?|cri[oa]s?';
/** A number with one of these after it is not an age. */
export const units =
  '(?!\\s*(?:mins?\\b|minut|mi\\b|mile|hour|hr\\b|h\\b|hmr|wsm|wmr|people|person|of us|adult|kid|shooter|junior|girls|boys|guys|dads|moms|friends|amig[oa]s|yard|yd|ft|feet|foot|ga\\b|gauge|mm|cal|round|day|week|month|mes(?:es)?\\b|semana|am\\b|pm\\b|a\\.?m|p\\.?m|:|/|\\.\\d|dollar|percent|%|milla|hora|dia|yarda|persona|tiro|shell|slug|cartuch|bala|open|clos|clear|block|jam|pack|slow|traffic|back|ic[ey]|snow|flood|foggy|shots?\\b|bmg|mag|acp|ae\\b|auto\\b|special|spl\\b|beowulf|bore|action|s&w|sw\\b|lr\\b|x\\d))';
export const old = '(?:\\s*-?\\s*(?:y\\.?\\s?/?\\s?o|yo)s?\\b|\\s*-?\\s*(?:yrs?|years?)\\s*-?\\s*(?:olds?|of age)\\b)';
/** Not of ".45 Colt", "2 guns" and "1 dad". */
const num =
  '(?!4\\d\\s?colt|1\\s(?:dad|mom|papa|mama)\\b|[12]\\s(?:hand|shot)?(?:gun|rifle|pistol|arma|escopeta|lane))(\\d{1,2})(?!\\d|\\.\\d)';
const inMonths = '\\s*-?\\s*(?:months?|mos?|meses|semanas|weeks?)\\b';

const month = `${[...months, ...meses].join('|')}|spring|summer|fall|winter|verano|otono|invierno|primavera`;
/** After an age, these say that it is reached later. */
const later = `(?:\\s*(?:anos|(?:years?|yrs?) old|yo))?\\s+(?:soon|next|tomorrow|manana|pronto|(?:in|on|en|el|la|this|este|esta|within)\\s+(?:(?:the|early|late|mid|about|like|a|an|un|una|unos|few|couple|of|next|coming|proxim[oa]s?|mes|semana|ano|\\d{1,2}|one|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\\s+)*(?:${month}|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|que viene|q viene|proxim[oa]))\\b`;
const before = `(?:turns?|turning|shy of|short of|from being|later (?:from|before|until|till|para|pa)(?: los)?|cumpla|(?:before|until|till|til|antes de que|hasta que) (?:hes|shes|he is|she is|im|tenga|cumpla)|(?:will|gonna|going to|about to) (?:be|turn)|(?:she|he|i|they)ll (?:be|turn)|\\d{1,2} going on|almost|nearly|not quite|not yet|isnt(?: yet)?|arent|cumple|cumplen|cumplira|cumplire|cumplir|casi|va (?:para|pa)|(?:va|voy|van) a tener|(?:anda|ando) en|no ha cumplido|no tiene)`;
/** Who, and which year: "born in 2019", "dob 4/30/2019", "nacio el 4 de mayo de 2019", "mi hijo del 2019". */
export const birthYear = new RegExp(
  `\\b(?:(?:born|b(?=[\\W\\d]*[12]\\d{3})|birth ?(?:day|date|year)|bday|dob|nacio?|nacieron|nacid[oa]s?|nacimiento)\\b(?:\\D{0,20}\\d{1,2}(?!\\d)){0,2}\\D{0,20}|((?:${person})\\s)(?:(?:is|are|from|es|son|del?)\\s)*)((?:19|20)\\d{2})(?!\\d)`,
  'g',
);
/** Ages that are reached today, then those that are reached later: who turns 7 in a month is 6. */
export const birthdays: readonly [RegExp, (years: number) => number][] = [
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

export const agePatterns: readonly [RegExp, (years: number) => number][] = [
  // Months are an age only of someone, or with "old": a pass, a notice and a pregnancy last months, too.
  [new RegExp(`\\b${num}${inMonths}(?=\\s*-?\\s*(?:olds?|(?:${person}))\\b)`, 'g'), () => 0],
  [
    new RegExp(
      `\\b(?:${person}|hes|shes|he is|she is|tiene)\\s+(?:is\\s+|de\\s+|con\\s+|tiene\\s+)?(?:only\\s+|solo\\s+)?${num}${inMonths}(?!\\s+(?:pregnan|along|into|of\\b|de\\b|embaraz))`,
      'g',
    ),
    () => 0,
  ],
  // "My 4, 7 and 9 year old".
  [new RegExp(`\\b${num}\\s+(?=(?:\\d+\\s+)*(?:and|or|&|y|o)\\s+\\d{1,2}(?:${old}|\\s*anos))`, 'g'), (years) => years],
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
  // "19 going by myself": only people come alone.
  [
    new RegExp(
      `^\\s*${num}${units}\\s(?=.*\\b(?:by myself|on my own|alone|unaccompanied|sol[oa]|(?:without|no|sin) (?:my |an? |mis? |un )?(?:parents?|dad|mom|adults?|papas?|padres?|adultos?))\\b)`,
      'g',
    ),
    (years) => years,
  ],
  [new RegExp(`\\b${num}\\s*anos\\b`, 'g'), (years) => years],
  // "Con 18 puedo tirar": with a shotgun of 20 gauge it is rather read as an age than the other way round.
  [/\bcon (1[3-9]|20)(?=\s+(?:ya|puedo|puede|me|se)\b)/g, (years) => years],
  // "Buy bullets at 18": in English an hour is at most 12.
  [new RegExp(`\\b(?:at(?=\\s+(?:1[3-9]|2\\d)(?!\\d))|a (?:los|mis|sus))\\s+${num}${units}`, 'g'), (years) => years],
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
  // "Female 17" is no highway; in "1 man 1 woman" people are counted.
  [new RegExp(`\\b(?:(?:fe)?male|(?:wo)?man|mujer|hombre) (?:de |(?=\\d\\d))${num}${units}`, 'g'), (years) => years],
];
