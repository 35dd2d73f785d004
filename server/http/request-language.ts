import type { Context } from 'hono';
import { type Language, languageOf } from '#domain/language.ts';

/** That of the address: below /es, or asked for by a page in Spanish with `lang=es`; else of the page that asks. */
export function requestLanguage(c: Context): Language {
  if (c.req.query('lang') === 'es') return 'es';
  const referrer = c.req.header('referer') ?? '';
  return languageOf(c.req.path) === 'es' || (URL.canParse(referrer) && languageOf(new URL(referrer).pathname) === 'es')
    ? 'es'
    : 'en-US';
}
