/** The head and foot of every document's page. */
import type { Content } from '#content/load.server.ts';
import { oneLineAddress } from '#domain/places.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { artifact, letter, type StructureTag, type Pdf } from './pdf.ts';
import { colors, draw, set, styles, widthOf, type Column, type Style } from './text.ts';

type Club = Pick<Content['site'], 'name' | 'address' | 'phone' | 'origin'>;

/** The printable area, in points. */
export const margin = { side: 40, top: 34, bottom: 34 } as const;
export const page: Column = { x: margin.side, width: letter.width - 2 * margin.side };
/** The content must end above. */
export const footTop = letter.height - margin.bottom - 10;

const clubStyle: Style = { face: 'heading', size: 13, leading: 15, color: colors.ink, tracking: 0.2 };

export function drawMark(pdf: Pdf, x: number, y: number, side: number): void {
  artifact(pdf, () => {
    pdf.save();
    pdf
      .translate(x, y)
      .scale(side / markSize)
      .path(markPath)
      .fill(colors.ink);
    pdf.restore();
  });
}

/** The mark, the club's name and address, and the document's title. Returns its bottom. */
export function letterhead(pdf: Pdf, parent: StructureTag, club: Club, title: string, y: number): number {
  const side = 42;
  const right = { x: page.x + side + 10, width: page.width - side - 10 };
  drawMark(pdf, page.x, y, side);
  const nameEnds = right.x + widthOf(pdf, club.name, clubStyle) + 12;
  const contact = `${oneLineAddress(club)} · ${club.phone} · ${new URL(club.origin).host}`;
  set(pdf, parent, 'P', club.name, clubStyle, right, y);
  set(
    pdf,
    parent,
    'P',
    contact,
    { ...styles.note, align: 'right' },
    { x: nameEnds, width: page.x + page.width - nameEnds },
    y + 3,
  );
  set(pdf, parent, 'H1', title, styles.title, right, y + 15);
  return y + side + 9;
}

/** A band across the page with a warning. Returns its bottom. */
export function warningBand(pdf: Pdf, parent: StructureTag, text: string, y: number): number {
  const height = 17;
  artifact(pdf, () => {
    pdf.rect(page.x, y, page.width, height).lineWidth(0.8).fillAndStroke(colors.alarmPanel, colors.alarm);
  });
  set(pdf, parent, 'P', text, { ...styles.alarm, align: 'center' }, page, y + 2.6);
  return y + height;
}

/** The foot is an artifact, because a reader announces page numbers itself. */
export function foot(pdf: Pdf, left: string, right: string): void {
  artifact(
    pdf,
    () => {
      pdf
        .moveTo(page.x, footTop)
        .lineTo(page.x + page.width, footTop)
        .lineWidth(0.5)
        .stroke(colors.rule);
      draw(pdf, left, styles.label, page, footTop + 3);
      draw(pdf, right, { ...styles.label, align: 'right' }, page, footTop + 3);
    },
    'Pagination',
  );
}

/** A heading with a note on the same line if it fits, else below. Returns its bottom. */
export function sectionHeading(
  pdf: Pdf,
  parent: StructureTag,
  title: string,
  note: string | undefined,
  column: Column,
  y: number,
): number {
  const end = set(pdf, parent, 'H2', title, styles.heading, column, y);
  if (note === undefined) return end;
  const used = widthOf(pdf, title, styles.heading) + 9;
  if (widthOf(pdf, note, styles.note) <= column.width - used) {
    set(pdf, parent, 'P', note, styles.note, { x: column.x + used, width: column.width - used + 1 }, y + 3.1);
    return end;
  }
  return set(pdf, parent, 'P', note, styles.note, column, end) + 1;
}
