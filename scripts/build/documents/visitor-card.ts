/**
 * The visitor card, from content/visitor-card.yaml: four panels of 3.5 by 2 inches that fold to a business card, with
 * the opening hours on its front and the emergency at its end. Beside them is its back, with the road map and the ways.
 */
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { hoursWords } from '#domain/hours-words.ts';
import { qrCode } from '#app/lib/pictures.server.ts';
import { directionsUrl, oneLineAddress, formatCoordinates } from '#domain/places.ts';
import { fontFiles } from '#scripts/build/fonts/fonts.ts';
import { renderLettered } from '#scripts/build/range-map/drawing.ts';
import { roadMapSvg } from '#scripts/build/road-map/build.ts';
import type { Faces } from './fonts.ts';
import { drawMark, foot, letterhead, margin, page } from './letterhead.ts';
import { addPage, artifact, closePdf, openPdf, tag, type StructureTag, type Pdf } from './pdf.ts';
import { colors, set, setList, styles, type Column, type ListStyle, type Style } from './text.ts';

type Used = Pick<Content, 'site' | 'hours' | 'today' | 'embeds' | 'visitorCard'>;

const inch = 72;
const card = { width: 3.5 * inch, height: 2 * inch } as const;
const panels = 4;
/** The fold between the card and its back is in the middle of the sheet. */
const left = page.x + page.width / 2 - card.width;
const pad = 11;
/** A phone's camera reads 1.6 points per module. */
const codeSide = 66;

const name: Style = { face: 'heading', size: 12, leading: 14, color: colors.ink };
const heading: Style = { face: 'heading', size: 14, leading: 17, color: colors.ink };
const large: Style = { face: 'heading', size: 18, leading: 21, color: colors.ink };
const text: ListStyle = { ...styles.body, size: 9.25, leading: 12, between: 1 };
const strong: Style = { ...styles.strong, size: 9.25, leading: 12 };

/** Throws a ContentError if a panel's text doesn't fit. */
export async function visitorCard(content: Used, faces: Faces): Promise<Buffer> {
  const { site, visitorCard: words } = content;
  const opened = openPdf({ title: words.title, subject: words.about, author: site.name }, faces);
  const { pdf, root } = opened;
  addPage(pdf);
  let y = letterhead(pdf, root, site, words.title, margin.top);
  for (const sentence of words.lead) y = set(pdf, root, 'P', sentence, styles.body, page, y);
  const top = y + 14;
  strip(content, pdf, root, left, top);
  await back(content, pdf, root, left + card.width, top);
  foot(pdf, `${site.name}: ${words.title}`, new URL(site.origin).host);
  return closePdf(opened);
}

/** The road map, 240 dots to the inch, and below it the ways in words. */
async function back(
  { site, embeds: { map }, visitorCard: words }: Used,
  pdf: Pdf,
  root: StructureTag,
  x: number,
  top: number,
) {
  const fonts = await fontFiles(path.resolve(import.meta.dirname, '../../..'));
  const drawn = renderLettered(await roadMapSvg({ site }, 'portrait', 'day'), fonts, (card.width / inch) * 240);
  const picture = sharp(drawn).flatten();
  const { width, height } = await picture.metadata();
  const png = await picture.png({ palette: true, colors: 16 }).toBuffer();
  const column = { x: x + pad, width: card.width - 2 * pad };
  let y = set(pdf, root, 'H2', map.heading, heading, column, top + pad);
  y = set(pdf, root, 'P', map.way, strong, column, y + 1) + 6;
  tag(pdf, root, 'Figure', () => pdf.image(png, x, y, { width: card.width }), { alt: map.alt }).end();
  y += (card.width * height) / width + 5;
  const last = top + (panels - 1) * card.height;
  refuseBelow(set(pdf, root, 'P', map.note, styles.note, column, y), last, 'roads');
  refuseBelow(list(pdf, root, words.roads, column, last + pad), last + card.height, 'roads');
  outline(pdf, x, top);
}

/** A panel with a list. Returns its bottom. */
const list = (pdf: Pdf, parent: StructureTag, panel: Content['visitorCard']['range'], column: Column, y: number) =>
  setList(pdf, parent, panel.items, text, column, set(pdf, parent, 'H2', panel.title, heading, column, y) + 2);

/** Throws a ContentError if a text that ends at `y` reaches over the foot of its panel. */
function refuseBelow(y: number, foot: number, key: string): void {
  const over = y - (foot - pad / 2);
  if (over <= 0) return;
  const lines = Math.ceil(over / text.leading);
  throw new ContentError([`content/visitor-card.yaml  ${key} is too long for its panel by ${lines} lines`]);
}

function strip(
  { site, hours, today, visitorCard: words }: Used,
  pdf: Pdf,
  parent: StructureTag,
  x: number,
  top: number,
) {
  const column = { x: x + pad, width: card.width - 2 * pad };
  outline(pdf, x, top);
  const drawn = [
    ['front', front],
    ['bring', (y: number) => list(pdf, parent, words.bring, column, y)],
    ['range', (y: number) => list(pdf, parent, words.range, column, y)],
    ['emergency', emergency],
  ] as const;
  drawn.forEach(([key, panel], index) => {
    const begin = top + index * card.height;
    refuseBelow(panel(begin + pad), begin + card.height, key);
  });

  function front(y: number): number {
    const side = 24;
    drawDirections(y);
    drawMark(pdf, column.x, y, side);
    set(pdf, parent, 'H2', site.name, name, { x: column.x + side + 8, width: column.width - side - 8 }, y + 4.5);
    let end = y + side + 6;
    const opening = openingLines({ hours, today });
    for (const line of opening.lines) end = set(pdf, parent, 'P', line, opening.style, column, end);
    const small = opening.isLong ? { size: 7.25, leading: 8.75 } : {};
    end = set(pdf, parent, 'P', words.front.checkIn, { ...strong, ...small }, column, end + 3);
    for (const note of words.front.notes) end = set(pdf, parent, 'P', note, { ...text, ...small }, column, end);
    return end;
  }

  /** A QR code with the directions, in the upper right corner. */
  function drawDirections(y: number): void {
    const { size, path } = qrCode(directionsUrl(site));
    artifact(pdf, () => {
      pdf.save();
      pdf.translate(column.x + column.width - codeSide, y).scale(codeSide / size);
      pdf.path(path).fill(colors.ink);
      pdf.restore();
    });
  }

  function emergency(y: number): number {
    const { title, steps, address, coordinates, road } = words.emergency;
    const end = set(pdf, parent, 'H2', title, { ...heading, color: colors.alarm }, column, y) + 2;
    const below = setList(pdf, parent, steps, text, column, end) + 5;
    artifact(pdf, () =>
      pdf
        .moveTo(column.x, below)
        .lineTo(column.x + column.width, below)
        .lineWidth(0.75)
        .stroke(colors.alarm),
    );
    const place = set(pdf, parent, 'P', `${address}: ${oneLineAddress(site)}`, strong, column, below + 4);
    const spot = set(pdf, parent, 'P', `${coordinates}: ${formatCoordinates(site)}`, strong, column, place);
    return set(pdf, parent, 'P', road, text, column, spot);
  }
}

/** Marks where to cut and fold. */
function outline(pdf: Pdf, x: number, y: number): void {
  artifact(pdf, () => {
    pdf
      .lineWidth(0.5)
      .rect(x, y, card.width, card.height * panels)
      .stroke(colors.rule);
    pdf.dash(3, { space: 3 });
    for (let index = 1; index < panels; index++) {
      const fold = y + index * card.height;
      pdf
        .moveTo(x, fold)
        .lineTo(x + card.width, fold)
        .stroke(colors.rule);
    }
    pdf.undash();
  });
}

/** Two large lines if all open days are alike, else a smaller line for each group of days and each season. */
function openingLines({ hours, today }: Pick<Used, 'hours' | 'today'>): {
  lines: string[];
  style: Style;
  isLong: boolean;
} {
  const { sentence } = hoursWords(hours, today);
  const [days, times, ...more] = sentence.split(', ');
  if (days && times && more.length === 0 && !sentence.includes(';'))
    return { style: large, lines: [days, times], isLong: false };
  const isLong = sentence.length > 80;
  const size = isLong ? 8.5 : 11.5;
  return { style: { ...large, size, leading: size * 1.2 }, lines: sentence.split('; '), isLong };
}
