/**
 * The youth permission and release form: two pages to fill in on the screen or by hand, from content/youth-form.yaml.
 */
import type { Content } from '#content/load.server.ts';
import type { YouthForm } from '#content/schema/rules.ts';
import { ContentError } from '#content/source.server.ts';
import { youthFormRules } from '#content/documents.server.ts';
import { longDate } from '#domain/format-time.ts';
import { Form } from '../fields.ts';
import type { Faces } from '../fonts.ts';
import { foot, footTop, letterhead, margin, page, sectionHeading, warningBand } from '../letterhead.ts';
import { addPage, closePdf, openPdf, tag } from '../pdf.ts';
import { printed, set, styles, widthOf, type Style } from '../text.ts';
import { box, boxHeight, choices, type Sheet } from './boxes.ts';
import { consent, release, signatures } from './release.ts';
import { initialsTable, type Block } from './rules-table.ts';

type Used = Pick<Content, 'site' | 'rules' | 'youthForm'>;

/** Throws a ContentError if it names unknown rules or its text doesn't fit two pages. */
export async function youthForm(content: Used, faces: Faces): Promise<Buffer> {
  const { site, youthForm: text } = content;
  const opened = openPdf({ title: text.title, subject: text.about, author: site.name }, faces);
  const { pdf, root } = opened;
  const sheet: Sheet = { pdf, root, form: new Form(pdf), text };

  const startPage = (): number => {
    addPage(pdf);
    return text.counselReview === 'pending' ? warningBand(pdf, root, text.draft, margin.top) + 10 : margin.top;
  };
  const finishPage = (number: number, end: number): void => {
    const lines = Math.ceil((end - footTop + 3) / styles.body.leading);
    if (lines > 0)
      throw new ContentError([`content/youth-form.yaml  makes page ${number} of the form too long by ${lines} lines`]);
    const facts: Record<string, string> = {
      '{page}': String(number),
      '{pages}': '2',
      '{revised}': longDate(text.revised),
    };
    foot(
      pdf,
      `${site.name}: ${text.title}`,
      text.footer.replaceAll(/\{\w+\}/g, (name) => facts[name] ?? name),
    );
  };

  let y = letterhead(pdf, root, site, text.title, startPage());
  for (const paragraph of text.lead) y = set(pdf, root, 'P', paragraph, styles.body, page, y);
  y += 9;
  for (const section of text.sections) y = personSection(sheet, section, y) + 8.5;
  finishPage(1, initialsTable(sheet, blocksOfRules(content), y));

  y = formOwner(sheet, startPage()) + 12;
  y = permission(sheet, y) + 12;
  y = release(sheet, y) + 13;
  finishPage(2, signatures(sheet, y));
  return closePdf(opened);
}

/** The rules to initial, in the club's words. */
const blocksOfRules = (content: Used): Block[] =>
  youthFormRules(content).map(({ title, rules }) => ({ title, text: rules.map(printed).join(' ') }));

/** One person's fields, row by row, and checkboxes. Returns the bottom. */
function personSection(sheet: Sheet, section: YouthForm['sections'][number], y: number): number {
  const part = tag(sheet.pdf, sheet.root, 'Sect');
  let end = sectionHeading(sheet.pdf, part, section.title, section.note, page, y) + 1;
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
  const { pdf, root, text } = sheet;
  const [first] = text.sections;
  const name = first?.rows[0]?.[0];
  if (!first || !name)
    throw new ContentError([
      'content/youth-form.yaml  sections must begin with a row of boxes about the young shooter',
    ]);
  const left = widthOf(pdf, text.title, secondTitle) + 16;
  set(pdf, root, 'P', text.title, secondTitle, { x: page.x, width: left }, y + 5);
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
  const part = tag(sheet.pdf, sheet.root, 'Sect');
  const below = set(
    sheet.pdf,
    part,
    'P',
    text,
    consent,
    page,
    sectionHeading(sheet.pdf, part, title, undefined, page, y),
  );
  const end = choices(sheet, part, title, list, below + 4);
  part.end();
  return end;
}
