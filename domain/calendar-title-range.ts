/**
 * What a title says of the range itself, or of "us". Of other things most unknown words are ordinary ("Propane
 * delivery"); of the range they rarely are: "Range occupied", "Scouts get the range", "Terminamos a la 1". So here only
 * what is known is ordinary. The patterns are of folded text.
 */
import { activity, neutral, openRange, partWord } from './calendar-title-words.ts';

/** Titles in which the range is only the place, or has its name in another word's. */
const namedBeside =
  /\b(?:(?:long|short|close|mid|medium|extended|free) ranges?|range (?:officers?|masters?|safety|rules?|committee|bags?|cards?|flags?|finders?|brass|maps?|photos?|clean\w*|(?:clean|set) ?-?up|help|host|duty|hours|days?(?! for\b(?! (?:the |our |new |all )*(?:public|everyone|ladies|women|seniors?|juniors?|youth|kids|families|beginners|members)\b)))|at (?:the|our) range|dias? de campo|(?:limpieza|comida|faena|oficial(?:es)?) (?:del?|en el) (?:campo|poligono))\b/g;

/** What "we" do on an ordinary day. */
const ours = {
  en: 'need|want|have|thank|welcome|celebrate|honou?r|remember|host(?!.* all day)|offer|love|sell|accept|take|wish',
  es: 'necesit|busc|celebr|festej|conmemor|record|honr|ten|tendr|ofrec|ofrecer|recib|invit|vend|acept|agradec|esper|dese|limpi|pint|entren|practic|jug|com|cen|va|hac|da',
};
const weDo = new RegExp(String.raw`^\W*(?:(?:today|on \w+) )?we (?:${ours.en})\b`);
/** "Terminamos", "nos vamos": Spanish verbs say "we" by their ending. Not "Ramos" or "últimos". */
const weSpanish = new RegExp(
  String.raw`^\W*(?:(?:hoy|ya|manana|aviso)\W+)*(?:nos [a-z]+[aei]mos\b|(?!(?:${ours.es})(?:re)?[aei]?mos\b|(?:ultimos|proximos|maximos|minimos|primos|mimos|ramos|tramos|extremos|estamos|estaremos)\b)[a-z]+[aei]mos\b)`,
);
const range =
  /\b(?:ranges?|facility|property|grounds|campo|poligono|instalacion(?:es)?|terreno|pistas|todo (?:esta )?parado|we|we're)\b/;

/** "Filmación de Telemundo": they want quiet. */
const filming = /\b(?:filming|filmacion|filmando|rodaje|grabacion|graban?|grabando)\b/;
/** "Marines all day", "Mining contractor here": they may have the range. */
const allDay =
  /\b(?:all day|todo el dia)\b|(?<!\b(?:is|are|am|esta|estan|estamos) )\b(?:here|aqui)(?=\W*(?:$|\d|until|till?|from|hasta|desde))/;

const isKnown = (word: string): boolean => neutral.has(word) || word === '#' || /\d/.test(word);

/** Whether a title says of the range something that isn't known to be ordinary, in a clause of no activity. */
export function saysUnknownOfRange(text: string): boolean {
  if (openRange.test(text)) return false;
  return text
    .replace(namedBeside, ' ')
    .split(/[,;:.!?()|]| [-/] /)
    .some((clause) => {
      if (activity.test(clause)) return false;
      if (weSpanish.test(clause) || filming.test(clause)) return true;
      if (weDo.test(clause) || partWord.test(clause) || !(range.test(clause) || allDay.test(clause))) return false;
      return (clause.match(/[\p{L}\p{N}']+|#/gu) ?? []).some((word) => !isKnown(word));
    });
}
