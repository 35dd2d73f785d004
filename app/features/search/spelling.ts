/** Reads what is typed as on a phone: in short, as it sounds, or with a diminutive. Without accents. */

/** Words that are typed in short, written out; "e" before a participle is "he": "nunca e tirado". */
export const spellOut = (words: readonly string[], short: ReadonlyMap<string, string>, isSpanish: boolean): string[] =>
  words.flatMap((word, at) =>
    isSpanish && word === 'e' && /[ai]do$/.test(words[at + 1] ?? '')
      ? 'he'
      : (short.get(word)?.split(' ') ?? (/[\p{L}\p{N}]/u.test(word) ? word : [])),
  );

/** How a Spanish word sounds: "sierran" is "cierran", "ora" is "hora", "recojer" is "recoger". */
export const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/([a-qs-z])\1/g, '$1');

/** What a Spanish diminutive may be of: "perrito" of "perro", "aguita" of "agua", "chiquito" of "chico". */
export function largerOf(word: string): string[] {
  const [, stem = '', ending = ''] = /^(.{2,})it([oa]s?)$/.exec(word) ?? [];
  if (stem === '') return [];
  const bare = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const stems = [stem, bare, bare.replace(/c$/, 'z'), stem.replace(/e?c$/, '')];
  return stems.flatMap((one) => [one + ending, `${one}e`, one]);
}
