/** Sets text: sizes, leading, colors and baselines. */
import { plainText } from '#content/html.server.ts';
import { color, paint } from '#app/lib/colors.server.ts';
import type { Face } from './fonts.ts';
import { artifact, tag, type StructureTag, type Pdf } from './pdf.ts';

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
  rule: paint.sage,
  panel: paint.fog,
  alarm: color('link'),
  alarmPanel: color('danger-soft'),
} as const;

export const styles = {
  title: { face: 'heading', size: 25, leading: 27, color: colors.ink },
  heading: { face: 'heading', size: 12, leading: 15, color: colors.ink, tracking: 0.2 },
  body: { face: 'body', size: 9, leading: 12, color: colors.ink },
  strong: { face: 'bold', size: 9, leading: 12, color: colors.ink },
  note: { face: 'body', size: 8, leading: 10.5, color: colors.muted },
  label: { face: 'label', size: 7.5, leading: 9, color: colors.muted, tracking: 0.15 },
  alarm: { face: 'bold', size: 9.5, leading: 12, color: colors.alarm, tracking: 0.2 },
} as const satisfies Record<string, Style>;

const pageLink = /<a [^>]*href="(\/[^"?#]+)[^"]*"[^>]*>(.*?)<\/a>/g;

/** The club's Markdown as one paragraph of plain text. Paper has no links: the address of a page follows its name. */
export const printed = (html: string): string =>
  plainText(html.replaceAll(pageLink, '$2 ($1)')).replaceAll(/\s+/g, ' ');

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
  choose(pdf, style).widthOfString(text, { characterSpacing: style.tracking ?? 0 });

/** Keeps a short last word together with the one before it. */
const withoutWidow = (pdf: Pdf, text: string, style: Style, width: number): string =>
  widthOf(pdf, text, style) <= width ? text : text.replace(/ (\S{1,6})$/, '\u00a0$1');

/** Draws untagged text with its top at `y`. Call it within a tag or an artifact. */
export function draw(pdf: Pdf, text: string, style: Style, { x, width }: Column, y: number): void {
  const words = withoutWidow(pdf, text, style, width);
  choose(pdf, style)
    .fillColor(style.color)
    .text(words, x, y + style.leading * baselineShare, { ...options(pdf, style, width), baseline: 'alphabetic' });
}

/** Draws text as a tag below `parent`, or as an artifact without one. Returns its bottom. */
export function set(
  pdf: Pdf,
  parent: StructureTag | undefined,
  name: string,
  text: string,
  style: Style,
  column: Column,
  y: number,
): number {
  const drawText = () => draw(pdf, text, style, column, y);
  if (parent) tag(pdf, parent, name, drawText).end();
  else artifact(pdf, drawText);
  return y + heightOf(pdf, text, style, column.width);
}

/** `between` is the space between items. */
export type ListStyle = Style & { between: number };

/** Returns the bottom of the list. */
export function setList(
  pdf: Pdf,
  parent: StructureTag | undefined,
  items: readonly string[],
  style: ListStyle,
  { x, width }: Column,
  y: number,
): number {
  const indent = listIndent(style);
  const list = parent && tag(pdf, parent, 'L');
  const end = items.reduce((top, text) => {
    const item = list && tag(pdf, list, 'LI');
    set(pdf, item, 'Lbl', '•', style, { x, width: indent }, top);
    const below = set(pdf, item, 'LBody', text, style, { x: x + indent, width: width - indent }, top);
    item?.end();
    return below + style.between;
  }, y);
  list?.end();
  return end - style.between;
}

/** The height of {@link setList}. */
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
