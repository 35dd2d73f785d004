/** The site's typefaces as PDF embeds them: TrueType, whose glyphs can be cut out, where the packages have WOFF2. */
import { cutFace, range } from '../fonts/fonts.ts';

const packaged = {
  body: 'barlow/files/barlow-latin-400-normal',
  bold: 'barlow/files/barlow-latin-600-normal',
  label: 'barlow-condensed/files/barlow-condensed-latin-500-normal',
  heading: 'barlow-condensed/files/barlow-condensed-latin-700-normal',
} as const;

export type Face = keyof typeof packaged;
export type Faces = Readonly<Record<Face, Buffer>>;

/**
 * What each code from 32 to 255 of WinAnsiEncoding means: a blank where Windows-1252, its model, has a control code.
 */
export const winAnsi: readonly string[] = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, index) => index + 32)),
  (character) => (/\p{Cc}/u.test(character) ? ' ' : character),
);

/** The faces in which the documents are set. An embedded font holds only the letters that a document uses. */
export async function readFaces(): Promise<Faces> {
  const characters = `${winAnsi.join('')}${range(0x100, 0x17f)}−′″`;
  const names = Object.keys(packaged) as Face[];
  const faces = await Promise.all(
    names.map(async (name): Promise<[Face, Buffer]> => [name, await cut(packaged[name], characters)]),
  );
  return Object.fromEntries(faces) as Record<Face, Buffer>;
}

/**
 * The face of what people type into a form. It is embedded whole, so it has the letters of one encoding and no more.
 */
export const readFieldFace = (): Promise<Buffer> => cut(packaged.body, winAnsi.join(''));

const cut = (file: string, characters: string) => cutFace(file, characters, 'sfnt');
