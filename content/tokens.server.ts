/** Facts that texts quote by name: `{{price.day}}` becomes "$35". */
import type { Language } from '#domain/language.ts';
import type { Day } from '#domain/days.ts';
import { breakEven } from '#domain/prices.ts';
import { firstVisitWords, hoursWords } from '#words/hours-words.ts';
import { dollars, nextPrices, spanish as spanishPrices } from '#words/prices.ts';
import { spanish } from '#words/hours-language.ts';
import {
  phoneHref,
  appleMapsUrl,
  directionsUrl,
  geoUrl,
  mapsUrl,
  oneLineAddress,
  reviewUrl,
  formatCoordinates,
  wazeUrl,
} from '#domain/places.ts';
import { ContentValueError, kebabCase } from './values.server.ts';
import type { Price } from './schema/ranges.ts';
import type { Topic } from './schema/faq.ts';
import { blank } from './schema/text.ts';
import type { Data } from './schemas.server.ts';

/** `today`: seasons that are over by then are not quoted. */
type Facts = Pick<Data, 'site' | 'hours' | 'figures' | 'rules' | 'youthForm'> & {
  today: Day;
  prices: readonly Pick<Price, 'id' | 'amount' | 'next'>[];
  ranges: Data['ranges']['ranges'];
};
/** A text and its language. */
export type Said = { text: string; language: Language };

/** `isBlank`: some facts are placeholders, because their files have a mistake. */
export type Tokens = Pick<ReadonlyMap<string, string>, 'get' | 'keys'> & { isBlank?: boolean };

/** Replaces a fact whose file has a mistake, so that the texts that quote it are still checked. */
export function placeholder(name: string): string {
  if (name.endsWith('.tel')) return 'tel:+1';
  if (name.endsWith('.mailto')) return 'mailto:office@club.example';
  if (name.endsWith('.geo')) return 'geo:0,0';
  return /^(?:es\.)?site\.(?:directions|map|apple-maps|waze|review|origin|home)$/.test(name)
    ? 'https://club.example'
    : blank;
}

export const blankTokens: Tokens = { get: placeholder, keys: () => new Map<string, string>().keys() };

/** The facts that don't depend on other files. A file with a mistake is undefined, and its facts are missing. */
export const basicTokens = ({ site, figures }: Partial<Pick<Facts, 'site' | 'figures'>>): Map<string, string> =>
  new Map([...(site ? siteTokens(site) : []), ...(figures ? figureTokens(figures) : [])]);

function siteTokens(site: Facts['site']): Map<string, string> {
  const tokens = new Map<string, string>();
  const set = (name: string, value: string | number) => tokens.set(name, String(value));

  set('site.name', site.name);
  set('site.short-name', site.shortName);
  set('site.founded', site.founded);
  set('site.address', oneLineAddress(site));
  set('es.site.elevation-feet', `${site.elevationFeet.toLocaleString('en-US')} pies`);
  set('site.elevation-feet', `${site.elevationFeet.toLocaleString('en-US')} feet`);
  set('site.phone', site.phone);
  set('site.tel', phoneHref(site.phone));
  set('site.email', site.email);
  set('site.mailto', `mailto:${site.email}`);
  set('site.origin', site.origin);
  set('site.home', site.origin);
  set('es.site.home', `${site.origin}/es`);
  set('site.host', new URL(site.origin).host);
  set('site.directions', directionsUrl(site));
  set('site.map', mapsUrl(site));
  set('site.apple-maps', appleMapsUrl(site));
  set('site.waze', wazeUrl(site));
  set('site.geo', geoUrl(site));
  set('site.coordinates', formatCoordinates(site));
  set('site.review', reviewUrl(site));
  set('site.payments', site.payments.sentence);
  set('es.site.payments', site.payments.es);
  set('shareholder.email', site.shareholderContact.email);
  set('shareholder.mailto', `mailto:${site.shareholderContact.email}`);
  set('shareholder.phone', site.shareholderContact.phone);
  set('shareholder.tel', phoneHref(site.shareholderContact.phone));
  return tokens;
}

function figureTokens(figures: Facts['figures']): Map<string, string> {
  const tokens = new Map<string, string>();
  const set = (name: string, value: string) => tokens.set(name, value);
  for (const [id, figure] of Object.entries(figures)) {
    set(`figure.${id}`, figure.value);
    if (figure.es) set(`es.figure.${id}`, figure.es);
  }
  return tokens;
}

export function tokensOf({ hours, today, prices, ranges, rules, youthForm, ...basic }: Facts): Map<string, string> {
  const tokens = basicTokens(basic);
  const set = (name: string, value: string | number) => tokens.set(name, String(value));

  for (const [name, words] of Object.entries(hoursWords(hours, today))) set(`hours.${kebabCase(name)}`, words);
  for (const [name, words] of Object.entries(hoursWords(hours, today, spanish)))
    set(`es.hours.${kebabCase(name)}`, words);
  const [, early] = /^(\d+) minutes$/.exec(basic.figures['arrive-early']?.value ?? '') ?? [];
  if (early) {
    set('hours.first-visit', firstVisitWords(hours, today, Number(early)));
    set('es.hours.first-visit', firstVisitWords(hours, today, Number(early), spanish));
  }
  for (const { id, amount, next } of prices) {
    set(`price.${id}.brief`, dollars(amount));
    set(`price.${id}`, withNotice(dollars(amount), nextPrices(next)));
    set(`es.price.${id}.brief`, dollars(amount, spanishPrices));
    set(`es.price.${id}`, withNotice(dollars(amount, spanishPrices), nextPrices(next, spanishPrices)));
  }
  const [annual, day, service] = ['annual', 'day', 'service'].map((id) => prices.find((price) => price.id === id));
  if (annual && day) {
    const { visits, total } = breakEven(annual.amount, day.amount);
    set('price.annual.visits', visits);
    set('price.annual.visits-total', dollars(total));
  }
  if (annual && service) set('price.annual.service-visits', breakEven(annual.amount, service.amount).visits);

  for (const range of ranges) {
    set(`range.${range.id}.name`, range.name);
    if (range.nameEs) set(`es.range.${range.id}.name`, range.nameEs);
    if (range.positions !== null) set(`range.${range.id}.positions`, range.positions);
    if (range.distances !== null) set(`range.${range.id}.distances`, range.distances);
    if (range.es) set(`es.range.${range.id}.distances`, range.es);
  }
  set('rules.code', rules.code);
  set('rules.revised', rules.revised);
  for (const name of ['steel', 'quiz', 'emergency'] as const) {
    set(`rules.${name}`, rules[name].text);
    set(`es.rules.${name}`, rules[name].es);
  }
  const bring = youthForm.bring[youthForm.counselReview];
  set('youth-form.bring', bring);
  set('youth-form.bring-plain', withoutLinks(bring));
  const bringInSpanish = youthForm.bring.es[youthForm.counselReview];
  set('es.youth-form.bring', bringInSpanish);
  set('es.youth-form.bring-plain', withoutLinks(bringInSpanish));
  return tokens;
}

/** "$35 (from January 1: $40)". */
const withNotice = (price: string, soon: string) => price + (soon && ` (${soon})`);

/** The club's answers to the questions of /access; empty while unknown. */
export const answerTokens = (topics: readonly Topic[]): Map<string, string> =>
  new Map(
    topics.flatMap(({ topic, answer, es }): [string, string][] => [
      [`answer.${topic}`, answer ?? ''],
      ...(es === undefined ? [] : ([[`es.answer.${topic}`, es ?? '']] as [string, string][])),
    ]),
  );

/**
 * Fills in the facts; a Spanish text gets their Spanish version if it differs. Throws a {@link ContentValueError} for
 * an unknown fact or missing braces.
 */
export function expand(text: string, tokens: Tokens, language: Said['language'] = 'en-US'): string {
  if (!text.includes('{')) return text;
  const filled = text.replace(
    /\{\{\s*([^{}]*?)\s*\}\}(\**)(\.?)/g,
    (typed, name: string, bold: string, period: string) => {
      const isTranslated = language === 'es' && !name.startsWith('es.');
      const value = (isTranslated ? tokens.get(`es.${name}`) : undefined) ?? tokens.get(name);
      const whole = typed.slice(0, typed.length - bold.length - period.length);
      // "4:00 p.m." ends a sentence with its own period.
      if (value !== undefined) return value + bold + (value.endsWith('.') ? '' : period);
      const [family] = /^(?:es\.)?[^.]*/.exec(name) ?? [];
      const relatives = [...tokens.keys()].filter((known) => known.startsWith(`${family}.`));
      const known =
        relatives.length > 0 ? relatives : [...new Set([...tokens.keys()].map((key) => `${key.split('.')[0]}.…`))];
      throw new ContentValueError(
        `quotes a fact that does not exist: {{${name}}}`,
        whole,
        known.map((one) => `{{${one}}}`).join(', '),
      );
    },
  );
  const [typed, name = ''] = /\{+\s*([a-z-]+\.[a-z.-]+)\s*\}*/.exec(filled) ?? [];
  if (typed)
    throw new ContentValueError(`has one brace where two go: ${typed}`, typed, `two braces on each side: {{${name}}}`);
  return filled;
}

/** Markdown with links reduced to their words. */
export const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
