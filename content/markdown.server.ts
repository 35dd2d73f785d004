/**
 * The club's Markdown, made into HTML at build time. Raw HTML is refused: what the office manager types is text,
 * and a stray `<` must not break a page.
 */
import { Marked, Renderer } from 'marked';
import type { Html } from './schema/text.ts';

/** What no line may tear apart: a time, a phone number, "3-minute", "check-in", the number and date of a document. */
const unit =
  /\b\d{1,2}:\d{2} [AP]M\b|\(\d{3}\) \d{3}-\d{4}|\b\d+-(?:minute|yard|day)\b|\bcheck-in\b|\b[A-Z]+-[A-Z]-\d+\b|\b\d{2}-\d{2}-\d{4}\b/gi;

/** What the library would write, with every character that means something in HTML escaped. */
const library = Renderer.prototype;

const marked = new Marked({
  gfm: true,
  renderer: {
    html({ raw }): string {
      throw new Error(`must not contain HTML such as ${raw.trim()}; write Markdown instead`);
    },
    text(token) {
      const html = library.text.call(this, token);
      return 'tokens' in token && token.tokens ? html : html.replace(unit, '<span class="keep">$&</span>');
    },
    link(token) {
      const html = library.link.call(this, token);
      return token.href.startsWith('https://') ? html.replace('<a ', '<a rel="noopener" ') : html;
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

/** Paragraphs, lists, tables and sub-headings as HTML. Throws on raw HTML and on images. */
export function renderBlock(markdown: string): Html {
  return marked.parse(markdown, { async: false }).trim() as Html;
}

/** One line as HTML without a paragraph around it. Throws on raw HTML and on images. */
export function renderInline(markdown: string): Html {
  return marked.parseInline(markdown, { async: false }).trim() as Html;
}
