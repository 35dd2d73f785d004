export const languages = ['en-US', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of the page at a path, or of the page with that name. */
export const languageOf = (page: string): Language => (/^\/?es(?:[./#]|$)/.test(page) ? 'es' : 'en-US');

/** The path of a page that exists in both languages: "/es/faq" for "/faq". */
export const pathIn = (language: Language, path: string): string =>
  language === 'es' ? `/es${path === '/' ? '' : path}` : path;

/** The web app manifest; {@link pathIn} gives the Spanish one. */
export const manifestPath = '/manifest.webmanifest';

/** The name of the page at a path: "home" for "/", "es.home" for "/es", "es.faq" for "/es/faq". */
export function pageNameOf(path: string): string {
  const name = path.replace(/^\/|\/+$/g, '').replaceAll('/', '.');
  return { '': 'home', es: 'es.home' }[name] ?? name;
}

/** "/faq" for "/es/faq". */
export const englishPath = (path: string): string => path.replace(/^\/es(?=\/|$)/, '') || '/';

/**
 * Splits a text so that every second piece is a term between « and »: on Spanish pages, words that a visitor hears and
 * reads at the range in English.
 */
export const termsApart = (text: string): string[] => text.replace(terms, '«\0$1\0»').split('\0');
export const terms = /«([^«»]*)»/g;
