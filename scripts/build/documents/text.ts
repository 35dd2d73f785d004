import { plainText } from '#content/html.server.ts';
import { ContentError } from '#content/source.server.ts';
import { color, paint } from '#app/lib/colors.server.ts';
import { artifact, type Face, type Pdf, type StructureTag, type TagOptions } from './pdf.ts';

/** Sizes in points. */
export type Style = {
  face: Face;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
  align?: 'left' | 'center' | 'right';
};
export type Column = { x: number; width: number };

export const colors = {
  ink: paint.black,
  muted: color('muted'),
  rule: paint.black,
  panel: color('paper'),
  alarm: color('link'),
  alarmPanel: color('danger-soft'),
} as const;

export const styles = {
  title: { face: 'heading', size: 27, leading: 27, color: colors.ink },
  heading: { face: 'heading', size: 12, leading: 15, color: colors.ink, tracking: 0.2 },
  body: { face: 'body', size: 9, leading: 12, color: colors.ink },
  strong: { face: 'bold', size: 9, leading: 12, color: colors.ink },
  note: { face: 'body', size: 8, leading: 10.5, color: colors.muted },
  label: { face: 'heading', size: 7.5, leading: 9, color: colors.ink, tracking: 0.2 },
  alarm: { face: 'bold', size: 9.5, leading: 12, color: colors.alarm, tracking: 0.2 },
} as const satisfies Record<string, Style>;

const pageLink = /<a [^>]*href="(\/[^"]+)"/;

/** The club's Markdown as one paragraph of plain text. */
export const printed = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ');

/** The address of the first link in the club's Markdown, if it is a page of the site. */
export function linkIn(html: string, origin: string): string | undefined {
  const to = pageLink.exec(html)?.[1];
  return to && origin + to;
}

/** Headings are set in capitals. */
const lettered = (text: string, { face }: Style): string => (face === 'heading' ? text.toUpperCase() : text);

/** The first baseline, as a share of the leading. */
const baselineShare = 0.76;

/** The height of the text in a column of this width, in whole lines. */
export function heightOf(pdf: Pdf, text: string, style: Style, width: number): number {
  const words = withoutWidow(pdf, text, style, width);
  return (
    Math.round(choose(pdf, style).heightOfString(words, options(pdf, style, width)) / style.leading) * style.leading
  );
}

export const widthOf = (pdf: Pdf, text: string, style: Style): number =>
  choose(pdf, style).widthOfString(lettered(text, style), { characterSpacing: style.tracking ?? 0 });

/** Keeps a short last word together with the one before it. */
const withoutWidow = (pdf: Pdf, text: string, style: Style, width: number): string =>
  lettered(widthOf(pdf, text, style) <= width ? text : text.replace(/ (\S{1,6})$/, '\u00a0$1'), style);

/** Draws untagged text with its top at `y`. Call it within a tag or an artifact. */
export function draw(pdf: Pdf, text: string, style: Style, { x, width }: Column, y: number, link?: string): void {
  const words = withoutWidow(pdf, text, style, width);
  choose(pdf, style)
    .fillColor(style.color)
    .text(words, x, y + style.leading * baselineShare, {
      ...options(pdf, style, width),
      baseline: 'alphabetic',
      ...(link && { link }),
    });
}

export type ListStyle = Style & { between: number };
type Links = readonly (string | undefined)[];

/** A part of a document: a tag in its structure tree, with the content drawn below it. End it when it is complete. */
export class Part {
  readonly pdf: Pdf;
  readonly element: StructureTag;

  constructor(pdf: Pdf, element: StructureTag) {
    this.pdf = pdf;
    this.element = element;
  }

  part(name: string, options: TagOptions = {}, draw?: () => void): Part {
    const element = this.pdf.struct(name, options);
    this.element.add(element);
    if (draw) element.add(draw);
    return new Part(this.pdf, element);
  }

  end(): void {
    this.element.end();
  }

  set(name: string, text: string, style: Style, column: Column, y: number, link?: string): number {
    // Screen readers get the words as written, not in capitals.
    const part = this.part(name, style.face === 'heading' ? { actual: text } : {});
    const holder = link ? part.part('Link') : part;
    holder.element.add(() => draw(this.pdf, text, style, column, y, link));
    if (link) holder.end();
    part.end();
    return y + heightOf(this.pdf, text, style, column.width);
  }

  /** @param links the links of the items, by index */
  list(items: readonly string[], style: ListStyle, { x, width }: Column, y: number, links: Links = []): number {
    const indent = listIndent(style);
    const list = this.part('L');
    const end = items.reduce((top, text, index) => {
      const item = list.part('LI');
      item.set('Lbl', '•', style, { x, width: indent }, top);
      const below = item.set('LBody', text, style, { x: x + indent, width: width - indent }, top, links[index]);
      item.end();
      return below + style.between;
    }, y);
    list.end();
    return end - style.between;
  }

  /** Draws a one-color shape, whose path is `size` wide, at the width `side`. Screen readers skip it. */
  shape(path: string, size: number, { x, y, side }: { x: number; y: number; side: number }): void {
    artifact(this.pdf, () => {
      this.pdf.save();
      this.pdf
        .translate(x, y)
        .scale(side / size)
        .path(path)
        .fill(colors.ink);
      this.pdf.restore();
    });
  }

  line({ x, width }: Column, y: number, color: string, lineWidth = 0.75): void {
    artifact(this.pdf, () =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(lineWidth)
        .stroke(color),
    );
  }
}

export function listHeight(pdf: Pdf, items: readonly string[], style: ListStyle, width: number): number {
  const inner = width - listIndent(style);
  return items.reduce((sum, text) => sum + heightOf(pdf, text, style, inner) + style.between, -style.between);
}

const listIndent = ({ size }: ListStyle) => size * 0.85;

const choose = (pdf: Pdf, style: Style) => pdf.font(style.face).fontSize(style.size);

function options(pdf: Pdf, style: Style, width: number): PDFKit.Mixins.TextOptions {
  return {
    width,
    lineGap: style.leading - pdf.currentLineHeight(true),
    characterSpacing: style.tracking ?? 0,
    align: style.align ?? 'left',
  };
}

export function columnsOf(count: number, { x, width }: Column, gutter: number): Column[] {
  const each = (width - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gutter), width: each }));
}

/** The blocks of each column, from the first until before the last, and the height of the tallest column. */
type Split = { columns: { from: number; to: number }[]; height: number };

/** Minimizes the height of the tallest column. Blocks stay in order and whole. */
export function shortestSplit(heights: readonly number[], count: number, from = 0): Split {
  const sum = (to: number) => heights.slice(from, to).reduce((total, height) => total + height, 0);
  const all = heights.length;
  if (count === 1) return { columns: [{ from, to: all }], height: sum(all) };
  const options = Array.from({ length: all - from + 1 }, (_, taken): Split => {
    const to = from + taken;
    const rest = shortestSplit(heights, count - 1, to);
    return { columns: [{ from, to }, ...rest.columns], height: Math.max(sum(to), rest.height) };
  });
  return options.reduce((best, option) => (option.height < best.height ? option : best));
}

/** Throws a ContentError if a text ending at `y` goes beyond `limit`. `what` names its file and the overlong text. */
export function refuseBelow(limit: number, y: number, leading: number, what: string): void {
  const lines = Math.ceil((y - limit) / leading);
  if (lines > 0) throw new ContentError([`${what} by ${lines} lines`]);
}
