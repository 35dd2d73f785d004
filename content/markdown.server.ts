/** Renders the club's Markdown at build time. Raw HTML is rejected, so that a stray `<` can't break a page. */
import { Lexer, Marked, Parser, Renderer, type Token } from 'marked';
import type { Html } from './html.server.ts';
import { terms } from '#domain/language.ts';
import { ContentValueError } from './values.server.ts';

/** Units that must not wrap: a time, a phone number, "CA 95033", "3-minute", "check-in", a document's number. */
const unit =
  /\b\d{1,2}:\d{2} (?:[AP]M\b|[ap]\.m\.)|\(\d{3}\) \d{3}-\d{4}|\b[A-Z]{2} \d{5}\b|\b\d+-(?:minute|yard|day)\b|\bcheck-in\b|\b[A-Z]+-[A-Z]-\d+\b|\b\d{2}-\d{2}-\d{4}\b/gi;

const library = Renderer.prototype;

const marked = new Marked({
  gfm: true,
  renderer: {
    text(token) {
      const html = library.text.call(this, token);
      if ('tokens' in token && token.tokens) return html;
      return html.replace(unit, '<span class="keep">$&</span>').replace(terms, '«<span lang="en-US">$1</span>»');
    },
    link(token) {
      const html = library.link.call(this, token);
      return token.href.startsWith('https://') ? html.replace('<a ', '<a rel="noopener" ') : html;
    },
    // A wide table scrolls in its own box, which the keyboard can reach.
    table({ header, rows, align }) {
      const cell = (scope: 'col' | 'row' | undefined, index: number, inner: string) => {
        const tag = scope ? 'th' : 'td';
        const side = align[index] === 'right' ? ' class="text-right"' : '';
        return `<${tag}${scope ? ` scope="${scope}"` : ''}${side}>${inner}</${tag}>`;
      };
      const head = header
        .map((h, i) => cell(h.text ? 'col' : undefined, i, this.parser.parseInline(h.tokens)))
        .join('');
      // An empty corner: the first cell of each row names it.
      const ofRow = (index: number) => (index === 0 && header[0]?.text === '' ? 'row' : undefined);
      const body = rows
        .map((row) => `<tr>${row.map((d, i) => cell(ofRow(i), i, this.parser.parseInline(d.tokens))).join('')}</tr>`)
        .join('');
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

/** Matches an incomplete link, which Markdown would leave as typed. */
const brokenLink = /\[[^\]\n]*\]\s*\((?:\/|#|https?:|tel:|mailto:)[^\s)]*|\((?:\/|#|https?:)[^)\n]*\)\[/;

/** Matches a line that was surely meant as a heading: without a space, or with its anchor shown as typed. */
const brokenHeading = /^##+\p{L}.*|^.* \{#[\w-]+[^}\n]*\}$/mu;
/** Matches the first of two lines that were meant as entries of a list. */
const brokenEntry = /^(?:([•▪◦●‣·]).*(?=\n\1)|-\p{L}.*(?=\n-\p{L}))/mu;

/** Runs before rendering, because marked adds its own words to errors. */
function refuse(token: Token): void {
  const typed = token.raw.trim().split('\n')[0] ?? '';
  const isParagraph = token.type === 'paragraph';
  // Headings with an anchor are cut off before: these have other marks.
  const [heading] = ((isParagraph || token.type === 'heading') && brokenHeading.exec(token.raw)) || [];
  if (heading !== undefined)
    throw new ContentValueError(
      `has a heading that is none: ${heading}`,
      heading,
      'on a page, ## and a space before it, or ### and a space for a part of a section: ## What to bring {#bring}',
    );
  const [entry] = (isParagraph && brokenEntry.exec(token.raw)) || [];
  if (entry !== undefined)
    throw new ContentValueError(
      `begins as a list that is none: ${entry}`,
      entry,
      'a hyphen and a space before each entry, and an empty line above the first one: - Bring gloves',
    );
  const [broken] = (token.type === 'text' && !('tokens' in token) && brokenLink.exec(token.raw)) || [];
  if (broken !== undefined)
    throw new ContentValueError(
      `has a link that is none, which visitors would see as it is typed: ${broken}`,
      broken,
      'brackets and parentheses with nothing between them, and no space in the address: [all prices](/pass)',
    );
  if (token.type === 'link' && (token.text.trim() === '' || token.href.trim() === ''))
    throw new ContentValueError(
      'has a link without words, or without an address',
      typed,
      'the words that visitors press, and where they lead: [all prices](/pass)',
    );
  if (token.type === 'text' && !('tokens' in token) && token.raw.includes('**'))
    throw new ContentValueError(
      'has ** at one end only, which visitors would see',
      '**',
      'the two asterisks right before the first and right behind the last bold word: **bold words**',
    );
  if (token.type === 'html')
    throw new ContentValueError(
      `must not contain HTML such as ${typed}`,
      typed,
      '**bold**, *italics*, lists and [links](/contact)',
    );
  if (token.type === 'image')
    throw new ContentValueError(
      'must not contain an image',
      typed,
      'words; a page’s picture is named by its id: "image: header-visit"',
    );
}

/** Precedes an untranslated text on Spanish pages (translation.server.ts): a character that no text contains. */
export const englishMark = '\u{E0E5}';

/** Renders a marked text in an element with its language. */
const inItsLanguage = (markdown: string, tag: 'div' | 'span', render: (markdown: string) => string): Html =>
  (markdown.startsWith(englishMark)
    ? `<${tag} lang="en-US">${render(markdown.slice(englishMark.length))}</${tag}>`
    : render(markdown)) as Html;

/** Cached because the content is read again for each day on which it changes, with mostly the same texts. */
const blocks = new Map<string, Html>();
const mostBlocks = 2_000;

/** Paragraphs, lists, tables and sub-headings as HTML. Throws a {@link ContentValueError} for HTML and images. */
export function renderBlock(markdown: string): Html {
  const known = blocks.get(markdown);
  if (known !== undefined) return known;
  const html = inItsLanguage(markdown, 'div', (text) => {
    const tokens = marked.lexer(text);
    void marked.walkTokens(tokens, refuse);
    return marked.parser(tokens).trim();
  });
  if (blocks.size >= mostBlocks) blocks.clear();
  blocks.set(markdown, html);
  return html;
}

export const listed = (items: readonly Html[]): Html =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` as Html;

/** One line as HTML without a paragraph around it. Throws a {@link ContentValueError} for HTML and images. */
export const renderInline = (markdown: string): Html =>
  inItsLanguage(markdown, 'span', (text) => {
    const tokens = Lexer.lexInline(text, marked.defaults);
    void marked.walkTokens(tokens, refuse);
    return Parser.parseInline(tokens, marked.defaults).trim();
  });
