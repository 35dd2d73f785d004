/** The visitor card, from content/visitor-card.yaml: four panels of 3.5 by 2 inches that fold to a business card. */
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import type { Language } from '#domain/language.ts';
import { english, spanish } from '#words/hours-language.ts';
import { hoursWords } from '#words/hours-words.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { qrCode } from '#app/lib/pictures.server.ts';
import { directionsUrl, oneLineAddress, formatCoordinates } from '#domain/places.ts';
import { fontFiles } from '#scripts/build/fonts.ts';
import { drawLettered } from '#scripts/build/range-map/drawing.ts';
import { roadMapSvg } from '#scripts/build/road-map/build.ts';
import { foot, letterhead, margin, openDocument, page } from './letterhead.ts';
import { addPage, artifact } from './pdf.ts';
import { colors, type Part, refuseBelow, styles, widthOf, type Column, type ListStyle, type Style } from './text.ts';

type Used = Pick<Content, 'site' | 'hours' | 'today' | 'embeds' | 'visitorCard'>;

const inch = 72;
const card = { width: 3.5 * inch, height: 2 * inch } as const;
const panels = 4;
/** The sheet is folded in its middle, between the card and its back. */
const left = page.x + page.width / 2 - card.width;
const pad = 11;
/** A phone's camera reads 1.6 points per module. */
const codeSide = 66;

const name: Style = { face: 'heading', size: 12, leading: 14, color: colors.ink };
const heading: Style = { face: 'heading', size: 14, leading: 17, color: colors.ink };
const large: Style = { face: 'heading', size: 18, leading: 21, color: colors.ink };
/** Spanish text is longer, but the panels are the same. */
const letters: Readonly<Record<Language, Pick<Style, 'size' | 'leading'>>> = {
  'en-US': { size: 9.25, leading: 12 },
  es: { size: 8, leading: 10 },
};
const textOf = (language: Language): ListStyle => ({ ...styles.body, ...letters[language], between: 1 });
const strongOf = (language: Language): Style => ({ ...styles.strong, ...letters[language] });

/** The card in the language of the content. Throws a ContentError if a panel's text doesn't fit. */
export async function visitorCard(content: Used, language: Language = 'en-US'): Promise<Buffer> {
  const { site, visitorCard: words } = content;
  const { root, close } = await openDocument(site, words.title, words.about, language);
  addPage(root.pdf);
  let y = letterhead(root, site, words.title, margin.top);
  for (const sentence of words.lead) y = root.set('P', sentence, styles.body, page, y);
  const top = y + 14;
  strip(content, language, root, left, top);
  await back(content, language, root, left + card.width, top);
  foot(root, `${site.name}: ${words.title}`, new URL(site.origin).host);
  return close();
}

async function back(
  { site, embeds: { map }, visitorCard: words }: Used,
  language: Language,
  root: Part,
  x: number,
  top: number,
) {
  const fonts = await fontFiles(path.resolve(import.meta.dirname, '../../..'));
  const picture = drawLettered(
    await roadMapSvg({ site }, 'portrait', 'day'),
    fonts,
    (card.width / inch) * 240,
  ).flatten();
  const { width, height } = await picture.metadata();
  const png = await picture.png({ palette: true, colors: 16 }).toBuffer();
  const column = { x: x + pad, width: card.width - 2 * pad };
  let y = root.set('H2', map.heading, heading, column, top + pad);
  y = root.set('P', map.way, strongOf(language), column, y + 1) + 6;
  root.part('Figure', { alt: map.alt }, () => root.pdf.image(png, x, y, { width: card.width })).end();
  y += (card.width * height) / width + 5;
  const last = top + (panels - 1) * card.height;
  refuseOver(root.set('P', map.note, styles.note, column, y), last, 'roads');
  refuseOver(list(root, words.roads, textOf(language), column, last + pad), last + card.height, 'roads');
  outline(root, x, top);
}

const list = (parent: Part, panel: Content['visitorCard']['range'], text: ListStyle, column: Column, y: number) =>
  parent.list(panel.items, text, column, parent.set('H2', panel.title, heading, column, y) + 2);

/** Throws a ContentError if a text that ends at `y` extends over the foot of its panel. */
const refuseOver = (y: number, foot: number, key: string): void =>
  refuseBelow(
    foot - pad / 2,
    y,
    letters['en-US'].leading,
    `content/visitor-card.yaml  ${key} is too long for its panel`,
  );

function strip(
  { site, hours, today, visitorCard: words }: Used,
  language: Language,
  parent: Part,
  x: number,
  top: number,
) {
  const column = { x: x + pad, width: card.width - 2 * pad };
  const [text, strong] = [textOf(language), strongOf(language)];
  outline(parent, x, top);
  const drawn = [
    ['front', front],
    ['bring', (y: number) => list(parent, words.bring, text, column, y)],
    ['range', (y: number) => list(parent, words.range, text, column, y)],
    ['emergency', emergency],
  ] as const;
  drawn.forEach(([key, panel], index) => {
    const begin = top + index * card.height;
    refuseOver(panel(begin + pad), begin + card.height, key);
  });

  function front(y: number): number {
    const side = 24;
    // The QR code for directions, in the upper right corner.
    const code = qrCode(directionsUrl(site));
    parent.shape(code.path, code.size, { x: column.x + column.width - codeSide, y, side: codeSide });
    parent.shape(markPath, markSize, { x: column.x, y, side });
    parent.set('H2', site.name, name, { x: column.x + side + 8, width: column.width - side - 8 }, y + 4.5);
    let end = y + side + 6;
    const opening = openingLines(hoursWords(hours, today, language === 'es' ? spanish : english).sentence);
    // Leave room for the code beside the two large lines.
    const room = column.width - codeSide - 8;
    const widest = Math.max(...opening.lines.map((line) => widthOf(parent.pdf, line, opening.style)));
    const share = opening.style === large ? Math.min(1, room / widest) : 1;
    for (const line of opening.lines)
      end = parent.set('P', line, { ...opening.style, size: opening.style.size * share }, column, end);
    const isLong = opening.isLong || widthOf(parent.pdf, words.front.checkIn, strong) > column.width;
    const small = isLong ? { size: 7.25, leading: 8.75 } : {};
    end = parent.set('P', words.front.checkIn, { ...strong, ...small }, column, end + 3);
    for (const note of words.front.notes) end = parent.set('P', note, { ...text, ...small }, column, end);
    return end;
  }

  function emergency(y: number): number {
    const { title, steps, address, coordinates, road } = words.emergency;
    const end = parent.set('H2', title, { ...heading, color: colors.alarm }, column, y) + 2;
    const below = parent.list(steps, text, column, end) + 5;
    parent.line(column, below, colors.alarm);
    const place = parent.set('P', `${address}: ${oneLineAddress(site)}`, strong, column, below + 4);
    const spot = parent.set('P', `${coordinates}: ${formatCoordinates(site)}`, strong, column, place);
    return parent.set('P', road, text, column, spot);
  }
}

function outline({ pdf }: Part, x: number, y: number): void {
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

/** Two large lines if all open days have the same hours, otherwise a smaller line for each group of days and season. */
function openingLines(sentence: string): { lines: string[]; style: Style; isLong: boolean } {
  const [days, times, ...more] = sentence.split(', ');
  if (days && times && more.length === 0 && !sentence.includes(';'))
    return { style: large, lines: [days, times], isLong: false };
  const isLong = sentence.length > 80;
  const size = isLong ? 8.5 : 11.5;
  return { style: { ...large, size, leading: size * 1.2 }, lines: sentence.split('; '), isLong };
}
