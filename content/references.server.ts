/**
 * Checks that what the content points at exists: pages, places on pages, documents, pictures, people. Over 200 lines,
 * because there is one check for each kind of reference.
 */
import { type Data, dataFiles, isDataKey } from './schemas.server.ts';
import { generatedDocuments } from './documents.server.ts';
import { elementsIn } from './html.server.ts';
import type { Page } from './page.server.ts';
import { topicsOf } from './schema/to-confirm.ts';
import { target as targetSchema } from './schema/text.ts';
import type { Source } from './source.server.ts';
import { type Path, textsIn } from './values.server.ts';

const decisions = ['allows', 'prohibits', 'asks'] as const;

type Checked = Data & { pages: ReadonlyMap<string, Page>; documents: readonly string[] };

type Wrong = { message: string; allowed: string | undefined };

/** Addresses that the server or the build makes beside the pages. */
const generatedPaths = ['/sitemap.xml', '/closures.ics', '/hours.ics'];

/** Ids that a page takes from data files rather than from its own headings. */
function idsFromData(content: Checked): Record<string, string[]> {
  const faq = content.faq.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]);
  return {
    faq,
    'es.faq': faq,
    gallery: content.gallery.sections.map((section) => section.id),
    'range-features': [...content.ranges.ranges, ...content.ranges.facilities].map((place) => place.id),
    pass: content.prices.prices.map((price) => price.id),
    'safety-rules': content.rules.groups.map(({ id }) => id),
    'under-21-rules': content.ages.bands.map(({ id }) => id),
    access: topicsOf(content.toConfirm).map(({ topic }) => topic),
  };
}

/** One line for each reference that leads nowhere, with its file and line. */
export function checkReferences(content: Checked, open: (file: string) => Source): string[] {
  return [deadAddresses, missingPictures, unknownCases, duplicatePlaces, missingRanges].flatMap((check) =>
    check(content, open),
  );
}

/** One line for each address, in any text of any file, at which nothing is. */
function deadAddresses(content: Checked, open: (file: string) => Source): string[] {
  const wrongAt = addressCheck(content);
  const wrongIn = (file: string, value: unknown, from?: Page): string[] =>
    [...textsIn(value)].flatMap(({ keys, text }) =>
      targetsIn(keys.at(-1), text).flatMap((target) => {
        const wrong = wrongAt(target, from);
        return wrong ? [open(file).problem(keys, wrong.message, wrong.allowed, target)] : [];
      }),
    );
  const redirects = Object.entries(content.redirects).flatMap(([from, to]) => {
    const taken = [...content.pages.values()].some(({ path }) => path === from);
    const wrong = taken
      ? { message: 'is the address of a page, which visitors get', allowed: 'an address that has no page' }
      : wrongAt(to, undefined);
    return wrong ? [open(dataFiles.redirects).problem([from], wrong.message, wrong.allowed)] : [];
  });
  return [
    ...redirects,
    ...Object.entries(content).flatMap(([key, value]) => (isDataKey(key) ? wrongIn(dataFiles[key], value) : [])),
    ...[...content.pages.values()].flatMap((page) => wrongIn(`pages/${page.name}.md`, page, page)),
  ];
}

/** The addresses that a text leads to; `key` is what it is filed under. */
function targetsIn(key: string | number | undefined, value: string): string[] {
  if (key === 'to' || key === 'link') return /^[/#]/.test(value) ? [value] : [];
  return elementsIn(value).flatMap((element) => element.get('href') ?? []);
}

/** Returns what is wrong with an address on a page. */
function addressCheck(content: Checked) {
  const extra = idsFromData(content);
  const pageAt = new Map([...content.pages.values()].map((page) => [page.path, page]));
  const documents = [...generatedDocuments, ...content.documents].map((name) => `/documents/${name}`);
  return (target: string, from: Page | undefined): Wrong | undefined => {
    const checked = targetSchema.safeParse(target);
    if (!checked.success)
      return { message: `leads to ${target}, which is no address`, allowed: targetSchema.description };
    if (!target.startsWith('/') && !target.startsWith('#')) return undefined;
    const [address = '', id] = target.split('#');
    const [path = ''] = address.split('?');
    if (generatedPaths.includes(path) || documents.includes(path)) return undefined;
    if (path.startsWith('/documents/'))
      return {
        message: `leads to ${target}, and there is no such document`,
        allowed: `${[...new Set(documents)].join(', ')}, or a PDF of that name in content/documents`,
      };
    const page = path === '' ? from : pageAt.get(path);
    if (!page)
      return { message: `leads to ${target}, which is not a page`, allowed: [...pageAt.keys()].toSorted().join(', ') };
    const ids = [...page.sections.map((section) => section.id), ...(extra[page.name] ?? [])];
    if (id === undefined || ids.includes(id)) return undefined;
    return {
      message: `leads to ${target}, but ${page.path} has no place of that name`,
      allowed: ids.map((one) => `${path}#${one}`).join(', '),
    };
  };
}

/** One line for each picture that images.yaml doesn't have, or that needs an alt text where it is shown. */
function missingPictures(
  { pages, gallery, ranges, training, images }: Checked,
  open: (file: string) => Source,
): string[] {
  const named: { file: string; keys: Path; id: string | undefined }[] = [
    ...[...pages.values()].flatMap(({ name, image, pictures }) => [
      { file: `pages/${name}.md`, keys: ['image'], id: image },
      ...Object.values(pictures).map((id) => ({ file: `pages/${name}.md`, keys: [], id })),
    ]),
    ...gallery.sections.flatMap((section, index) =>
      section.images.map((id, place) => ({ file: dataFiles.gallery, keys: ['sections', index, 'images', place], id })),
    ),
    ...training.map(({ photo }, index) => ({ file: dataFiles.training, keys: [index, 'photo'], id: photo })),
    ...gallery.carousel.map((id, place) => ({ file: dataFiles.gallery, keys: ['carousel', place], id })),
    ...(['ranges', 'facilities'] as const).flatMap((kind) =>
      ranges[kind].map(({ image }, index) => ({ file: dataFiles.ranges, keys: [kind, index, 'image'], id: image })),
    ),
  ];
  return named.flatMap(({ file, keys, id }) => {
    if (id === undefined) return [];
    const wrong = (message: string, allowed: string) => [open(file).problem(keys, message, allowed, id)];
    const known = images[id];
    if (!known)
      return wrong(
        `names the picture ${id}, which images.yaml does not have`,
        'the name of a picture in images.yaml, such as header-visit',
      );
    // The picture at a page's top is the only one that says nothing of its own.
    if (!known.decorative || keys[0] === 'image') return [];
    return wrong(
      `shows the picture ${id}, which images.yaml calls decorative`,
      'a picture with an alt text: it is read in the full-screen view',
    );
  });
}

/** One line for each closure of a range that ranges.yaml does not have. */
function missingRanges({ closures, ranges }: Checked, open: (file: string) => Source): string[] {
  const known = ranges.ranges.map(({ id }) => id);
  return closures.flatMap(({ ranges: closed = [] }, index) =>
    closed.flatMap((id, place) => {
      if (known.includes(id)) return [];
      const wrong = `names the range ${id}, which ranges.yaml does not have`;
      return [open(dataFiles.closures).problem([index, 'ranges', place], wrong, known.join(', '))];
    }),
  );
}

/** One line for each question and each place that has the id of another one on its page. */
function duplicatePlaces({ faq, ranges }: Checked, open: (file: string) => Source): string[] {
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
function unknownCases({ bring, rules }: Checked, open: (file: string) => Source): string[] {
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
