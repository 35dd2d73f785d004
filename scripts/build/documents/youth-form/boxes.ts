import { ContentError } from '#content/source.server.ts';
import type { YouthForm } from '#content/schema/rules.ts';
import type { Form } from '../fields.ts';
import { page, sectionHeading } from '../letterhead.ts';
import { artifact } from '../pdf.ts';
import { colors, heightOf, type Part, styles, widthOf, type Column } from '../text.ts';

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
  /** If undefined, the box is for handwriting only. */
  field?: string;
  /** The person whose box it is, for the tooltip. */
  group: string;
};

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
  const words = hints ? `${label} (${hints.hint})` : label;
  if (widthOf(parent.pdf, words, styles.label) > inner.width)
    throw new ContentError([`content/youth-form.yaml  has a label that is too long for its box: ${words}`]);
  paragraph.set('Span', words, styles.label, inner, y + labelTop);
  if (field) {
    form.text(paragraph, {
      name: field,
      help: `${group}: ${label}${hints ? `, ${hints.spoken}` : ''}`,
      x: inner.x - 2,
      y: y + entryTop,
      width: inner.width + 4,
      // Auto-sized letters fill a tall field, so a tall box leaves room above it.
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

export type Block = { title: string; text: string };

const people = ['shooter', 'guardian'] as const;
const initialsWidth = 66;
const rules: Column = { x: page.x, width: page.width - people.length * initialsWidth };
const columns = {
  rules,
  shooter: { x: rules.x + rules.width, width: initialsWidth },
  guardian: { x: rules.x + rules.width + initialsWidth, width: initialsWidth },
} as const;
const inside = (column: Column): Column => ({ x: column.x + 4, width: column.width - 8 });
const cellPad = { top: 3.5, bottom: 4 } as const;
const title = { ...styles.strong, leading: 11.5 };
const body = { ...styles.body, size: 8.25, leading: 10.4 };

export function initialsTable(sheet: Sheet, blocks: readonly Block[], y: number): number {
  const { root, text } = sheet;
  const part = root.part('Sect');
  let top = sectionHeading(part, text.rules.title, text.rules.note, page, y) + 1;
  const table = part.part('Table');
  top = headRow(sheet, table, top);
  for (const [index, block] of blocks.entries()) top = ruleRow(sheet, table, block, index + 1, top);
  table.end();
  part.end();
  return top;
}

function headRow({ text }: Sheet, table: Part, y: number): number {
  const heights = (['rules', ...people] as const).map((name) =>
    heightOf(table.pdf, text.rules.columns[name], styles.label, inside(columns[name]).width),
  );
  const height = Math.max(...heights) + 5;
  artifact(table.pdf, () => table.pdf.rect(page.x, y, page.width, height).fill(colors.panel));
  const row = table.part('TR');
  for (const name of ['rules', ...people] as const) {
    frame(table, columns[name], y, height);
    const cell = row.part('TH', { scope: 'Column' });
    cell.set('P', text.rules.columns[name], styles.label, inside(columns[name]), y + 2.5);
    cell.end();
  }
  row.end();
  return y + height;
}

function ruleRow({ form, text }: Sheet, table: Part, block: Block, number: number, y: number): number {
  const inner = inside(columns.rules);
  const height = cellPad.top + title.leading + heightOf(table.pdf, block.text, body, inner.width) + cellPad.bottom;
  const row = table.part('TR');
  frame(table, columns.rules, y, height);
  const words = row.part('TD');
  words.set('P', block.text, body, inner, words.set('P', block.title, title, inner, y + cellPad.top));
  words.end();
  for (const who of people) {
    const column = columns[who];
    frame(table, column, y, height);
    const cell = row.part('TD');
    const entry = 18;
    const area = { x: column.x + 8, y: y + (height - entry) / 2, width: column.width - 16, height: entry };
    form.text(
      cell,
      { name: `${who}-initials-${number}`, help: `${text.rules.columns[who]}: ${block.title}`, ...area },
      { maxLength: 5 },
    );
    cell.end();
  }
  row.end();
  return y + height;
}
