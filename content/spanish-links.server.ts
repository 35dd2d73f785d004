/** The link targets of Spanish pages, and the mark on links that lead to English. */
import { textIn } from '#words/pairs.ts';
import { shellPairs } from '#words/shell-words.server.ts';
import { inSpanish } from './documents.server.ts';

function spanishDocument(path: string): string | undefined {
  const name = path.startsWith(documents) ? inSpanish(path.slice(documents.length)) : undefined;
  return name && documents + name;
}
const documents = '/documents/';

/** Files that the server and the build write in both languages: `/hours.ics` and `/es/hours.ics`. */
export const calendarFiles = ['closures.ics', 'hours.ics'];
const calendarFile = new RegExp(`(/|%2F)(${calendarFiles.join('|')})$`);

/** The Spanish address of a calendar file, also at the end of another address: Google has it as `%2Fhours.ics`. */
const spanishCalendar = (to: string, host: string): string =>
  to.startsWith('/') || to.includes(host) ? to.replace(calendarFile, '$1es$1$2') : to;

const inEnglish = ` ${textIn(shellPairs.inEnglish, 'es')}`;

/** Sites that follow the browser's language. */
const inAnyLanguage = /(?:^|\.)(?:google\.com|apple\.com|waze\.com|windy\.com)$/;

/** Whether an address leads to another site, and not to a Spanish part of it ("https://example.com/es/"). */
function isForeign(to: string, host: string): boolean {
  if (!URL.canParse(to)) return false;
  const url = new URL(to);
  const isOther = url.protocol === 'https:' && url.host !== host && !inAnyLanguage.test(url.host);
  return isOther && !/^\/es(?:\/|$)/.test(url.pathname);
}

/** Points links at Spanish pages. Links to pages that exist only in English say so. */
export function linksInSpanish(
  spanish: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, unknown>,
  host: string,
) {
  const target = (link: string): { to: string; isEnglish: boolean } => {
    const to = spanishCalendar(link, host);
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    const other = spanish.get(path) ?? spanishDocument(path);
    if (other !== undefined) return { to: other + rest, isEnglish: false };
    const isEnglishPage = pages.has(path) && !/^\/es(?:\/|$)/.test(path);
    return { to, isEnglish: path.startsWith(documents) || isEnglishPage || isForeign(to, host) };
  };
  const labeled = (label: string, isEnglish: boolean) => label.replace(inEnglish, '') + (isEnglish ? inEnglish : '');
  // The links that Markdown produces, whose text contains no elements.
  const inText = (html: string) =>
    html.replace(
      /<a ([^>]*)href="([^"]*)"([^>]*)>(.*?)<\/a>(?:\s+\(en inglés\))?/gs,
      (_, before: string, href: string, after: string, said: string) => {
        const { to, isEnglish } = target(href);
        return `<a ${before}href="${to}"${after}>${said}</a>${isEnglish ? inEnglish : ''}`;
      },
    );
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(all);
    if (value === null || typeof value !== 'object') return value;
    const record = value as Record<string, unknown>;
    const { to, label, contactUrl } = record;
    // The menu's link to English stays as it is.
    const led = typeof to === 'string' && record['language'] !== 'en-US' ? target(to) : undefined;
    return Object.fromEntries(
      Object.entries(record).map(([key, one]) => {
        if (key === 'to' && led) return [key, led.to];
        if (key === 'link' && typeof one === 'string') return [key, target(one).to];
        if (key === 'label' && led && typeof label === 'string') return [key, labeled(label, led.isEnglish)];
        if (key === 'contactLabel' && typeof contactUrl === 'string' && typeof one === 'string')
          return [key, labeled(one, target(contactUrl).isEnglish)];
        return [key, all(one)];
      }),
    );
  };
  return all;
}
