import type { Context } from 'hono';
import { type Language, languageOf } from '#domain/language.ts';

/** The language of the URL, below /es or with `lang=es` from a Spanish page's script; else of the referring page. */
export function requestLanguage(c: Context): Language {
  if (c.req.query('lang') === 'es') return 'es';
  const referrer = c.req.header('referer') ?? '';
  return languageOf(c.req.path) === 'es' || (URL.canParse(referrer) && languageOf(new URL(referrer).pathname) === 'es')
    ? 'es'
    : 'en-US';
}
