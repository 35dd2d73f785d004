/** The form's table of rules, with columns for two people's initials. */
import { page, sectionHeading } from '../letterhead.ts';
import { artifact, tag, type StructureTag } from '../pdf.ts';
import { colors, heightOf, set, styles, type Column } from '../text.ts';
import { frame, type Sheet } from './boxes.ts';

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
const pad = { top: 3.5, bottom: 4 } as const;
const title = { ...styles.strong, leading: 11.5 };
const body = { ...styles.body, size: 8.25, leading: 10.4 };

/** Sets the heading and the table. Returns the bottom. */
export function initialsTable(sheet: Sheet, blocks: readonly Block[], y: number): number {
  const { pdf, root, text } = sheet;
  const part = tag(pdf, root, 'Sect');
  let top = sectionHeading(pdf, part, text.rules.title, text.rules.note, page, y) + 1;
  const table = tag(pdf, part, 'Table');
  top = headRow(sheet, table, top);
  for (const [index, block] of blocks.entries()) top = ruleRow(sheet, table, block, index + 1, top);
  table.end();
  part.end();
  return top;
}

function headRow({ pdf, text }: Sheet, table: StructureTag, y: number): number {
  const height = styles.label.leading + 5;
  artifact(pdf, () => pdf.rect(page.x, y, page.width, height).fill(colors.panel));
  const row = tag(pdf, table, 'TR');
  for (const name of ['rules', ...people] as const) {
    frame(pdf, columns[name], y, height);
    const cell = tag(pdf, row, 'TH', undefined, { scope: 'Column' });
    set(pdf, cell, 'P', text.rules.columns[name], styles.label, inside(columns[name]), y + 2.5);
    cell.end();
  }
  row.end();
  return y + height;
}

function ruleRow({ pdf, form, text }: Sheet, table: StructureTag, block: Block, number: number, y: number): number {
  const inner = inside(columns.rules);
  const height = pad.top + title.leading + heightOf(pdf, block.text, body, inner.width) + pad.bottom;
  const row = tag(pdf, table, 'TR');
  frame(pdf, columns.rules, y, height);
  const words = tag(pdf, row, 'TD');
  set(pdf, words, 'P', block.text, body, inner, set(pdf, words, 'P', block.title, title, inner, y + pad.top));
  words.end();
  for (const who of people) {
    const column = columns[who];
    frame(pdf, column, y, height);
    const cell = tag(pdf, row, 'TD');
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
