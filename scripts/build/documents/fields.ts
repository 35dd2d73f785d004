/**
 * Form fields (AcroForm, ISO 32000-1, 12.7) that every PDF reader can fill in. Those of pdfkit name a font in which a
 * reader can't type (https://github.com/foliojs/pdfkit/issues/1096), and have neither tooltips nor tags.
 */
import { setForm, type Pdf, type Reference } from './pdf.ts';
import type { Part } from './text.ts';

type Area = { x: number; y: number; width: number; height: number };
type Labelled = Area & {
  name: string;
  /** The tooltip, which screen readers announce. */
  help: string;
};

/** Every reader has this font, so typed text uses a complete font that the file needn't embed. */
const fontName = 'Helvetica';
/** Black, in size 0: the reader shrinks long text to fit its box. */
const appearance = `/${fontName} 0 Tf 0 g`;
const doNotSpellCheck = 1 << 22;
/** An invisible border keeps the letters off the edges. */
const inset = { W: 2, S: 'S' };
/** A bit of the annotation flag F: the field is printed. */
const print = 1 << 2;

export class Form {
  readonly #pdf: Pdf;
  readonly #font: Reference;
  readonly #fields: Reference[] = [];
  readonly #shared = new Map<string, Reference>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#font = pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: fontName, Encoding: 'WinAnsiEncoding' });
    this.#font.end();
    const dictionary = {
      Fields: this.#fields,
      DA: new String(appearance),
      // Every field has its own appearance. With true, Acrobat asks whether to save changes on closing.
      NeedAppearances: false,
    };
    setForm(pdf, dictionary, { name: fontName, reference: this.#font });
  }

  text(parent: Part, { name, help, ...area }: Labelled, { maxLength }: { maxLength?: number } = {}): void {
    const field = this.#shared.get(name) ?? this.#textField(name, help, maxLength);
    this.#widget(
      parent,
      area,
      {
        Parent: field,
        TU: new String(help),
        DA: new String(appearance),
        BS: inset,
        AP: { N: this.#drawing(area, '/Tx BMC\nEMC') },
      },
      field,
    );
  }

  check(parent: Part, { name, help, ...area }: Labelled): void {
    const { width: w, height: h } = area;
    const tick = `q 1.6 w 1 J 1 j 0 G ${w * 0.2} ${h * 0.52} m ${w * 0.42} ${h * 0.26} l ${w * 0.82} ${h * 0.8} l S Q`;
    const states = { Yes: this.#drawing(area, tick), Off: this.#drawing(area, '') };
    const ref = this.#widget(parent, area, {
      FT: 'Btn',
      T: new String(name),
      TU: new String(help),
      V: 'Off',
      AS: 'Off',
      AP: { N: states },
    });
    this.#fields.push(ref);
  }

  #textField(name: string, help: string, maxLength: number | undefined): Reference {
    const field = this.#pdf.ref({
      FT: 'Tx',
      T: new String(name),
      TU: new String(help),
      Ff: doNotSpellCheck,
      DA: new String(appearance),
      ...(maxLength !== undefined && { MaxLen: maxLength }),
      Kids: [],
    });
    this.#shared.set(name, field);
    this.#fields.push(field);
    return field;
  }

  /** Puts the field on the page and into a Form tag, which determines its place in the reading order. */
  #widget(parent: Part, { x, y, width, height }: Area, data: Record<string, unknown>, field?: Reference): Reference {
    const form = parent.part('Form');
    this.#pdf.annotate(x, y, width, height, { Subtype: 'Widget', F: print, structParent: form.element, ...data });
    form.end();
    const widget: Reference = this.#pdf.page.annotations.at(-1);
    (field?.data['Kids'] as Reference[] | undefined)?.push(widget);
    return widget;
  }

  #drawing({ width, height }: Area, content: string): Reference {
    const form = this.#pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: { [fontName]: this.#font } },
    });
    form.write(content);
    form.end();
    return form;
  }
}
