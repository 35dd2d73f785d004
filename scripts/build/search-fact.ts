import type { Asked } from '#content/schema/asked.ts';
import { plainText } from '#content/html.server.ts';
import type { SearchFact } from '#domain/search.ts';

export type FactLanguage = 'en' | 'es';

/** A fact with the words of both languages; its place is that of the English page. */
export type AskedFact = Omit<SearchFact, 'asked' | 'role'> & { asked?: Asked | undefined };

type Group = { title: string; onePlace?: boolean | undefined };

/** Said alone, a rule of one place would be read as a rule of all. */
export const ruleOf = ({ title, onePlace }: Group, text: string): string =>
  onePlace && !hasWordOf(title, text) ? `${title}: ${lowerFirst(plainText(text))}` : plainText(text);

/** Whether a text names a place by one of the longer words of its title. */
const hasWordOf = (title: string, text: string): boolean =>
  title.split(' ').some((word) => word.length > 3 && text.toLowerCase().includes(word.toLowerCase()));

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
