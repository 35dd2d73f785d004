/** A page: front matter, sections `## Heading {#id}` and their parts `### Part {#id when=stations}`. */
import { z } from 'zod';
import { check } from './issues.server.ts';
import { renderBlock } from './markdown.server.ts';
import { ContentValueError } from './values.server.ts';
import { type Condition, conditionSchema, type Embeds, holds } from './schema/embeds.ts';
import { pageSchema } from './schema/page.ts';
import type { Html } from './html.server.ts';
import { slug, slugOf } from './schema/text.ts';
import { ContentError, type Source } from './source.server.ts';
import { expand, type Tokens } from './tokens.server.ts';

export type Part = { id: string; title: string; html: Html };
export type Section = Part & { parts: readonly Part[] };
export type Page = z.output<typeof pageSchema> & {
  /** "faq", "es.faq". */
  name: string;
  /** "/faq", "/es/faq". */
  path: string;
  intro: Html;
  sections: readonly Section[];
  /** The ids of pictures below sections, by the ids of these. */
  pictures: Readonly<Record<string, string>>;
};

/** Addresses that are not their file's name. */
const addresses: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' };

/** "es.faq" → "/es/faq". */
export const pathOf = (name: string): string => addresses[name] ?? `/${name.replaceAll('.', '/')}`;

/** The pages that visitors may be sent to. */
export const listedPages = (pages: ReadonlyMap<string, Page>): Page[] =>
  [...pages.values()].filter((page) => page.listed);

type Heading = { title: string; id: string; when?: Condition | undefined; picture?: string | undefined };
type Chunk = Heading & { markdown: string };

const marksSchema = z.strictObject({
  id: slug.optional(),
  when: conditionSchema.optional(),
  picture: slug.optional().describe('a picture, by its id in images.yaml'),
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

const numberWord = (count: number): string =>
  'No One Two Three Four Five Six Seven Eight Nine'.split(' ')[count] ?? String(count);

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

const homeSections =
  'why pricing choose-your-pass new-to-shooting under-21 gallery calendar planvisit email-list review'.split(' ');

/** Pages that need a part for every condition. */
const complete = new Set(['privacy']);

/** A page without the parts whose `when` is false for `embeds`. Throws a {@link ContentError}. */
export function readPage(source: Source, name: string, tokens: Tokens, embeds: Embeds): Page {
  const meta = source.read(pageSchema, tokens);
  const filled = (text: string, render: (text: string) => string = String): string => {
    try {
      return render(expand(text, tokens, meta.language));
    } catch (error) {
      if (!(error instanceof ContentValueError)) throw error;
      return source.refuseBody(error.typed, error.message, error.allowed);
    }
  };
  const render = (markdown: string): Html => filled(markdown, renderBlock) as Html;
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
    return {
      id: chunk.id,
      title: filled(chunk.title.replace('{{section.parts}}', numberWord(parts.length))),
      html: render(lead?.markdown ?? ''),
      parts: parts
        .filter(({ when }) => !when || holds(when, embeds))
        .map(({ id, title, markdown }) => ({ id, title: filled(title), html: render(markdown) })),
    };
  });
  const wanted = name === 'home' ? homeSections.findIndex((id, index) => sections[index]?.id !== id) : -1;
  if (wanted >= 0)
    source.refuseBody(
      `## ${chunks[wanted]?.title}`,
      `stands where the section {#${homeSections[wanted]}} belongs: the order of the home page is fixed`,
      `the sections in this order: ${homeSections.join(', ')}`,
    );
  const unsaid = complete.has(name) ? conditionSchema.options.filter((condition) => !said.has(condition)) : [];
  if (unsaid.length > 0)
    throw new ContentError(
      unsaid.map((one) => `${source.file}  needs a paragraph for when=${one}: "### Heading {#name when=${one}}"`),
    );
  const ids = sections.flatMap((section) => [section.id, ...section.parts.map((part) => `${section.id}-${part.id}`)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ContentError([`${source.file}  has two sections with the id ${twice}`]);
  return {
    ...meta,
    name,
    path: pathOf(name),
    intro: render(intro?.markdown ?? ''),
    sections,
    pictures: Object.fromEntries(chunks.flatMap(({ id, picture }) => (picture ? [[id, picture]] : []))),
  };
}
