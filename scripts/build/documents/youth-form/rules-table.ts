/** The form's table of rules, with columns for two people's initials. */
import { page, sectionHeading } from '../letterhead.ts';
import { artifact } from '../pdf.ts';
import { colors, heightOf, type Part, styles, type Column } from '../text.ts';
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
  const height = styles.label.leading + 5;
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
  const height = pad.top + title.leading + heightOf(table.pdf, block.text, body, inner.width) + pad.bottom;
  const row = table.part('TR');
  frame(table, columns.rules, y, height);
  const words = row.part('TD');
  words.set('P', block.text, body, inner, words.set('P', block.title, title, inner, y + pad.top));
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
