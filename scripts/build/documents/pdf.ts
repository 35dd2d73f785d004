/** Opens and closes a tagged PDF: US Letter, accessible, reproducible. Works around limits of pdfkit 0.20. */
/* oxlint-disable no-underscore-dangle -- the names are pdfkit's */
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { escapeHtml } from '#content/html.server.ts';
import type { Language } from '#domain/language.ts';
import { cutFace, range } from '../fonts.ts';

type Untyped = {
  annotate(x: number, y: number, width: number, height: number, options: Record<string, unknown>): unknown;
  struct(tag: string, options?: TagOptions): StructureTag;
  ref(data: Record<string, unknown>): Reference;
  _root: { data: Record<string, unknown> };
  _acroform: { fonts: Record<string, Reference>; defaultFont: string };
  _addInfo(): void;
};
export type TagOptions = { scope?: 'Row' | 'Column'; alt?: string; actual?: string };
export type Reference = { data: Record<string, unknown>; write(bytes: Uint8Array | string): void; end(): void };
export type Pdf = Omit<PDFKit.PDFDocument, keyof Untyped> & Untyped;
export type StructureTag = PDFKit.PDFStructureElement;

/** US Letter, in points of 1/72 inch. */
export const letter = { width: 612, height: 792 } as const;

const packaged = {
  body: 'barlow/files/barlow-latin-400-normal',
  bold: 'barlow/files/barlow-latin-600-normal',
  heading: 'barlow-condensed/files/barlow-condensed-latin-800-normal',
} as const;
/** A typeface of the site as TrueType, which pdfkit can subset. */
export type Face = keyof typeof packaged;
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›−′″`;
let faces: Promise<[Face, Buffer][]> | undefined;

type About = { title: string; subject: string; author: string; language: Language };

/** Opens a document without pages. Its tags are added to `root`. `close` returns its bytes. */
export async function openPdf(about: About): Promise<{ pdf: Pdf; root: StructureTag; close: () => Promise<Buffer> }> {
  const pdf = new PdfKit({
    pdfVersion: '1.7',
    autoFirstPage: false,
    lang: about.language,
    tagged: true,
    displayTitle: true,
    // pdfkit derives the document's id from the date. A fixed date keeps builds reproducible; it is removed below.
    info: { Title: about.title, Subject: about.subject, Author: about.author, CreationDate: new Date(0) },
  }) as unknown as Pdf;
  delete pdf.info.CreationDate;
  pdf._addInfo = () => pdf.appendXML(metadata(about));
  const names = Object.keys(packaged) as Face[];
  faces ??= Promise.all(names.map(async (name) => [name, await cutFace(packaged[name], characters, 'sfnt')]));
  for (const [name, face] of await faces) pdf.registerFont(name, face);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const close = () => {
    root.end();
    pdf.end();
    return buffer(pdf);
  };
  return { pdf, root, close };
}

export function addPage(pdf: Pdf): void {
  pdf.addPage({ size: 'LETTER', margin: 0 });
}

/** Draws decoration that screen readers skip: rules, boxes, the mark, page numbers. */
export function artifact(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

export function setForm(
  pdf: Pdf,
  dictionary: Record<string, unknown>,
  font: { name: string; reference: Reference },
): void {
  pdf._acroform = { fonts: { [font.name]: font.reference }, defaultFont: font.name };
  pdf._root.data['AcroForm'] = pdf.ref({ ...dictionary, DR: { Font: { [font.name]: font.reference } } });
}

/**
 * The document's metadata as XMP. pdfkit doesn't escape it, so an ampersand in the club's name would make it invalid.
 */
function metadata({ title, subject, author, language }: About): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>PDFKit</pdf:Producer></rdf:Description>`;
}
