import type { Content } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { foot, footTop, letterhead, margin, openDocument, page } from './letterhead.ts';
import { addPage, artifact } from './pdf.ts';
import {
  colors,
  columnsOf,
  heightOf,
  linkIn,
  listHeight,
  type Part,
  printed,
  shortestSplit,
  styles,
  type Column,
  type ListStyle,
  type Style,
} from './text.ts';

type Rules = Content['rules'];
type Group = Rules['groups'][number];

/** The rules as a PDF. Throws a ContentError if they don't fit on one page even in the smallest letters. */
export async function safetyRules({ site, rules, pages }: Pick<Content, 'site' | 'rules' | 'pages'>): Promise<Buffer> {
  const words = pages.get('safety-rules');
  const section = (id: string) => {
    const found = words?.sections.find((one) => one.id === id);
    if (!found)
      throw new ContentError([
        `content/pages/safety-rules.md  needs a section with the id ${id}: the rules in print take its words`,
      ]);
    return found;
  };
  const document = section('range-rules');
  const four = section('universal-rules');

  const { root, close } = await openDocument(site, document.title, words?.description ?? '');
  addPage(root.pdf);
  let y = letterhead(root, site, document.title, margin.top);
  y = root.set('P', printed(document.html), styles.body, page, y) + 10;
  y = universal(root, { title: four.title, note: printed(four.html), rules: rules.universal }, y) + 14;
  groups(root, rules.groups, y, site.origin);
  foot(root, `${site.name}: ${document.title}`, new URL(site.origin).host);
  return close();
}

const gutter = 18;

function universal(
  root: Part,
  { title, note, rules }: { title: string; note: string; rules: Rules['universal'] },
  y: number,
): number {
  const { pdf } = root;
  const pad = 10;
  const inner = { x: page.x + pad, width: page.width - 2 * pad };
  const columns = columnsOf(rules.length, inner, gutter);
  const name = { ...styles.strong, size: 9.5, leading: 12 };
  const text = { ...styles.body, size: 8.5, leading: 11 };
  const numeral = { ...styles.title, size: 22, leading: 24, color: colors.alarm };
  const width = columns[0]?.width ?? inner.width;
  const titleHeight = Math.max(...rules.map((rule) => heightOf(pdf, rule.title, name, width)));
  const textHeight = Math.max(...rules.map((rule) => heightOf(pdf, printed(rule.text), text, width)));
  const head = styles.heading.leading + styles.note.leading + 5;
  const height = pad + head + numeral.leading + titleHeight + 3 + textHeight + pad;
  artifact(pdf, () => pdf.rect(page.x, y, page.width, height).lineWidth(1.2).fillAndStroke(colors.panel, colors.ink));

  const part = root.part('Sect');
  let top = part.set('H2', title, styles.heading, inner, y + pad);
  top = part.set('P', note, styles.note, inner, top) + 5;
  const list = part.part('L');
  rules.forEach((rule, index) => {
    const column = columns[index] ?? inner;
    const item = list.part('LI');
    item.set('Lbl', String(index + 1), numeral, column, top);
    const body = item.part('LBody');
    body.set('P', rule.title, name, column, top + numeral.leading);
    body.set('P', printed(rule.text), text, column, top + numeral.leading + titleHeight + 3);
    body.end();
    item.end();
  });
  list.end();
  part.end();
  return y + height;
}

type Setting = { heading: Style; rule: ListStyle; after: number };

const sizes = [10, 9.75, 9.5, 9.25, 9, 8.75, 8.5, 8.25, 8, 7.75];
const settingOf = (size: number): Setting => ({
  heading: { ...styles.heading, size: size * 1.4, leading: size * 1.75 },
  rule: { ...styles.body, size, leading: size * 1.26, between: size * 0.28 },
  after: size * 1.25,
});

/** All other rules, in three columns, in the largest letters that fit. */
function groups(root: Part, list: readonly Group[], y: number, origin: string): void {
  const columns = columnsOf(3, page, gutter);
  const width = columns[0]?.width ?? page.width;
  const room = footTop - 8 - y;
  for (const size of sizes) {
    const setting = settingOf(size);
    const heights = list.map((group) => heightOfGroup(root, group, setting, width));
    const split = shortestSplit(heights, columns.length);
    if (split.height - setting.after > room) continue;
    split.columns.forEach(({ from, to }, index) => {
      list
        .slice(from, to)
        .reduce((top, group) => setGroup(root, group, setting, columns[index] ?? page, top, origin), y);
    });
    return;
  }
  throw new ContentError(['content/rules.yaml  has become too long for the printed rules, which are one page']);
}

const plainRules = (group: Group) => group.rules.map(({ text }) => printed(text));

const heightOfGroup = ({ pdf }: Part, group: Group, { heading, rule, after }: Setting, width: number): number =>
  heading.leading + 3 + listHeight(pdf, plainRules(group), rule, width) + after;

function setGroup(
  root: Part,
  group: Group,
  { heading, rule, after }: Setting,
  column: Column,
  y: number,
  origin: string,
): number {
  const part = root.part('Sect');
  const below = part.set('H2', group.title, heading, column, y);
  part.line(column, below, colors.ink);
  const end = part.list(
    plainRules(group),
    rule,
    column,
    below + 3,
    group.rules.map(({ text }) => linkIn(text, origin)),
  );
  part.end();
  return end + after;
}
