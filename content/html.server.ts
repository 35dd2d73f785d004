import { type DefaultTreeAdapterTypes, parse, parseFragment, type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Safe HTML, made only from the club's Markdown at build time. */
export type Html = string & { readonly __html: unique symbol };

type Node = DefaultTreeAdapterTypes.Node;
type Range = readonly [from: number, to: number];

export class ParsedElement {
  readonly name: string;
  readonly #node: DefaultTreeAdapterTypes.Element;

  constructor(node: DefaultTreeAdapterTypes.Element) {
    this.#node = node;
    this.name = node.tagName;
  }

  get(attribute: string): string | undefined {
    return this.#node.attrs.find(({ name }) => name === attribute)?.value;
  }

  /** Its range in the parsed text, with and without its tags. */
  get place(): { outer: Range; inner: Range } {
    const { startOffset, endOffset, startTag, endTag } = this.#node.sourceCodeLocation ?? {};
    if (startOffset === undefined || endOffset === undefined)
      throw new Error(`<${this.name}> is not in the text: the parser added it.`);
    const from = startTag?.endOffset ?? endOffset;
    return { outer: [startOffset, endOffset], inner: [from, endTag?.startOffset ?? from] };
  }

  get attributes(): readonly string[] {
    return this.#node.attrs.map(({ name }) => name);
  }

  /** The content of a script, style or title. */
  get source(): string {
    return this.#node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  }

  /** Its visible text in one line. */
  get text(): string {
    return wordsIn(this.#node).replace(/\s+/g, ' ').trim();
  }

  /** The text between its child elements. */
  get ownText(): string {
    const texts = this.#node.childNodes.map((child) =>
      child.nodeName === '#text' && 'value' in child ? child.value : '',
    );
    return texts.join('').replace(/\s+/g, ' ').trim();
  }

  get children(): ParsedElement[] {
    return this.#node.childNodes.flatMap((child) => ('tagName' in child ? [new ParsedElement(child)] : []));
  }

  all(...names: string[]): ParsedElement[] {
    return below(this.#node).filter(({ name }) => names.length === 0 || names.includes(name));
  }
}

/** The `html` element of a document, with the content of `noscript`. */
export function parseHtml(html: string): ParsedElement {
  const root = below(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }))[0];
  if (!root) throw new Error('The parser gives every document an html element.');
  return root;
}

/** Replaces ranges of HTML. A range within another one is ignored. */
export function replaceRanges(html: string, edits: readonly { at: Range; put: string }[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { at, put } of edits.toSorted((one, other) => one.at[0] - other.at[0])) {
    if (at[0] < end) continue;
    pieces.push(html.slice(end, at[0]), put);
    end = at[1];
  }
  return [...pieces, html.slice(end)].join('');
}

/** Most texts have no tag; skipping the parser for them takes a hundredth of the time. */
export const elementsIn = (html: string): ParsedElement[] => (html.includes('<') ? below(parseFragment(html)) : []);

const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? node.content.childNodes : []),
];

function below(node: Node, found: ParsedElement[] = []): ParsedElement[] {
  for (const child of childrenOf(node)) {
    if (!('tagName' in child)) continue;
    found.push(new ParsedElement(child));
    below(child, found);
  }
  return found;
}

/** The elements that are part of a line: no space separates their text from the text beside them. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'q',
  's',
  'small',
  'span',
  'strong',
  'time',
]);

function wordsIn(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  const text = childrenOf(node).reduce((before, child) => {
    const words = wordsIn(child);
    // CSS separates neighbors that have no space between them, such as the columns of a row.
    return /[\p{L}\p{N}.!?)–]$/u.test(before) && /^[\p{L}\p{N}$]/u.test(words) ? `${before} ${words}` : before + words;
  }, '');
  return 'tagName' in node && !inline.has(node.tagName) ? ` ${text} ` : text;
}

const lineEnds = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'ul', 'ol']);

/**
 * The text of HTML, or of text that may be HTML, with `bullet` before each list item. Show it as text, never as HTML.
 * It doesn't build a tree, which untrusted input could make huge.
 */
export function plainText(html: string, bullet = ''): string {
  const pieces: string[] = [];
  let end = 0;
  let unread = false;
  const add =
    (text: string) =>
    ({ location }: Token.Token) => {
      end = location?.endOffset ?? end;
      if (!unread) pieces.push(text);
    };
  const addText = (token: Token.CharacterToken) => add(token.chars)(token);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: add(''),
      onComment: add(''),
      onDoctype: add(''),
      onStartTag(token) {
        add(token.tagName === 'li' ? `\n${bullet}` : token.tagName === 'br' ? '\n' : '')(token);
        unread = token.tagName === 'script' || token.tagName === 'style';
        if (unread) tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag(token) {
        unread = false;
        add(lineEnds.has(token.tagName) ? '\n' : '')(token);
      },
      // An unfinished tag is text.
      onEof: () => pieces.push(unread ? '' : html.slice(end)),
    },
  );
  tokenizer.write(html, true);
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For HTML, SVG and XML, between tags and in attributes with double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON for a script element, without closing tags. */
export const scriptData = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
