/**
 * One page’s own text: front matter, and sections headed `## Heading {#id}` with parts headed `### Part {#id
 * when=stations}`.
 */
import { z } from 'zod';
import { check } from './issues.server.ts';
import { renderBlock } from './markdown.server.ts';
import { ContentValueError } from './values.server.ts';
import { conditionSchema, holds, type Condition } from './schema/conditions.ts';
import type { Embeds } from './schema/embeds.ts';
import { pageSchema } from './schema/page.ts';
import { slug, type Html } from './schema/text.ts';
import { ContentError, type Source } from './source.server.ts';
import { expand, type Tokens } from './tokens.server.ts';

export type Part = { id: string; title: string; html: Html };
export type Section = Part & { parts: readonly Part[] };
export type Page = z.output<typeof pageSchema> & {
  /** The file's name without its ending: "faq", "es.faq". */
  name: string;
  /** The page's address: "/faq", "/es/faq". */
  path: string;
  /** The text above the first heading. */
  intro: Html;
  sections: readonly Section[];
};

/** Addresses that are not their file's name. */
const addresses: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' };

/** The pages that visitors may be sent to. */
export const listedPages = (pages: ReadonlyMap<string, Page>): Page[] =>
  [...pages.values()].filter((page) => page.listed);

/** "What to bring" → "what-to-bring". */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Heading = { title: string; id: string; when?: Condition | undefined };
type Chunk = Heading & { markdown: string };

/** The attributes in braces after a heading: `{#stations when=stations}`. */
const marksSchema = z.strictObject({
  id: slug.optional(),
  when: conditionSchema.optional(),
});

function headingOf(source: Source, written: string, title: string, marks: string): Heading {
  const given = marks.split(/\s+/).filter(Boolean);
  const { data, issues } = check(
    marksSchema,
    Object.fromEntries(given.map((mark) => (mark.startsWith('#') ? ['id', mark.slice(1)] : mark.split('=', 2)))),
  );
  if (data) return { title, id: data.id ?? slugOf(title), when: data.when };
  throw new ContentError(
    issues.map(({ path, message, allowed }) =>
      source.bodyProblem(written, `{${marks}} ${path.join('.')} ${message}`, allowed),
    ),
  );
}

/** Cuts a text at its headings of one depth. The text above the first heading comes first, with an empty title. */
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

/** Pages that must say what holds, in every setup: each condition needs its part there before anything is built. */
const complete = new Set(['privacy']);

/**
 * Reads a page, without the parts whose `when` does not hold of the services set up in `embeds`. Throws a
 * {@link ContentError} that names the line of a mistake.
 */
export function readPage(source: Source, name: string, tokens: Tokens, embeds: Embeds): Page {
  const meta = source.read(pageSchema, tokens);
  const filled = (text: string, render: (text: string) => string = String): string => {
    try {
      return render(expand(text, tokens));
    } catch (error) {
      if (!(error instanceof ContentValueError)) throw error;
      throw new ContentError([source.bodyProblem(error.typed, error.message, error.allowed)]);
    }
  };
  const render = (markdown: string): Html => filled(markdown, renderBlock) as Html;
  const [intro, ...chunks] = cut(source, source.body, '##');
  const said = new Set<Condition | undefined>();
  const sections = chunks.map((chunk): Section => {
    const [lead, ...parts] = cut(source, chunk.markdown, '###');
    for (const { when } of parts) said.add(when);
    return {
      id: chunk.id,
      title: filled(chunk.title),
      html: render(lead?.markdown ?? ''),
      parts: parts
        .filter(({ when }) => !when || holds(when, embeds))
        .map(({ id, title, markdown }) => ({ id, title: filled(title), html: render(markdown) })),
    };
  });
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
    path: addresses[name] ?? `/${name.replaceAll('.', '/')}`,
    intro: render(intro?.markdown ?? ''),
    sections,
  };
}
