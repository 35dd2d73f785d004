/** HTML as a browser reads it, and text as it must be written into markup. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** One element of a page, with what it holds. Names are in lower case. */
export class Element {
  readonly name: string;
  readonly #node: DefaultTreeAdapterTypes.Element;

  constructor(node: DefaultTreeAdapterTypes.Element) {
    this.#node = node;
    this.name = node.tagName;
  }

  /** The value of an attribute; undefined where it has none of that name. */
  get(attribute: string): string | undefined {
    return this.#node.attrs.find(({ name }) => name === attribute)?.value;
  }

  get attributes(): readonly string[] {
    return this.#node.attrs.map(({ name }) => name);
  }

  /** The characters inside, as they are run or styled by: for scripts and titles. */
  get source(): string {
    return this.#node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  }

  /** What a visitor reads of it, in one line. Scripts and styles are not read. */
  get text(): string {
    return wordsIn(this.#node).replace(/\s+/g, ' ').trim();
  }

  /** Every element inside it of these names (of all, where none is given), in the order of the page. */
  all(...names: string[]): Element[] {
    return below(this.#node).filter(({ name }) => names.length === 0 || names.includes(name));
  }
}

/** The whole document: its `html` element. What `noscript` holds is read, as by a browser without scripts. */
export function parseHtml(html: string): Element {
  const root = below(parse(html, { scriptingEnabled: false }))[0];
  if (!root) throw new Error('The parser gives every document an html element.');
  return root;
}

const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? node.content.childNodes : []),
];

const below = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => ('tagName' in child ? [new Element(child), ...below(child)] : []));

function wordsIn(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  return childrenOf(node).map(wordsIn).join(' ');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, SVG and XML, between tags and in attributes with double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
