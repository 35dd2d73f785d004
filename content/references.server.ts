/**
 * Checks that the targets of references exist: pages, places on pages, documents, pictures and ranges. Over 200 lines:
 * each kind of reference has one small check, and all share these types.
 */
import { type Data, dataFiles, isDataKey } from './schemas.server.ts';
import { generatedDocuments } from './documents.server.ts';
import { elementsIn } from './html.server.ts';
import { englishName, type Page, pathOf } from './page.server.ts';
import { isListed, topicsOf } from './schema/faq.ts';
import { target as targetSchema } from './schema/text.ts';
import type { Source } from './source.server.ts';
import { calendarFiles } from './spanish-links.server.ts';
import { mostAlike, type Path, textsIn } from './values.server.ts';

/** Undefined if a file has a mistake, which its reader reports. */
type Checked = { [Key in keyof Data]: Data[Key] | undefined } & {
  pages: ReadonlyMap<string, Page>;
  documents: readonly string[] | undefined;
};

type Wrong = { message: string; allowed: string | undefined };
/** `words`: the wrong words of the value. */
type Problem = Wrong & { file: string; keys: Path; words?: string };
type AddressCheck = (target: string, from: Page | undefined) => Wrong | undefined;
type Found = { file: string; keys: Path; text: string; page?: Page };

/** Paths that the server or the build generates besides the pages. */
const generatedPaths = ['/sitemap.xml', ...calendarFiles.flatMap((file) => [`/${file}`, `/es/${file}`])];

/**
 * Returns one line for each broken reference, with its file and line. `incomplete`: the names of all pages and the
 * readable files, if there are mistakes. Targets that may be in an unreadable file are not reported. Links of rows that
 * a mistake keeps out of `content` are reported.
 */
export function checkReferences(
  content: Checked,
  open: (file: string) => Source,
  incomplete?: { pages: readonly string[]; sources: ReadonlyMap<string, Source> },
): string[] {
  const texts = textsOf(content);
  const asTyped = [...(incomplete?.sources ?? [])].flatMap(([file, source]) => {
    if (content.pages.has(file.slice('pages/'.length, -'.md'.length))) return [];
    return [...source.texts(), { keys: ['intro'], text: source.body }].map((found) => ({ ...found, file }));
  });
  const wrongAt = addressCheck(content, incomplete?.pages);
  return [
    ...deadRedirects(content, wrongAt),
    ...deadAddresses([...texts, ...asTyped], wrongAt),
    ...missingPictures(content, texts),
    ...unknownCases(content, texts),
    ...unknownMeanings(content),
    // A provider may be missing because its row has a mistake.
    ...(incomplete ? [] : unknownParts(content, open)),
    ...unknownIds(content, texts),
  ].flatMap(({ file, keys, message, allowed, words = '' }) => {
    const source = open(file);
    const isBelow = file.startsWith('pages/') && inBody.includes(keys[0] ?? '');
    const part = isBelow ? source.body : source.saved.replace(source.body, '');
    const isTyped = (one: string) => part.includes(one);
    // A Spanish page has its pictures and the addresses of its buttons from the English one, where they are reported.
    const typed = file.startsWith('pages/es.') ? [words, words.replace(/^\/es(?=[/#])/, '')].find(isTyped) : words;
    if (typed === undefined) return [];
    // A Spanish text has the English addresses.
    const asTyped = (text: string) => (typed === words ? text : text.replaceAll(/\/es(?=[/#])/g, ''));
    const [said, right] = [asTyped(message), allowed && asTyped(allowed)];
    return isBelow ? source.bodyProblem(typed, said, right) : source.problem(keys, said, right, typed);
  });
}

/** The names that are most like what was typed. */
function nearest(typed: string, names: readonly string[]): string {
  const some = mostAlike(typed, names).slice(0, 5);
  return [...some, ...(names.length > some.length ? ['…'] : [])].join(', ');
}

/** The parts of a page that are below its front matter. */
const inBody: Path = ['intro', 'sections', 'pictures'];

function textsOf(content: Checked): Found[] {
  const data = Object.entries(content).flatMap(([key, value]) =>
    isDataKey(key) ? textsIn(value).map((found) => ({ ...found, file: dataFiles[key] })) : [],
  );
  const pages = [...content.pages.values()].flatMap((page) =>
    textsIn(page).map((found) => ({ ...found, file: `pages/${page.name}.md`, page })),
  );
  return [...data, ...pages];
}

/** Ids that a page gets from data files instead of its own headings. */
function idsFromData(content: Checked): Record<string, string[] | undefined> {
  const faq = content.faq?.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]);
  return {
    faq,
    gallery: content.gallery?.sections.map((section) => section.id),
    'range-features': content.ranges && [...content.ranges.ranges, ...content.ranges.facilities].map(({ id }) => id),
    pass: content.prices?.prices.map((price) => price.id),
    'safety-rules': content.rules?.groups.map(({ id }) => id),
    training: content.training?.map(({ id }) => id),
    'under-21-rules': content.ages?.bands.map(({ id }) => id),
    access: content.toConfirm && [
      ...topicsOf(content.toConfirm)
        .filter((one) => isListed(one) || one.answer !== null)
        .map(({ topic }) => topic),
      ...(content.pages.get('access')?.sections.flatMap(({ parts }) => parts.map(({ id }) => id)) ?? []),
    ],
  };
}

function deadRedirects({ redirects, pages }: Checked, wrongAt: AddressCheck): Problem[] {
  const paths = [...pages.values()].map(({ path }) => path);
  return Object.entries(redirects ?? {}).flatMap(([from, to]) => {
    const wrong = paths.includes(from)
      ? { message: 'is the address of a page, which visitors get', allowed: 'an address that has no page' }
      : wrongAt(to, undefined);
    return wrong ? [{ ...wrong, file: dataFiles.redirects, keys: [from] }] : [];
  });
}

const deadAddresses = (texts: readonly Found[], wrongAt: AddressCheck): Problem[] =>
  texts.flatMap(({ file, keys, text, page }) =>
    targetsIn(keys.at(-1), text).flatMap((words) => {
      const wrong = wrongAt(words, page);
      return wrong ? [{ ...wrong, file, keys, words }] : [];
    }),
  );

function targetsIn(key: string | number | undefined, value: string): string[] {
  if (key === 'to' || key === 'link') return /^[/#]/.test(value) ? [value] : [];
  if (value.includes('href=')) return elementsIn(value).flatMap((element) => element.get('href') ?? []);
  return !value.includes('](')
    ? []
    : [...value.matchAll(/(?<!!)\[[^[\]]*\]\(([/#][^()\s]*)\)/g)].flatMap(([, typed]) => typed ?? []);
}

function addressCheck(content: Checked, files: readonly string[] | undefined): AddressCheck {
  const extra = idsFromData(content);
  const pageAt = new Map([...content.pages.values()].map((page) => [page.path, page]));
  const documents = [...generatedDocuments, ...(content.documents ?? [])].map((name) => `/documents/${name}`);
  return (target, from) => {
    const checked = targetSchema.safeParse(target);
    if (!checked.success)
      return { message: `leads to ${target}, which is no address`, allowed: targetSchema.description };
    if (!target.startsWith('/') && !target.startsWith('#')) return undefined;
    const [address = '', id] = target.split('#');
    const [path = ''] = address.split('?');
    if (generatedPaths.includes(path) || documents.includes(path)) return undefined;
    if (path.startsWith('/documents/') && content.documents === undefined) return undefined;
    if (path.startsWith('/documents/'))
      return {
        message: `leads to ${target}, and there is no such document`,
        allowed: `${[...new Set(documents)].join(', ')}, or a PDF of that name in content/documents`,
      };
    const page = path === '' ? from : pageAt.get(path);
    if (!page && files?.some((name) => path === '' || pathOf(name) === path)) return undefined;
    if (!page)
      return { message: `leads to ${target}, which is not a page`, allowed: nearest(path, [...pageAt.keys()]) };
    const ids = [...page.sections.map((section) => section.id), ...(extra[englishName(page.name)] ?? [])];
    if (id === undefined || ids.includes(id) || files) return undefined;
    return {
      message: `leads to ${target}, but ${page.path} has no place of that name`,
      allowed: nearest(
        target,
        ids.map((one) => `${path}#${one}`),
      ),
    };
  };
}

/** Pictures that images.yaml lacks, or that need an alt text. */
function missingPictures({ images }: Checked, texts: readonly Found[]): Problem[] {
  const named = texts.filter(
    ({ file, keys, page }) =>
      (page ?? [dataFiles.gallery, dataFiles.training, dataFiles.ranges].includes(file)) &&
      (['image', 'photo'].includes(String(keys.at(-1))) ||
        ['images', 'carousel', 'pictures'].includes(String(keys.at(-2)))),
  );
  if (!images) return [];
  return named.flatMap(({ file, keys, text }) => {
    const known = images[text];
    // Only the picture at the top of a page may be decorative.
    if (known && (!known.decorative || keys[0] === 'image')) return [];
    const [message, allowed] = known
      ? [
          `shows the picture ${text}, which images.yaml calls decorative`,
          'a picture with an alt text: it is read in the full-screen view',
        ]
      : [
          `names the picture ${text}, which images.yaml does not have`,
          `a picture of images.yaml: ${nearest(text, Object.keys(images))}`,
        ];
    return [{ file, keys, message, allowed, words: text }];
  });
}

/** Ranges of closures that ranges.yaml lacks, and rules of the youth form that rules.yaml lacks. */
function unknownIds({ ranges, rules }: Checked, texts: readonly Found[]): Problem[] {
  const lists = [
    { from: dataFiles.closures, list: 'ranges', in: dataFiles.ranges, known: ranges?.ranges.map(({ id }) => id) },
    { from: dataFiles.youthForm, list: 'groups', in: dataFiles.rules, known: rules?.groups.map(({ id }) => id) },
  ];
  return lists.flatMap(({ from, list, in: other, known }) =>
    texts
      .filter(({ file, keys, text }) => file === from && keys.at(-2) === list && known?.includes(text) === false)
      .map(({ file, keys, text }) => {
        const message = `names ${text}, which ${other} does not have`;
        return { file, keys, message, allowed: known?.join(', ') };
      }),
  );
}

/** Options and ranges that options of bring.yaml refer to and that don't exist. */
function unknownMeanings({ bring, ranges }: Checked): Problem[] {
  const known = ranges?.ranges.map(({ id }) => id);
  return (bring?.questions ?? []).flatMap(({ options }, index) => {
    const ids = options.map(({ id }) => id);
    return options.flatMap(({ unlike, doubtful, at }, place) =>
      [
        { keys: ['unlike'], name: unlike, in: dataFiles.bring, known: ids },
        { keys: ['doubtful', 'unlike'], name: doubtful?.unlike, in: dataFiles.bring, known: ids },
        { keys: ['at', 'otherwise'], name: at?.otherwise, in: dataFiles.bring, known: ids },
        { keys: ['at', 'name'], name: at?.name, in: dataFiles.ranges, known },
      ]
        .filter(({ name, known: names }) => name !== undefined && names?.includes(name) === false)
        .map(({ keys, name, in: file, known: names }) => ({
          file: dataFiles.bring,
          keys: ['questions', index, 'options', place, ...keys],
          message: `names ${name}, which ${file} does not have`,
          allowed: names?.join(', '),
        })),
    );
  });
}

/** Parts of pages that `asked` names, to which the search would lead. */
function unknownParts(content: Checked, open: (file: string) => Source): Problem[] {
  const extra = idsFromData(content);
  return [...content.pages.values()].flatMap(({ name, asked, sections }) => {
    const known = sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]).concat(extra[name] ?? []);
    const file = `pages/${name}.md`;
    // Not every part is shown: some have a condition.
    const isWritten = (id: string) => new RegExp(`\\{#${id}[ }]`).test(open(file).body);
    const wrong = Object.keys(asked).filter((id) => id !== 'page' && !known.includes(id) && !isWritten(id));
    const message = 'is of no part of this page';
    return wrong.map((id) => ({ file, keys: ['asked', id], message, allowed: nearest(id, known) }));
  });
}

function unknownCases({ bring }: Checked, texts: readonly Found[]): Problem[] {
  if (!bring) return [];
  const options = new Map(bring.questions.map((one) => [one.id, one.options.map(({ id }) => id)]));
  return texts
    .filter(({ file, keys: [, , , , kind = ''] }) => file === dataFiles.rules && decisions.includes(kind))
    .flatMap(({ file, keys, text }) => {
      const question = keys.slice(0, -1);
      const known = options.get(String(question.at(-1)));
      if (known?.includes(text)) return [];
      const [message, allowed] = known
        ? [`names ${text}, which is no option of bring.yaml`, known]
        : ['is no question of bring.yaml', [...options.keys()]];
      return [{ file, keys: question, message, allowed: allowed.join(', ') }];
    });
}

const decisions: readonly Path[number][] = ['allows', 'prohibits', 'asks'];
