/**
 * A page: front matter, sections `## Heading {#id}` and their parts `### Part {#id when=stations}`, in English or with
 * the texts of its translation. Over 200 lines, because a page and its translation are cut at the same headings.
 */
import { z } from 'zod';
import { check } from './issues.server.ts';
import { englishMark, renderBlock } from './markdown.server.ts';
import type { Language } from '#domain/language.ts';
import { ContentValueError, type Path } from './values.server.ts';
import { type Condition, conditionSchema, type Embeds, holds } from './schema/embeds.ts';
import { pageSchema } from './schema/page.ts';
import type { Html } from './html.server.ts';
import { slug, slugOf } from './schema/text.ts';
import { ContentError, type Source } from './source.server.ts';
import { expand, type Said, type Tokens } from './tokens.server.ts';
import { homeSections, lintLayout } from './page-layouts.server.ts';
import { type Ledger, readLedger, type Translate } from './translation.server.ts';

export type Part = { id: string; title: string; html: Html };
export type Section = Part & {
  parts: readonly Part[];
  /** Earlier ids, which external links may still use. */
  was?: readonly string[];
};
export type Page = z.output<typeof pageSchema> & {
  /** "faq", "es.faq". */
  name: string;
  /** "/faq", "/es/faq". */
  path: string;
  language: Language;
  intro: Html;
  sections: readonly Section[];
  /** The ids of the pictures below sections, by section id. */
  pictures: Readonly<Record<string, string>>;
};

/** Paths that differ from their file's name. */
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  'es.home': '/es',
  'not-found': '/404',
  'es.not-found': '/es/404',
};

/** The prefix of translations: "es.faq" is "faq" in Spanish. */
const inSpanish = 'es.';
export const spanishName = (name: string): string => inSpanish + name;
export const englishName = (name: string): string => (name.startsWith(inSpanish) ? name.slice(inSpanish.length) : name);

/** "es.faq" → "/es/faq". */
export const pathOf = (name: string): string => addresses[name] ?? `/${name.replaceAll('.', '/')}`;

/** The pages that visitors may be sent to. */
export const listedPages = (pages: ReadonlyMap<string, Page>): Page[] =>
  [...pages.values()].filter((page) => page.listed);

type Heading = {
  title: string;
  id: string;
  when?: Condition | undefined;
  picture?: string | undefined;
  was?: readonly string[] | undefined;
};
type Chunk = Heading & { markdown: string };

const marksSchema = z.strictObject({
  id: slug.optional(),
  when: conditionSchema.optional(),
  picture: slug.optional().describe('a picture, by its id in images.yaml'),
  was: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(slug))
    .optional()
    .describe('earlier ids, with commas between them, to which links from elsewhere still lead'),
});

function headingOf(source: Source, written: string, title: string, marks: string): Heading {
  const given = marks.split(/\s+/).filter(Boolean);
  const { data, issues } = check(
    marksSchema,
    Object.fromEntries(given.map((mark) => (mark.startsWith('#') ? ['id', mark.slice(1)] : mark.split('=', 2)))),
  );
  if (data) return { ...data, title, id: data.id ?? slugOf(title) };
  throw new ContentError(
    issues.map(({ path, message, allowed }) =>
      source.bodyProblem(written, `{${marks}} ${path.join('.')} ${message}`, allowed),
    ),
  );
}

const numbers = {
  'en-US': 'No One Two Three Four Five Six Seven Eight Nine',
  es: 'Ninguno Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve',
};
const numberWord = (count: number, language: Said['language']): string =>
  numbers[language].split(' ')[count] ?? String(count);

/** Splits a text at its headings. The text above the first one comes first, with an empty title. */
function cut(source: Source, markdown: string, mark: '##' | '###'): Chunk[] {
  const heading = new RegExp(`^${mark} +(.+?)(?: +\\{([^{}]*)\\})?$`, 'gm');
  const chunks: Chunk[] = [];
  let start = 0;
  let open: Heading = { title: '', id: '' };
  for (const match of markdown.matchAll(heading)) {
    chunks.push({ ...open, markdown: markdown.slice(start, match.index) });
    open = headingOf(source, match[0], match[1] ?? '', match[2] ?? '');
    start = match.index + match[0].length;
  }
  chunks.push({ ...open, markdown: markdown.slice(start) });
  return chunks;
}

/** Pages that must have a part for every condition. */
const complete = new Set(['privacy']);

/** A page's translation. `was`: its own earlier ids, by section id. */
type PageLedger = Ledger & { was: ReadonlyMap<string, readonly string[] | undefined> };

/**
 * A page's Spanish: its front matter by path, and its sections and parts by their ids ("#hours", "#hours.holidays").
 */
export function readPageLedger(source: Source): PageLedger {
  const { texts, of } = readLedger(source);
  const [intro, ...chunks] = cut(source, source.body, '##');
  const units = chunks.flatMap(({ id, title, markdown }) => {
    const [lead, ...parts] = cut(source, markdown, '###');
    return [
      [`#${id}`, unitText(title, lead?.markdown)],
      ...parts.map((part) => [`#${id}.${part.id}`, unitText(part.title, part.markdown)]),
    ];
  });
  return {
    texts: { ...texts, '#': unitText('', intro?.markdown), ...Object.fromEntries(units) },
    of,
    was: new Map(chunks.map(({ id, was }) => [id, was])),
  };
}

/** A heading and the text below it are translated together. */
const unitText = (title: string, markdown = '') => `${title}\n${markdown.trim()}`;

/** Whether visitors read this value of a page's front matter. */
const isRead = (keys: Path): boolean =>
  ['title', 'description', 'heading', 'label', 'lead', 'card'].includes(String(keys[0])) ||
  (keys[0] === 'actions' && keys.at(-1) === 'label') ||
  (keys[0] === 'figures' && keys.at(-1) === 'name');

/** Whether it is a figure: only a fact, which has its own Spanish. */
const isFigure = (keys: Path): boolean => keys[0] === 'figures' && keys.at(-1) === 'figure';

/**
 * Reads a page, without the parts whose `when` is false for `embeds`. Throws a {@link ContentError}.
 * @param spanish gives its texts in Spanish; without it, the page keeps its language
 */
export function readPage(
  source: Source,
  name: string,
  tokens: Tokens,
  embeds: Embeds,
  spanish?: Pick<PageLedger, 'was'> & { translate: Translate },
): Page {
  const translate = spanish?.translate;
  const meta = source.read(
    pageSchema,
    tokens,
    translate &&
      ((text, keys) => {
        if (isFigure(keys)) return { text, language: 'es' };
        return isRead(keys) ? translate(keys.join('.').replace(/\.(?:label|name)$/, ''), text) : undefined;
      }),
  );
  const language: Language = translate ? 'es' : 'en-US';
  const filled = (text: string, said: Said['language'] = language): string => {
    try {
      return expand(text, tokens, said);
    } catch (error) {
      if (!(error instanceof ContentValueError)) throw error;
      return source.refuseBody(error.typed, error.message, error.allowed);
    }
  };
  const render = (markdown: string): Html => {
    try {
      return renderBlock(markdown);
    } catch (error) {
      if (!(error instanceof ContentValueError)) throw error;
      return source.refuseBody(error.typed, error.message, error.allowed);
    }
  };
  /** A heading and its text in the page's language, or in English with marks. */
  const say = (at: string, written: string, markdown = '', parts = 0): { title: string; html: Html } => {
    const text = unitText(written, markdown);
    const said: Said = translate && text.trim() ? translate(at, text) : { text, language };
    const [title = '', ...rows] = filled(
      said.text.replace('{{section.parts}}', numberWord(parts, said.language)),
      said.language,
    ).split('\n');
    const mark = title.startsWith(englishMark) ? englishMark : '';
    return { title, html: render(mark + rows.join('\n')) };
  };
  const [intro, ...chunks] = cut(source, source.body, '##');
  const said = new Set<Condition | undefined>();
  const sections = chunks.map((chunk): Section => {
    const [lead, ...parts] = cut(source, chunk.markdown, '###');
    for (const { when } of parts) said.add(when);
    const misplaced = (meta.template ? parts : [chunk, ...parts]).find(({ picture }) => picture);
    if (misplaced)
      source.refuseBody(
        `picture=${misplaced.picture}`,
        'names a picture where none is shown',
        'a picture behind a heading with ##, on a page with template: text',
      );
    const was = [chunk.was, spanish?.was.get(chunk.id)].flatMap((ids) => ids ?? []);
    return {
      id: chunk.id,
      ...(was.length > 0 && { was }),
      ...say(`#${chunk.id}`, chunk.title, lead?.markdown, parts.length),
      // Parts that don't apply today are translated too.
      parts: parts
        .map(({ id, title, markdown, when }) => ({ id, when, ...say(`#${chunk.id}.${id}`, title, markdown) }))
        .flatMap(({ when, ...part }) => (!when || holds(when, embeds) ? [part] : [])),
    };
  });
  const withParts = chunks.map((one) => ({ ...one, parts: cut(source, one.markdown, '###').slice(1) }));
  const unshown = translate ? [] : lintLayout(source, name, intro?.markdown ?? '', withParts);
  const wanted = name === 'home' ? homeSections.findIndex((id, index) => sections[index]?.id !== id) : -1;
  if (wanted >= 0)
    source.refuseBody(
      `## ${chunks[wanted]?.title}`,
      `is where the section {#${homeSections[wanted]}} belongs: the order of the home page is fixed`,
      `the sections in this order: ${homeSections.join(', ')}`,
    );
  const unsaid = complete.has(name) ? conditionSchema.options.filter((condition) => !said.has(condition)) : [];
  if (unsaid.length > 0)
    throw new ContentError(
      unsaid.map(
        (one) => `${source.file}  This page needs a paragraph for when=${one}: "### Heading {#name when=${one}}"`,
      ),
    );
  const ids = sections.flatMap((section) => [section.id, ...section.parts.map((part) => `${section.id}-${part.id}`)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ContentError([`${source.file}  has two sections with the id ${twice}`]);
  const page: Page = {
    ...meta,
    // The search lists each page only once, and leads to its Spanish.
    ...(translate && { asked: {} }),
    language,
    name,
    path: pathOf(name),
    intro: say('#', '', intro?.markdown).html,
    sections,
    pictures: Object.fromEntries(chunks.flatMap(({ id, picture }) => (picture ? [[id, picture]] : []))),
  };
  if (unshown.length > 0) throw new ContentError(unshown, page);
  return page;
}
