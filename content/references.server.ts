/** Checks that what the content points at exists: pages, places on pages, pictures, people. */
import type { Case } from '#domain/bring.ts';
import { dataFiles, isDataKey } from './files.server.ts';
import { elementsIn } from './html.server.ts';
import type { Page } from './page.server.ts';
import type { FaqSection } from './schema/faq.ts';
import { target as targetSchema } from './schema/text.ts';
import type { Source } from './source.server.ts';
import type { Path } from './values.server.ts';

const decisions = ['allows', 'prohibits', 'asks'] as const;

type Checked = {
  pages: ReadonlyMap<string, Page>;
  faq: readonly FaqSection[];
  images: Readonly<Record<string, unknown>>;
  gallery: { sections: readonly { id: string; images: readonly string[] }[]; carousel: readonly string[] };
  ranges: {
    ranges: readonly { id: string; image: string }[];
    facilities: readonly { id: string; image?: string | undefined }[];
  };
  prices: { prices: readonly { id: string }[] };
  bring: { questions: readonly { id: string; options: readonly { id: string }[] }[] };
  rules: {
    groups: readonly { rules: readonly ({ text: string } & Record<(typeof decisions)[number], readonly Case[]>)[] }[];
  };
  closures: readonly { ranges?: readonly string[] | undefined }[];
};

type Wrong = { message: string; allowed: string | undefined };

/** Addresses that the server or the build makes beside the pages. */
const madeElsewhere = [/^\/documents\/[a-z0-9-]+\.pdf$/, /^\/sitemap\.xml$/, /^\/(closures|hours)\.ics$/];

/** Ids that a page takes from data files rather than from its own headings. */
function idsFromData(content: Checked): Record<string, string[]> {
  return {
    faq: content.faq.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]),
    gallery: content.gallery.sections.map((section) => section.id),
    'range-features': [...content.ranges.ranges, ...content.ranges.facilities].map((place) => place.id),
    pass: content.prices.prices.map((price) => price.id),
  };
}

/** One line for each reference that leads nowhere, with the file and line on which it stands. */
export function checkReferences(content: Checked, open: (file: string) => Source): string[] {
  const problems: string[] = [];
  const extra = idsFromData(content);
  const pageAt = new Map([...content.pages.values()].map((page) => [page.path, page]));

  const checkTarget = (target: string, from: Page | undefined): Wrong | undefined => {
    const checked = targetSchema.safeParse(target);
    if (!checked.success)
      return { message: `leads to ${target}, which is no address`, allowed: targetSchema.description };
    if (!target.startsWith('/') && !target.startsWith('#')) return undefined;
    const [address = '', id] = target.split('#');
    const [path = ''] = address.split('?');
    if (madeElsewhere.some((known) => known.test(path))) return undefined;
    const page = path === '' ? from : pageAt.get(path);
    if (!page)
      return { message: `leads to ${target}, which is not a page`, allowed: [...pageAt.keys()].toSorted().join(', ') };
    const ids = [...page.sections.map((section) => section.id), ...(extra[page.name] ?? [])];
    if (id !== undefined && !ids.includes(id))
      return {
        message: `leads to ${target}, but ${page.path} has no place of that name`,
        allowed: ids.map((one) => `${path}#${one}`).join(', '),
      };
    return undefined;
  };
  const targetsIn = (key: string | number | undefined, value: string): string[] =>
    key === 'to'
      ? /^[/#]/.test(value)
        ? [value]
        : []
      : elementsIn(value).flatMap((element) => element.get('href') ?? []);

  const walk = (file: string, value: unknown, keys: Path, from: Page | undefined): void => {
    if (typeof value === 'string') {
      for (const target of targetsIn(keys.at(-1), value)) {
        const wrong = checkTarget(target, from);
        if (wrong) problems.push(open(file).problem(keys, wrong.message, wrong.allowed, target));
      }
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value))
        walk(file, item, [...keys, Array.isArray(value) ? Number(key) : key], from);
    }
  };
  for (const [key, value] of Object.entries(content)) {
    if (isDataKey(key)) walk(dataFiles[key], value, [], undefined);
  }
  for (const page of content.pages.values()) walk(`pages/${page.name}.md`, page, [], page);

  const checkPicture = (file: string, keys: Path, id: string | undefined) => {
    if (id !== undefined && !(id in content.images)) {
      const message = `names the picture ${id}, which images.yaml does not have`;
      problems.push(open(file).problem(keys, message, 'the name of a picture in images.yaml, such as header-pass', id));
    }
  };
  for (const page of content.pages.values()) checkPicture(`pages/${page.name}.md`, ['image'], page.image);
  content.gallery.sections.forEach((section, index) =>
    section.images.forEach((id, place) => checkPicture(dataFiles.gallery, ['sections', index, 'images', place], id)),
  );
  content.gallery.carousel.forEach((id, place) => checkPicture(dataFiles.gallery, ['carousel', place], id));
  content.ranges.ranges.forEach((range, index) =>
    checkPicture(dataFiles.ranges, ['ranges', index, 'image'], range.image),
  );
  content.ranges.facilities.forEach((one, index) =>
    checkPicture(dataFiles.ranges, ['facilities', index, 'image'], one.image),
  );
  problems.push(...casesOfNothing(content, open), ...placesTwice(content, open));
  const rangeIds = content.ranges.ranges.map(({ id }) => id);
  content.closures.forEach(({ ranges = [] }, index) =>
    ranges.forEach((id, place) => {
      if (rangeIds.includes(id)) return;
      const wrong = `names the range ${id}, which ranges.yaml does not have`;
      problems.push(open(dataFiles.closures).problem([index, 'ranges', place], wrong, rangeIds.join(', ')));
    }),
  );
  return problems;
}

/** One line for each question and each place that has the id of another one on its page. */
function placesTwice({ faq, ranges }: Checked, open: (file: string) => Source): string[] {
  const questions = faq.flatMap(({ id, items }, index) => [
    { id, keys: [index, 'id'] },
    ...items.map((item, place) => ({ id: item.id, keys: [index, 'items', place, 'id'] })),
  ]);
  const places = (['ranges', 'facilities'] as const).flatMap((kind) =>
    ranges[kind].map(({ id }, index) => ({ id, keys: [kind, index, 'id'] })),
  );
  const twice = (file: string, all: readonly { id: string; keys: Path }[]) =>
    all
      .filter(({ id }, index) => all.findIndex((one) => one.id === id) < index)
      .map(({ id, keys }) => open(file).problem(keys, `has the id ${id}, which another entry has`, 'an id of its own'));
  return [...twice(dataFiles.faq, questions), ...twice(dataFiles.ranges, places)];
}

/** One line for each case of a rule that names a question or an option which bring.yaml does not have. */
function casesOfNothing({ bring, rules }: Checked, open: (file: string) => Source): string[] {
  const options = new Map(bring.questions.map((one) => [one.id, one.options.map(({ id }) => id)]));
  const wrongIn = (question: string, meant: readonly string[]): Wrong | undefined => {
    const known = options.get(question);
    if (!known) return { message: 'is no question of bring.yaml', allowed: [...options.keys()].join(', ') };
    const unknown = meant.find((option) => !known.includes(option));
    return unknown === undefined
      ? undefined
      : { message: `names ${unknown}, which is no option of bring.yaml`, allowed: known.join(', ') };
  };
  const cases = rules.groups.flatMap(({ rules: sentences }, group) =>
    sentences.flatMap((rule, place) =>
      decisions.flatMap((kind) =>
        rule[kind].flatMap((one, at) =>
          Object.entries(one).map(([question, meant]) => ({
            keys: ['groups', group, 'rules', place, kind, at, question],
            wrong: wrongIn(question, meant),
          })),
        ),
      ),
    ),
  );
  return cases.flatMap(({ keys, wrong }) =>
    wrong ? [open(dataFiles.rules).problem(keys, wrong.message, wrong.allowed)] : [],
  );
}
