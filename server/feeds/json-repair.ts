/**
 * Files that are written by hand-made templates now and then lack a comma between two values. Putting it back is safe:
 * JSON allows nothing else between them. Other mistakes stay, and the file can't be read. Works on
 * character codes: files have megabytes, and no other visitor is served meanwhile.
 */

const codes = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));
const space = codes(' \t\n\r');
/** After these a value is due, not a comma. */
const opening = codes('{[,:');
const closing = codes('}],:');
const quote = 0x22;
const backslash = 0x5c;
/** As many as the largest of those files has values. A text that lacks more is no JSON. */
const maxCommas = 200_000;

/** The text with a comma between any two values (or a value and the next key) that have none. */
export function withMissingCommas(text: string): string {
  const pieces: string[] = [];
  let copied = 0;
  let afterValue = false;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (space.has(code)) {
      at += 1;
      continue;
    }
    if (afterValue && !closing.has(code)) {
      if (pieces.length === maxCommas) return text;
      pieces.push(text.slice(copied, at));
      copied = at;
    }
    afterValue = !opening.has(code);
    at = endOfToken(text, at, code);
  }
  return [...pieces, text.slice(copied)].join(',');
}

/**
 * Brackets and signs are one character long; a string ends with its quote, and a bare word where something else begins.
 */
function endOfToken(text: string, start: number, first: number): number {
  let at = start + 1;
  if (first === quote) {
    while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
    return at + 1;
  }
  const isSign = (code: number) => space.has(code) || opening.has(code) || closing.has(code) || code === quote;
  if (isSign(first)) return at;
  while (at < text.length && !isSign(text.charCodeAt(at))) at += 1;
  return at;
}
