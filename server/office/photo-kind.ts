/** The job that puts a photograph in place of a drawing. Drawings are offered by where visitors see them. */
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content } from '#content/load.server.ts';
import { dataFiles } from '#content/schemas.server.ts';
import { hashOf } from '#content/translation.server.ts';
import { type ContentKind, missing, noChoice, type Read, sentence } from './content-kind.ts';
import { photoName } from './folders.ts';
import type { Fields } from './job.ts';

export type PhotoKindDeps = {
  content: Pick<Content, 'images' | 'gallery' | 'pages'>;
  /** The pictures that have a photograph by their own name. */
  photos: ReadonlySet<string>;
};

/** Pictures that the code places, not a file in content/. */
const otherPlaces: Readonly<Record<string, string>> = {
  'hero-winter': 'Weather',
  offline: 'Without a connection',
  'social-card': 'Previews of links to the website',
};

const otherPages = 'Other pages';

/** Where visitors see each picture: the home page first, then the gallery by its sections, then the others. */
function placesOf({ gallery, pages }: PhotoKindDeps['content']): (readonly [id: string, place: string])[] {
  const home = pages.get('home')?.image;
  return [
    ...(home ? [[home, 'Home'] as const] : []),
    ...gallery.sections.flatMap(({ title, images }) => images.map((id) => [id, `Gallery: ${title}`] as const)),
    ...[...pages.values()].flatMap(({ title, image, pictures }) =>
      [image, ...Object.values(pictures)].flatMap((id) => (id ? [[id, title] as const] : [])),
    ),
    ...Object.entries(otherPlaces),
  ];
}

/** What a drawing shows, in as many words as a list has room for: one or more clauses, or a part of a long one. */
function subjectOf(alt: string): string {
  if (alt.length <= 60) return alt;
  const [clauses] = /^.{25,59}(?=[,:;] )/.exec(alt) ?? [];
  return clauses ?? `${alt.slice(0, alt.lastIndexOf(' ', 58))} …`;
}

export function photoKind({ content, photos }: PhotoKindDeps): ContentKind {
  const places = placesOf(content);
  const order = [...places.map(([, place]) => place), otherPages];
  const drawn = Object.entries(content.images)
    .flatMap(([id, { alt, file, keepDrawing }]) =>
      alt === undefined || file !== undefined || keepDrawing || photos.has(id)
        ? []
        : [{ id, alt, subject: subjectOf(alt), place: places.find(([one]) => one === id)?.[1] ?? otherPages }],
    )
    .toSorted((one, other) => order.indexOf(one.place) - order.indexOf(other.place));
  const groups = [...Map.groupBy(drawn, ({ place }) => place)].map(([group, some]) => ({
    group,
    all: some.map(({ id, subject }) => [id, subject] as const),
  }));
  const fields = {
    id: { options: [noChoice, ...groups] },
    file: { control: 'file' },
    alt: sentence,
    es: { isOptional: true },
  } as const;
  return {
    fields,
    mainField: 'file',
    said({ id }) {
      const one = drawn.find((drawing) => drawing.id === id);
      return one ? `Photo in place of the drawing “${one.subject}” (${one.place})` : 'Photo in place of a drawing';
    },
    build(typed, read) {
      const { id = '', file = '', alt = '', es } = typed;
      const was = drawn.find((drawing) => drawing.id === id)?.alt;
      if (was !== undefined && imageTexts.parse(parse(read(dataFiles.images)))[id]?.alt !== was)
        return { faults: { id: isWaiting } };
      const spanish = es ? spanishEdits(read, `${id}.alt`, alt, es) : [];
      const same = 'This describes the drawing: say what is seen in the photo.';
      const faults: Fields = {
        ...missing(fields, typed),
        ...(was === undefined && { id: 'Please choose a picture from the list.' }),
        ...(alt === was && { alt: same }),
        ...(spanish.some((edit) => edit.was === es) && { es: same }),
        ...(file && !photoName.test(file) && { file: 'Please choose the photo again.' }),
      };
      if (Object.keys(faults).length > 0 || was === undefined) return { faults };
      return {
        edits: [
          { file: dataFiles.images, id, key: 'alt', was, now: alt },
          ...spanish,
          { file: `images/${id}.jpg`, photo: file, isGone: false },
        ],
      };
    },
    willRead: ({ alt = '', es }) => [
      ['Read to those who can’t see it, and below it in the full-screen view', alt],
      ['On Spanish pages', es ? es : `${alt} (in English, until someone translates it)`],
    ],
  };
}

const imageTexts = z.record(z.string(), z.looseObject({ alt: z.string().optional() }));
const isWaiting =
  'A photo for this drawing waits to be published. Withdraw that one to send another, or wait until it is published.';

const ledgerTexts = z.looseObject({ of: z.record(z.string(), z.string()).default({}) });

/** The Spanish of a sentence in the file of translations, with the stamp of the English that it translates. */
function spanishEdits(read: Read, key: string, english: string, spanish: string) {
  const file = `es.${dataFiles.images}`;
  const { of, ...texts } = ledgerTexts.parse(parse(read(file)));
  return [
    { file, key, was: z.json().parse(texts[key] ?? null), now: spanish },
    { file, id: 'of', key, was: of[key] ?? null, now: hashOf(english) },
  ];
}
