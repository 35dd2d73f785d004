/** Opens and closes a tagged PDF: US Letter, English, accessible, reproducible. Works around what pdfkit 0.20 lacks. */
/* oxlint-disable no-underscore-dangle -- the names are pdfkit's */
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import type { Face, Faces } from './fonts.ts';
import { escapeHtml } from '#content/html.server.ts';

/** What pdfkit has and its types (of 0.17) lack. */
type Untyped = {
  annotate(x: number, y: number, width: number, height: number, options: Record<string, unknown>): unknown;
  struct(tag: string, options?: TagOptions): StructureTag;
  ref(data: Record<string, unknown>): Reference;
  _root: { data: Record<string, unknown> };
  _acroform: { fonts: Record<string, Reference>; defaultFont: string };
  _addInfo(): void;
};
type TagOptions = { scope?: 'Row' | 'Column'; alt?: string };
export type Reference = { data: Record<string, unknown>; write(bytes: Uint8Array | string): void; end(): void };
export type Pdf = Omit<PDFKit.PDFDocument, keyof Untyped> & Untyped;
/** A tag of the structure tree, which a screen reader follows. */
export type StructureTag = PDFKit.PDFStructureElement;

/** US Letter, in points of 1/72 inch. */
export const letter = { width: 612, height: 792 } as const;

type About = { title: string; subject: string; author: string };
type OpenPdf = { pdf: Pdf; root: StructureTag };

/** A document without pages, and the root of its tags. */
export function openPdf(about: About, faces: Faces): OpenPdf {
  const pdf = new PdfKit({
    pdfVersion: '1.7',
    autoFirstPage: false,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    // pdfkit derives the document's id from the date. A fixed date keeps builds reproducible; it is removed below.
    info: { Title: about.title, Subject: about.subject, Author: about.author, CreationDate: new Date(0) },
  }) as unknown as Pdf;
  delete pdf.info.CreationDate;
  pdf._addInfo = () => pdf.appendXML(metadata(about));
  for (const [name, face] of Object.entries(faces) as [Face, Buffer][]) pdf.registerFont(name, face);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

export function addPage(pdf: Pdf): void {
  pdf.addPage({ size: 'LETTER', margin: 0 });
}

/** Draws what screen readers skip: rules, boxes, the mark, page numbers. */
export function artifact(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Adds a tag below `parent`. `draw` draws its content. */
export function tag(
  pdf: Pdf,
  parent: StructureTag,
  name: string,
  draw?: () => void,
  options: TagOptions = {},
): StructureTag {
  const element = pdf.struct(name, options);
  parent.add(element);
  if (draw) element.add(draw);
  return element;
}

export async function closePdf({ pdf, root }: OpenPdf): Promise<Buffer> {
  root.end();
  pdf.end();
  return buffer(pdf);
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
 * The document's metadata as XMP. pdfkit doesn't escape it, and an ampersand in the club's name would make it invalid.
 */
function metadata({ title, subject, author }: About): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>PDFKit</pdf:Producer></rdf:Description>`;
}
