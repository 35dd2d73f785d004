// Files that are written by hand-made templates now and then lack a comma between two values. Putting it back is safe:
// in JSON nothing else may stand between them. Whatever else is wrong stays wrong, and the file unread.

/** The text with a comma between any two values (or a value and the next key) that have none. */
export function withMissingCommas(text: string): string {
  let repaired = '';
  let copied = 0;
  let afterValue = false;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/.test(character)) {
      at += 1;
      continue;
    }
    const startsValue = /["{[\w-]/.test(character);
    if (startsValue && afterValue) {
      repaired += `${text.slice(copied, at)},`;
      copied = at;
    }
    const end = endOfToken(text, at);
    // After a colon, a comma or an opening bracket a value is due; after anything else it needs a comma first.
    afterValue = !/[:,{[]/.test(character);
    at = end;
  }
  return repaired + text.slice(copied);
}

function endOfToken(text: string, start: number): number {
  if (text.charAt(start) === '"') return endOfString(text, start);
  const bare = /[\w.+-]+/y;
  bare.lastIndex = start;
  return bare.test(text) ? bare.lastIndex : start + 1;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') return at + 1;
  }
  return text.length;
}
