import type { Content } from '#content/load.server.ts';
import type { Language } from '#domain/language.ts';
import { oneLineAddress } from '#domain/places.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { artifact, letter, openPdf } from './pdf.ts';
import { colors, draw, Part, styles, widthOf, type Column, type Style } from './text.ts';

type Club = Pick<Content['site'], 'name' | 'address' | 'phone' | 'origin'>;

/** The printable area, in points. */
export const margin = { side: 40, top: 34, bottom: 34 } as const;
export const page: Column = { x: margin.side, width: letter.width - 2 * margin.side };
export const footTop = letter.height - margin.bottom - 10;

const clubStyle: Style = { face: 'heading', size: 13, leading: 15, color: colors.ink, tracking: 0.2 };

/** Opens a document of the club without pages. `close` returns its bytes. */
export async function openDocument(club: Club, title: string, subject: string, language: Language = 'en-US') {
  const { pdf, root, close } = await openPdf({ title, subject, author: club.name, language });
  return { root: new Part(pdf, root), close };
}

export function letterhead(parent: Part, club: Club, title: string, y: number): number {
  const side = 42;
  const right = { x: page.x + side + 10, width: page.width - side - 10 };
  parent.shape(markPath, markSize, { x: page.x, y, side });
  const nameEnds = right.x + widthOf(parent.pdf, club.name, clubStyle) + 12;
  const contact = `${oneLineAddress(club)} · ${club.phone} · ${new URL(club.origin).host}`;
  parent.set('P', club.name, clubStyle, right, y);
  parent.set(
    'P',
    contact,
    { ...styles.note, align: 'right' },
    { x: nameEnds, width: page.x + page.width - nameEnds },
    y + 3,
  );
  parent.set('H1', title, titleIn(parent, title, right.width), right, y + 15);
  return y + side + 9;
}

/** The title's style, in letters that are as large as fit in one line. */
function titleIn({ pdf }: Part, title: string, width: number): Style {
  const share = Math.min(1, width / widthOf(pdf, title, styles.title));
  return { ...styles.title, size: styles.title.size * share };
}

export function warningBand(parent: Part, text: string, y: number): number {
  const height = 17;
  const { pdf } = parent;
  artifact(pdf, () => {
    pdf.rect(page.x, y, page.width, height).lineWidth(0.8).fillAndStroke(colors.alarmPanel, colors.alarm);
  });
  parent.set('P', text, { ...styles.alarm, align: 'center' }, page, y + 2.6);
  return y + height;
}

/** The foot is an artifact, because screen readers announce page numbers themselves. */
export function foot(root: Part, left: string, right: string): void {
  root.line(page, footTop, colors.rule, 0.5);
  artifact(
    root.pdf,
    () => {
      draw(root.pdf, left, styles.label, page, footTop + 3);
      draw(root.pdf, right, { ...styles.label, align: 'right' }, page, footTop + 3);
    },
    'Pagination',
  );
}

/** A heading with a note on the same line if it fits, else below. Returns its bottom. */
export function sectionHeading(
  parent: Part,
  title: string,
  note: string | undefined,
  column: Column,
  y: number,
): number {
  const end = parent.set('H2', title, styles.heading, column, y);
  if (note === undefined) return end;
  const used = widthOf(parent.pdf, title, styles.heading) + 9;
  if (widthOf(parent.pdf, note, styles.note) <= column.width - used) {
    parent.set('P', note, styles.note, { x: column.x + used, width: column.width - used + 1 }, y + 3.1);
    return end;
  }
  return parent.set('P', note, styles.note, column, end) + 1;
}
