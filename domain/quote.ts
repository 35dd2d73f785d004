/** What the club wrote, and in which language, so that pages can mark it. */
export type Quote = { said: string; language: 'en' | 'es' };

const spanish =
  /[ñ¿¡]|\b(?:cerrad[oa]s?|cierr[ea]n?|cierre|abr[ei]n?|abierto|hasta|desde|hoy|mañana|por|del|de la|el|los|las)\b/i;

export const quoteOf = (said: string, title = said): Quote => ({
  said,
  language: spanish.test(title) ? 'es' : 'en',
});
