import type { Asked } from '#content/schema/asked.ts';
import type { SearchFact } from '#domain/search.ts';

export type FactLanguage = 'en' | 'es';

/** A fact with the words of both languages; `to` is a place on the English page. */
export type AskedFact = Omit<SearchFact, 'asked' | 'role'> & { asked?: Asked | undefined };

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
