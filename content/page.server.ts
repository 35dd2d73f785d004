/** One page's own text: front matter, and a body in sections headed `## Heading {#id}` with parts headed `### Part`. */
import type { z } from 'zod';
import { renderBlock } from './markdown.server.ts';
import { pageSchema } from './schema/page.ts';
import type { Html } from './schema/text.ts';
import { ContentError, type Source } from './source.server.ts';
import { expand, type Tokens } from './tokens.server.ts';

export type Part = { id: string; title: string; html: Html };
export type Section = Part & { parts: readonly Part[] };
export type Page = z.output<typeof pageSchema> & {
  /** The file's name without its ending: "faq". */
  name: string;
  /** The page's address: "/faq". */
  path: string;
  /** What stands above the first heading. */
  intro: Html;
  sections: readonly Section[];
};

/** "What to bring" → "what-to-bring". */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Chunk = { title: string; id: string; markdown: string };

/** Cuts a text at its headings of one depth. What stands above the first heading comes first, with an empty title. */
function cut(markdown: string, mark: '##' | '###'): Chunk[] {
  const heading = new RegExp(`^${mark} +(.+?)(?: +\\{#([a-z0-9-]+)\\})?$`, 'gm');
  const chunks: Chunk[] = [];
  let start = 0;
  let open = { title: '', id: '' };
  for (const match of markdown.matchAll(heading)) {
    chunks.push({ ...open, markdown: markdown.slice(start, match.index) });
    open = { title: match[1] ?? '', id: match[2] ?? slugOf(match[1] ?? '') };
    start = match.index + match[0].length;
  }
  chunks.push({ ...open, markdown: markdown.slice(start) });
  return chunks;
}

/** Reads a page. Throws a {@link ContentError} that names the line of a mistake. */
export function readPage(source: Source, name: string, tokens: Tokens): Page {
  const meta = source.read(pageSchema, tokens);
  const render = (markdown: string): Html => {
    try {
      return renderBlock(expand(markdown, tokens));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const offset = source.body.indexOf(/\{\{.*?\}\}/.exec(message)?.[0] ?? markdown.trim());
      throw new ContentError([`${source.file}:${source.lineOfBody(Math.max(0, offset))}  ${message}`]);
    }
  };
  const [intro, ...chunks] = cut(source.body, '##');
  const sections = chunks.map((chunk): Section => {
    const [lead, ...parts] = cut(chunk.markdown, '###');
    return {
      id: chunk.id,
      title: expand(chunk.title, tokens),
      html: render(lead?.markdown ?? ''),
      parts: parts.map((part) => ({ id: part.id, title: expand(part.title, tokens), html: render(part.markdown) })),
    };
  });
  const ids = sections.flatMap((section) => [section.id, ...section.parts.map((part) => `${section.id}-${part.id}`)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ContentError([`${source.file}  has two sections with the id ${twice}`]);
  return { ...meta, name, path: name === 'home' ? '/' : `/${name}`, intro: render(intro?.markdown ?? ''), sections };
}
