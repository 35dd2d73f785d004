/** Reads the times in a folded calendar title: "closes at 1 pm", "abrimos a las 11", "open 10-2". */
import { harmlessSubject, neutral, openRange, wholeRange } from './calendar-title-words.ts';

/** Range time "13:00": closed until `opens` and from `closes` on. */
export type ClockHours = { opens?: string; closes?: string };

/** `rest`: the title without what was read. `isDoubtful`: the hours are not clear. */
export type HoursReading = { hours?: ClockHours; rest: string; isDoubtful: boolean };

const numbers =
  'one una two dos three tres four cuatro five cinco six seis seven siete eight ocho nine nueve ten diez eleven once twelve doce'.split(
    ' ',
  );
const hourInWords = new RegExp(
  String.raw`\b(?:${numbers.join('|')})\b(?:(?= ?(?:o'?clock|[ap]m\b|de la (?:tarde|manana)))|(?<=\b(?:at|until|till?|by|from|after|before|las?) \w+))`,
  'g',
);
const hourOf = (word: string): string => String(Math.floor(numbers.indexOf(word) / 2) + 1);

/** "1 p.m.", "one o'clock in the afternoon" and "la 1 de la tarde" become "1pm". */
export const plainTimes = (text: string): string =>
  text
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/(\d)([ap])\b(?!')/g, '$1$2m')
    .replace(/\b(?:12 )?(?:noon|midday)\b|\b(?:las 12 del |el )?mediodia\b/g, '12pm')
    .replace(/\bal 12pm/g, 'a las 12pm')
    .replace(/\b(?:12 )?(?:midnight|medianoche)\b/g, '12am')
    .replace(hourInWords, hourOf)
    .replace(/(\d) ?o'?clock/g, '$1')
    .replace(/(\d) (?:in the morning|de la manana|de la madrugada)/g, '$1am')
    .replace(/(\d) (?:in the (?:afternoon|evening)|de la (?:tarde|noche))/g, '$1pm')
    .replace(/(\d) ([ap]m)\b/g, '$1$2')
    .replace(/\b(\d{1,2})[.h](\d\d)(?=[ap]m|\b)/g, '$1:$2')
    .replace(/\b([01]\d|2[0-3]|\d(?=:)):?([0-5]\d) ?(?:hrs?|hours|h|horas)\b/g, '$1:$2')
    .replace(
      /(?<=\b(?:at|by|until|till|las?|hasta|from|after|de|a) |@ ?|-)(\d{1,2}) ?(?:hrs?|h|horas)\b(?! (?:early|earlier|late|later|before|antes))/g,
      '$1:00',
    )
    .replace(/\b(\d{1,2}) y media\b/g, '$1:30')
    .replace(/\b(\d{1,2}) y cuarto\b/g, '$1:15');

const time = String.raw`\d{1,2}(?::\d\d)?(?:[ap]m)?\b(?![/\d%]|:\d|st\b|nd\b|rd\b|th\b)`;
const [opens, closes] = [`(?<opens>${time})`, `(?<closes>${time})`];
const clear = String.raw`\d{1,2}(?::\d\d(?:[ap]m)?|[ap]m)\b`;
const filler = String.raw`(?: (?:early|late|promptly|sharp|today|hoy|only|solo|all ranges|the range|range|down|temprano|tarde|anticipado|tardia|time|start|to (?:the )?public|al publico|for (?:public )?shooting|will be|is|from|de|(?:christmas|new years?'?s?) eve|(?:thanksgiving|christmas|new years?'?s?|memorial|labor|veterans|presidents|independence) day))*`;
const noShooting = String.raw`\b(?:no (?:live )?(?:shooting|fire|firing)|no tiro|sin tiro)${filler}`;
const closing = String.raw`\b(?:early )?(?:close|closes|closing|(?<=early )closure|shuts?|shutting|cerramos|cerraremos|cerrara|cierra|cierran|cierre|(?:shooting|firing|range) (?:stops|ends))${filler}`;
const open = String.raw`\b(?:open|hours|abiert[oa]s?|horario|abrimos|abre)${filler}`;
const opening = String.raw`\b(?:late |delayed )?(?:open|opens|opening|(?<=late |delayed )start|abrimos|abriremos|abrira|abre|abren|abiert[oa]s?|apertura)${filler}`;
const at = String.raw`(?: (?:at|@|by|from|after|starting(?: at)?|beginning(?: at)?|a las?|a partir de(?: las?)?|desde(?: las?)?|despues de las?)) ?`;
const until = String.raw` (?:until|till?|thru|through|to|'til|before|hasta(?: las?)?|antes de(?: las?)?|a las?) ?`;
const through = String.raw` ?(?:-|to|until|till?|a|hasta|y)(?: las?)? ?`;
const gap = String.raw`(?: ?[-:,(] ?| )`;

/** "from 10 to 2", "opens at 11", "closes at 1": each names the hours that it has. */
const forms = [
  `${open}(?:${at}|${gap})(?:las? )?${opens}${through}${closes}`,
  `^(?:(?:${[...neutral].join('|')})\\b[ :,-]*)+${opens}${through}${closes}(?=\\W*$)`,
  `${noShooting}${until}${opens}`,
  `${open} (?:until|till?|thru|through|to|'til|hasta(?: las?)?) ?${closes}`,
  `(?:${closing}|${noShooting})${at}${closes}`,
  `${closing}${gap}(?<closes>${clear})`,
  `(?<closes>${clear})(?: early)? (?:close|closing|closure|cierre)\\b`,
  `${opening}(?:${at}|${until})${opens}`,
  `${opening}${gap}(?<opens>${clear})`,
  `\\b(?:opens|abrimos|abre) ${opens}(?=[^\\w:]*$| ?[-,;(])`,
  `(?<opens>${clear})(?: late| delayed)? (?:opening|open|start|apertura)\\b`,
].map((form) => new RegExp(form));

export const hasUnread = new RegExp(
  String.raw`${clear}|(?<![\d/])\d{1,2} ?(?:-|to|a) ?\d{1,2}(?![\d/])|(?<!\d)(?!20[2-9]\d|1911|1903|1022)(?:[01]\d|2[0-3])[0-5]\d(?!\d)|(?:\b(?:at|by|until|till?|las?|from|after|before|around|about|starts?|begins?|opens?|relay) |@ ?)\d{1,2}\b(?!/)`,
);

/** The readings of each time in a folded title: ["11:00"] of "11am", ["10:00", "22:00"] of "at 10". */
export const timesNamed = (text: string): string[][] =>
  Array.from(plainTimes(text).matchAll(new RegExp(hasUnread, 'g')), ([found]) =>
    Array.from(found.matchAll(/(\d{1,2}?)(?::?(\d\d))?([ap]m)?(?!\d)/g), ([, hour, minutes = '00', half]) => {
      const [morning, evening] = [Number(hour) % 12, (Number(hour) % 12) + 12];
      const hours = half ? [half === 'am' ? morning : evening] : [Number(hour), morning, evening];
      return hours.map((one) => `${String(one).padStart(2, '0')}:${minutes}`);
    }),
  ).flat();

/** "until 11am" behind "closed", where nothing else may be meant. */
export const endsAt = `:?${filler}${until}(?<end>${clear})(?: (?:today|hoy))?(?= *(?:$|[:;,.(!-]))`;

/** Whether the hours seem to differ in a way that wasn't read: "Open Saturday 10-1". */
export const hasUnreadHours = (rest: string): boolean =>
  hasUnread.test(rest) && (openRange.test(rest) || /\b(?:hours|horario)\b/.test(rest));

export function readHours(text: string): HoursReading {
  let rest = text;
  const hours: ClockHours = {};
  for (const form of forms)
    for (let found = form.exec(rest); found; found = form.exec(rest)) {
      const written: ClockHours = found.groups ?? {};
      const before = rest.slice(0, found.index);
      const subject = before.replace(/.*(?:[:;,.!?()|]| - )/, '').match(/[a-z'#]+/g) ?? [];
      const isOurs = subject.every((word) => neutral.has(word) || word === '#');
      const others = subject.join(' ');
      const isOther = written.opens && harmlessSubject.test(others) && !wholeRange.test(others);
      const read = isOurs ? hoursOf(written) : undefined;
      const isContradicted = read && Object.keys(read).some((key) => key in hours);
      if (!isOther && (!read || isContradicted)) return { rest: text, isDoubtful: true };
      Object.assign(hours, read);
      rest = `${before} # ${rest.slice(found.index + found[0].length)}`;
    }
  if (!hours.opens && !hours.closes) return { rest, isDoubtful: false };
  return { hours, rest, isDoubtful: hasUnread.test(rest) };
}

function hoursOf({ opens, closes }: ClockHours): ClockHours | undefined {
  const to = closes && readingOf(closes, 'closes');
  if (!opens) return to ? { closes: to } : undefined;
  // "Open 8-9 PM": a beginning has the half of the day of the end, if that fits.
  const half = closes?.replace(/[\d:]+/, '') ?? '';
  const readings = [`${opens}${half}`, opens].map((one) => readingOf(one, 'opens'));
  const from = closes ? readings.find((one) => one && to && one < to) : readings[1];
  return from ? { opens: from, ...(to && { closes: to }) } : undefined;
}

/** Range time; without "am" or "pm", openings are at 7 to 12 or 1 to 6 PM, closings at 8 to 12 or 1 to 7 PM. */
export function readingOf(text: string, sense: 'opens' | 'closes'): string | undefined {
  const [, hour, minutes = '00', half] = /(\d{1,2})(?::(\d\d))?([ap]m)?/.exec(text) ?? [];
  const h = Number(hour);
  if (h > 23 || Number(minutes) > 59 || (half && (h < 1 || h > 12))) return undefined;
  const isBareAfternoon = !half && !text.startsWith('0') && h <= (sense === 'opens' ? 6 : 7);
  const hours = half ? (h % 12) + (half === 'pm' ? 12 : 0) : isBareAfternoon ? h + 12 : h;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
