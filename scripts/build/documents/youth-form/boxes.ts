/** The form's boxes: framed, labeled, to be filled in on the screen or by hand. */
import type { YouthForm } from '#content/schema/rules.ts';
import type { Form } from '../fields.ts';
import { page } from '../letterhead.ts';
import { artifact } from '../pdf.ts';
import { colors, type Part, styles, widthOf, type Column } from '../text.ts';

export type Sheet = { root: Part; form: Form; text: YouthForm };
type Choice = YouthForm['permission']['choices'][number];

/** In points. */
export const boxHeight = 28;
const pad = 4;
const labelTop = 2.2;
const entryTop = 11.5;

export type BoxText = {
  label: string;
  format?: 'date' | 'phone' | undefined;
  /** Without it the box is for handwriting only. */
  field?: string;
  /** Whose box it is, for the tooltip. */
  group: string;
};

/** Draws a frame with its label at the top and the field below. */
export function box(
  { form, text }: Sheet,
  parent: Part,
  { label, format, field, group }: BoxText,
  column: Column,
  y: number,
  height: number = boxHeight,
): void {
  frame(parent, column, y, height);
  const hints = format && text.formats[format];
  const paragraph = parent.part('P');
  const inner = { x: column.x + pad, width: column.width - 2 * pad };
  paragraph.set('Span', hints ? `${label} (${hints.hint})` : label, styles.label, inner, y + labelTop);
  if (field) {
    form.text(paragraph, {
      name: field,
      help: `${group}: ${label}${hints ? `, ${hints.spoken}` : ''}`,
      x: inner.x - 2,
      y: y + entryTop,
      width: inner.width + 4,
      // Auto-sized letters fill a high field, so a high box leaves room above it.
      height: Math.min(height - entryTop - 1.5, 15.5),
    });
  }
  paragraph.end();
}

export function frame({ pdf }: Part, { x, width }: Column, y: number, height: number): void {
  artifact(pdf, () => pdf.rect(x, y, width, height).lineWidth(0.6).stroke(colors.rule));
}

/** A row of checkboxes, wrapped. Returns its bottom. */
export function choices({ form }: Sheet, parent: Part, group: string, list: readonly Choice[], y: number): number {
  const side = 10;
  const between = 18;
  const textIndent = side + 5;
  let x = page.x;
  let top = y;
  for (const { id, label } of list) {
    const width = widthOf(parent.pdf, label, styles.body) + 1;
    if (x + textIndent + width > page.x + page.width) {
      x = page.x;
      top += 15;
    }
    frame(parent, { x, width: side }, top, side);
    const paragraph = parent.part('P');
    form.check(paragraph, { name: id, help: `${group}: ${label}`, x, y: top, width: side, height: side });
    paragraph.set('Span', label, styles.body, { x: x + textIndent, width }, top - 1);
    paragraph.end();
    x += textIndent + width + between;
  }
  return top + side + 2;
}
