/** The form's second page: the release in two columns, and the signatures. */
import { page, sectionHeading } from '../letterhead.ts';
import { columnsOf, heightOf, shortestSplit, styles } from '../text.ts';
import { box, type Sheet } from './boxes.ts';

const gutter = 22;
const heading = { ...styles.strong, size: 10, leading: 13.5 };
/** The style of what people agree to. */
export const consent = { ...styles.body, size: 9.5, leading: 12.5 };
const gap = 6;

/** The numbered parts of the release in two columns. Returns the bottom. */
export function release({ root, text: { release: text } }: Sheet, y: number): number {
  const part = root.part('Sect');
  const top = part.set('P', text.note, consent, page, sectionHeading(part, text.title, undefined, page, y)) + gap;
  const columns = columnsOf(2, page, gutter);
  const width = columns[0]?.width ?? page.width;
  const split = shortestSplit(
    text.parts.map((one) => heading.leading + heightOf(root.pdf, one.text, consent, width) + gap),
    columns.length,
  );
  split.columns.forEach(({ from, to }, side) => {
    const place = columns[side] ?? page;
    text.parts.slice(from, to).reduce((end, { title, text: words }, index) => {
      const below = part.set('H3', `${from + index + 1}. ${title}`, heading, place, end);
      return part.set('P', words, consent, place, below) + gap;
    }, top);
  });
  part.end();
  return top + split.height - gap;
}

const signatureHeight = 40;
const kinds = [
  { kind: 'signature', twelfths: 6 },
  { kind: 'name', twelfths: 4 },
  { kind: 'date', twelfths: 2 },
] as const;

/** A statement and a signature line for each person. Returns the bottom. */
export function signatures(sheet: Sheet, y: number): number {
  const { title, note, text, labels, people } = sheet.text.signatures;
  const part = sheet.root.part('Sect');
  const between = 9;
  let top = part.set('P', text, consent, page, sectionHeading(part, title, note, page, y)) + 6;
  for (const person of people) {
    top = part.set('H3', person.title, heading, page, top);
    top = part.set('P', person.text, consent, page, top) + 3;
    let { x } = page;
    for (const { kind, twelfths } of kinds) {
      const width = (page.width * twelfths) / 12;
      // The signature is handwritten: a field would invite a typed one.
      const field = {
        signature: {},
        name: { field: `${person.id}-name` },
        date: { field: `${person.id}-signed-on`, format: 'date' as const },
      }[kind];
      box(sheet, part, { label: labels[kind], group: person.title, ...field }, { x, width }, top, signatureHeight);
      x += width;
    }
    top += signatureHeight + between;
  }
  part.end();
  return top - between;
}
