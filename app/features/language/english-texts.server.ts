/**
 * Untranslated texts of a Spanish page: their marks are removed from its data, and their elements marked in its HTML.
 */
import { englishMark } from '#content/markdown.server.ts';
import { type ParsedElement, parseHtml, replaceRanges } from '#content/html.server.ts';

/** Removes the marks from a value, and lists the texts that had one. `leave`: keys to drop, which no page sends. */
export function withoutMarks<Value extends object>(value: Value, leave: readonly string[] = []): [Value, string[]] {
  const english = new Set<string>();
  const clean = JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (leave.includes(key)) return undefined;
    if (typeof one !== 'string' || !one.includes(englishMark)) return one;
    const text = one.replaceAll(englishMark, '');
    english.add(text);
    return text;
  }) as Value;
  return [clean, [...english]];
}

const afterName = ({ name, place }: ParsedElement): number => place.outer[0] + 1 + name.length;

const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** HTML in which elements with one of these texts have `lang="en-US"`, as mark-english.ts does in the browser. */
export function markedEnglish(html: string, texts: readonly string[]): string {
  if (texts.length === 0) return html;
  const wanted = new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()));
  const languages = new Map<number, string>();
  for (const element of parseHtml(html)
    .all('body')
    .flatMap((body) => body.all())) {
    if (element.get('lang') !== undefined || languages.has(afterName(element))) continue;
    const isAll = wanted.has(element.text) || attributes.some((name) => wanted.has(element.get(name) ?? ''));
    const isOwn = !isAll && wanted.has(element.ownText.replace(/:$/, ''));
    if (isAll || isOwn) languages.set(afterName(element), 'en-US');
    // An English label may contain Spanish for screen readers: "(otra pestaña)".
    const inSpanish = isOwn ? element.children.filter((child) => child.get('lang') === undefined) : [];
    for (const child of inSpanish) languages.set(afterName(child), 'es');
  }
  const edits = [...languages].map(([at, language]) => ({ at: [at, at] as const, put: ` lang="${language}"` }));
  return replaceRanges(html, edits);
}
