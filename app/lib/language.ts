export type Language = 'en-US' | 'es';

/** The language of the page at a path, or of the page with that name. */
export const languageOf = (page: string): Language => (/^\/?es(?:[./#]|$)/.test(page) ? 'es' : 'en-US');
