/** For tests: reads a PDF the way a screen reader does, by its tags, and finds what has none. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from 'pdf-lib';

/** A tag, with its own text and the name of the form field in it. */
export type Node = { tag: string; text: string; field?: string; tooltip?: string; scope?: string; children: Node[] };

export type Reading = {
  document: PDFDocument;
  /** The tree's root, a Document. */
  tree: Node;
  /** The text of each page: what is tagged, what is marked as an artifact, and what is neither. */
  pages: { tagged: string; artifacts: string; unmarked: string }[];
};

type Piece = { tag: string; mcid: number | undefined; text: string };
const name = (key: string) => PDFName.of(key);

/** Reads a PDF that pdfkit has written; its content streams follow a simple pattern. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  // Nothing is changed: by default pdf-lib would write a date and its own name into the document.
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pieces = new Map<PDFRef, Piece[]>(document.getPages().map((page) => [page.ref, piecesOf(document, page.node)]));
  const root = dict(document, dict(document, document.catalog.get(name('StructTreeRoot')))?.get(name('K')), 0);
  if (!root) throw new Error('The document has no tags.');
  const pages = [...pieces.values()].map((list) => ({
    tagged: textOf(list, ({ mcid }) => mcid !== undefined),
    artifacts: textOf(list, ({ tag }) => tag === 'Artifact'),
    unmarked: textOf(list, ({ tag, mcid }) => mcid === undefined && tag !== 'Artifact'),
  }));
  return { document, tree: nodeOf(document, root, pieces), pages };
}

/** The tree's nodes in the order in which they are read. */
export const flat = (node: Node): Node[] => [node, ...node.children.flatMap(flat)];

/** All text below the node, in reading order. Space that must not break is space. */
export const readAloud = (node: Node): string =>
  flat(node)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textOf = (pieces: Piece[], wanted: (piece: Piece) => boolean): string =>
  pieces
    .filter(wanted)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function dict(document: PDFDocument, value: PDFObject | undefined, index?: number): PDFDict | undefined {
  const found = value && document.context.lookup(value);
  if (found instanceof PDFArray && index !== undefined) return dict(document, found.get(index));
  return found instanceof PDFDict ? found : undefined;
}

export const stringOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString
    ? value.decodeText()
    : value instanceof PDFName
      ? value.decodeText()
      : undefined;

function nodeOf(document: PDFDocument, element: PDFDict, pieces: ReadonlyMap<PDFRef, Piece[]>): Node {
  const node: Node = { tag: stringOf(element.get(name('S'))) ?? '', text: '', children: [] };
  const scope = stringOf(dict(document, element.get(name('A')))?.get(name('Scope')));
  if (scope !== undefined) node.scope = scope;
  const kids = document.context.lookup(element.get(name('K')));
  const page = element.get(name('Pg'));
  for (const kid of kids instanceof PDFArray ? kids.asArray() : []) {
    if (kid instanceof PDFNumber) {
      const list = page instanceof PDFRef ? pieces.get(page) : undefined;
      node.text +=
        list
          ?.filter(({ mcid }) => mcid === kid.asNumber())
          .map(({ text }) => text)
          .join('') ?? '';
      continue;
    }
    const child = dict(document, kid);
    const widget = dict(document, child?.get(name('Obj')));
    if (widget) Object.assign(node, fieldOf(document, widget));
    else if (child) node.children.push(nodeOf(document, child, pieces));
  }
  return node;
}

/** The field's name is the widget's own, or that of the field whose widgets share one text. */
function fieldOf(document: PDFDocument, widget: PDFDict): Pick<Node, 'field' | 'tooltip'> {
  const parent = dict(document, widget.get(name('Parent')));
  const field = stringOf(widget.get(name('T')) ?? parent?.get(name('T')));
  const tooltip = stringOf(widget.get(name('TU')));
  return { ...(field !== undefined && { field }), ...(tooltip !== undefined && { tooltip }) };
}

/** The texts of one page, with the marks around each. */
function piecesOf(document: PDFDocument, page: PDFDict): Piece[] {
  const fonts = dict(document, dict(document, page.get(name('Resources')))?.get(name('Font')));
  const stream = document.context.lookup(page.get(name('Contents')));
  if (!(stream instanceof PDFRawStream)) throw new Error('The page has no content.');
  const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const pieces: Piece[] = [];
  let open: Pick<Piece, 'tag' | 'mcid'> | undefined;
  let letters = new Map<string, string>();
  for (const [, tag, options, font, shown, end] of content.matchAll(
    /\/(\w+) <<([^>]*)>> BDC|\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ|(EMC)/g,
  )) {
    if (tag !== undefined) {
      const mcid = /\/MCID (\d+)/.exec(options ?? '')?.[1];
      open = { tag, mcid: mcid === undefined ? undefined : Number(mcid) };
    } else if (font !== undefined) letters = lettersOf(document, dict(document, fonts?.get(name(font))));
    else if (end !== undefined) open = undefined;
    else if (shown !== undefined) {
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      pieces.push({
        tag: open?.tag ?? '',
        mcid: open?.mcid,
        text: codes.map((code) => letters.get(code) ?? '�').join(''),
      });
    }
  }
  return pieces;
}

/** What each code of a font means, from its ToUnicode table. */
function lettersOf(document: PDFDocument, font: PDFDict | undefined): Map<string, string> {
  const stream = document.context.lookup(font?.get(name('ToUnicode')));
  if (!(stream instanceof PDFRawStream)) throw new Error('A font does not say which letters it has.');
  const table = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, codes = ''], index) => {
      const text = codes
        .split(' ')
        .filter(Boolean)
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join('');
      letters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), text);
    });
  }
  return letters;
}
