/** Splits a club's name into lines of at most `longest` letters. "Rod & Gun" stays on one line. */
export function nameLines(name: string, longest = 14): string[] {
  const words = name.replace(/ (&|and) /g, '\u00a0$1\u00a0').split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
