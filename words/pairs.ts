/** Texts without parameters, as pairs of both languages. both-languages.txt lists them with the sentences. */
import type { Language } from '#domain/language.ts';

export type Pair = readonly [english: string, spanish: string];
export type Pairs = Readonly<Record<string, Pair>>;

export const textIn = ([english, spanish]: Pair, language: Language): string => (language === 'es' ? spanish : english);

export const textsIn = <Key extends string>(
  pairs: Readonly<Record<Key, Pair>>,
  language: Language,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Pair>(pairs).map(([key, pair]) => [key, textIn(pair, language)])) as Record<
    Key,
    string
  >;
