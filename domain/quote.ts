/** What the club wrote, and in which language, so that pages can mark it; `es` is the club's own Spanish of it. */
export type Quote = { said: string; language: 'en' | 'es'; es?: string };

/** What the club wrote again in Spanish, of a closure or an event. */
export type InSpanish = { title?: string | undefined; text?: string | undefined };

/** Whether there is anything to read in what the club wrote: "..." and an emoji say nothing. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const spanish =
  /[ñ¿¡]|\b(?:cerrad[oa]s?|cierr[ea]n?|cierre|abr[ei]n?|abierto|hasta|desde|hoy|mañana|por|del|de la|el|los|las)\b/i;

/** The language is guessed from `title`: what the club adds around it may be in the other one. */
export const quoteOf = (said: string, title = said, es?: string): Quote => ({
  said,
  language: spanish.test(title) ? 'es' : 'en',
  ...(es && { es }),
});
