import type { Content } from '#content/load.server.ts';
import type { YouthForm } from '#content/schema/rules.ts';
import { youthFormRules } from '#content/documents.server.ts';
import { longDate } from '#words/format-time.ts';
import { Form } from '../fields.ts';
import { foot, footTop, letterhead, margin, openDocument, page, sectionHeading, warningBand } from '../letterhead.ts';
import { addPage } from '../pdf.ts';
import { columnsOf, heightOf, printed, refuseBelow, shortestSplit, styles, widthOf, type Style } from '../text.ts';
import { type Block, box, boxHeight, choices, initialsTable, type Sheet } from './boxes.ts';

type Used = Pick<Content, 'site' | 'rules' | 'youthForm'>;

/** Throws a ContentError if its text doesn't fit two pages. */
export async function youthForm(content: Used): Promise<Buffer> {
  const { site, youthForm: text } = content;
  const { root, close } = await openDocument(site, text.title, text.about);
  const sheet: Sheet = { root, form: new Form(root.pdf), text };

  const startPage = (): number => {
    addPage(root.pdf);
    return text.counselReview === 'pending' ? warningBand(root, text.draft, margin.top) + 10 : margin.top;
  };
  const finishPage = (number: number, end: number): void => {
    const what = `content/youth-form.yaml  makes page ${number} of the form too long`;
    refuseBelow(footTop - 3, end, styles.body.leading, what);
    const facts: Record<string, string> = {
      '{page}': String(number),
      '{pages}': '2',
      '{revised}': longDate(text.revised),
    };
    foot(
      root,
      `${site.name}: ${text.title}`,
      text.footer.replaceAll(/\{\w+\}/g, (name) => facts[name] ?? name),
    );
  };

  let y = letterhead(root, site, text.title, startPage());
  for (const paragraph of text.lead) y = root.set('P', paragraph, styles.body, page, y);
  y += 9;
  for (const section of text.sections) y = personSection(sheet, section, y) + 8.5;
  finishPage(1, initialsTable(sheet, blocksOfRules(content), y));

  y = formOwner(sheet, startPage()) + 12;
  y = permission(sheet, y) + 12;
  y = release(sheet, y) + 13;
  finishPage(2, signatures(sheet, y));
  return close();
}

const blocksOfRules = (content: Used): Block[] =>
  youthFormRules(content).map(({ title, rules }) => ({ title, text: rules.map(printed).join(' ') }));

function personSection(sheet: Sheet, section: YouthForm['sections'][number], y: number): number {
  const part = sheet.root.part('Sect');
  let end = sectionHeading(part, section.title, section.note, page, y) + 1;
  for (const row of section.rows) {
    let { x } = page;
    for (const { id, label, width: twelfths, format } of row) {
      const width = (page.width * twelfths) / 12;
      box(sheet, part, { label, format, field: id, group: section.title }, { x, width }, end);
      x += width;
    }
    end += boxHeight;
  }
  if (section.choices.length > 0) end = choices(sheet, part, section.title, section.choices, end + 5);
  part.end();
  return end;
}

const secondTitle: Style = { ...styles.title, size: 18, leading: 20 };

/** Repeats the name, because the second page may be handed over alone. */
function formOwner(sheet: Sheet, y: number): number {
  const { root, text } = sheet;
  const [first] = text.sections;
  const name = first?.rows[0]?.[0];
  if (!first || !name) return y;
  const left = widthOf(root.pdf, text.title, secondTitle) + 16;
  root.set('P', text.title, secondTitle, { x: page.x, width: left }, y + 5);
  box(
    sheet,
    root,
    { label: `${first.title}: ${name.label}`, field: name.id, group: first.title },
    { x: page.x + left, width: page.width - left },
    y,
  );
  return y + boxHeight;
}

function permission(sheet: Sheet, y: number): number {
  const { title, text, choices: list } = sheet.text.permission;
  const part = sheet.root.part('Sect');
  const below = part.set('P', text, consent, page, sectionHeading(part, title, undefined, page, y));
  const end = choices(sheet, part, title, list, below + 4);
  part.end();
  return end;
}

const gutter = 22;
const heading = { ...styles.strong, size: 10, leading: 13.5 };
const consent = { ...styles.body, size: 9.5, leading: 12.5 };
const gap = 6;

function release({ root, text: { release: text } }: Sheet, y: number): number {
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

function signatures(sheet: Sheet, y: number): number {
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
