/** The club's own words with their language, so that pages can mark it; `es` is the club's own Spanish version. */
export type Quote = { said: string; language: 'en' | 'es'; es?: string };

/** The most important part of a sentence. */
export type Strong = { strong: readonly (string | Quote)[] };

/** A sentence that may quote the club. */
export type Phrase = string | readonly (string | Quote | Strong)[];

/** The club's own Spanish for a closure or an event. */
export type InSpanish = { title?: string | undefined; text?: string | undefined };

/** Whether the club's text has anything to read: "..." and an emoji don't. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const spanish =
  /[ñ¿¡]|\b(?:cerrad[oa]s?|cierr[ea]n?|cierre|abr[ei]n?|abierto|hasta|desde|hoy|mañana|por|del|de la|el|los|las)\b/i;

/** The language is guessed from `title`: text that the club adds around it may be in the other language. */
export const quoteOf = (said: string, title = said, es?: string): Quote => ({
  said,
  language: spanish.test(title) ? 'es' : 'en',
  ...(es && { es }),
});
