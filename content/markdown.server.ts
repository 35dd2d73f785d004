/**
 * The club's Markdown, made into HTML at build time. Raw HTML is refused: what the office manager types is text,
 * and a stray `<` must not break a page.
 */
import { Marked } from 'marked';
import type { Html } from './schema/text.ts';

const isExternal = (href: string) => href.startsWith('https://');

const marked = new Marked({
  gfm: true,
  renderer: {
    html({ raw }): string {
      throw new Error(`must not contain HTML such as ${raw.trim()}; write Markdown instead`);
    },
    link({ href, title, tokens }) {
      const text = this.parser.parseInline(tokens);
      const titled = title ? ` title="${title}"` : '';
      const outside = isExternal(href) ? ' rel="noopener"' : '';
      return `<a href="${href}"${titled}${outside}>${text}</a>`;
    },
    image(): string {
      throw new Error('must not contain an image; pictures are named by their id in images.yaml');
    },
    // A wide table scrolls in its own box, which the keyboard can reach, instead of widening the page.
    table({ header, rows, align }) {
      const cell = (tag: 'th' | 'td', index: number, inner: string) => {
        const side = align[index] === 'right' ? ' class="text-right"' : '';
        return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${side}>${inner}</${tag}>`;
      };
      const head = header.map((h, i) => cell('th', i, this.parser.parseInline(h.tokens))).join('');
      const body = rows
        .map((row) => `<tr>${row.map((d, i) => cell('td', i, this.parser.parseInline(d.tokens))).join('')}</tr>`)
        .join('');
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

/** What no line may tear apart: a time, a phone number, "3-minute", "check-in", the number and date of a document. */
const unit =
  /\b\d{1,2}:\d{2} [AP]M\b|\(\d{3}\) \d{3}-\d{4}|\b\d+-(?:minute|yard|day)\b|\bcheck-in\b|\b[A-Z]+-[A-Z]-\d+\b|\b\d{2}-\d{2}-\d{4}\b/gi;

/** Keeps units on one line. Only the words are touched, never what stands within a tag. */
const keepUnits = (html: string): string =>
  html.replace(
    /(<[^>]*>)|([^<]+)/g,
    (_, tag?: string, words?: string) => tag ?? (words ?? '').replace(unit, '<span class="keep">$&</span>'),
  );

/** Paragraphs, lists, tables and sub-headings as HTML. Throws on raw HTML and on images. */
export function renderBlock(markdown: string): Html {
  return keepUnits(marked.parse(markdown, { async: false }).trim()) as Html;
}

/** One line as HTML without a paragraph around it. Throws on raw HTML and on images. */
export function renderInline(markdown: string): Html {
  return keepUnits(marked.parseInline(markdown, { async: false }).trim()) as Html;
}

/** The text of rendered HTML, for places that take no markup: JSON-LD, meta tags, mail, calendar files. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
