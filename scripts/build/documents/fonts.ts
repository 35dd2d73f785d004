/** The site's typefaces as TrueType, which pdfkit can subset. */
import { cutFace, range } from '../fonts/fonts.ts';

const packaged = {
  body: 'barlow/files/barlow-latin-400-normal',
  bold: 'barlow/files/barlow-latin-600-normal',
  label: 'barlow-condensed/files/barlow-condensed-latin-500-normal',
  heading: 'barlow-condensed/files/barlow-condensed-latin-700-normal',
} as const;

export type Face = keyof typeof packaged;
export type Faces = Readonly<Record<Face, Buffer>>;

/** The characters of codes 32 to 255 in WinAnsiEncoding, which is Windows-1252 with blanks for control codes. */
const winAnsi: readonly string[] = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, index) => index + 32)),
  (character) => (/\p{Cc}/u.test(character) ? ' ' : character),
);

/** The typefaces of the documents. An embedded font has only the glyphs that a document uses. */
export async function readFaces(): Promise<Faces> {
  const characters = `${winAnsi.join('')}${range(0x100, 0x17f)}−′″`;
  const names = Object.keys(packaged) as Face[];
  const faces = await Promise.all(
    names.map(async (name): Promise<[Face, Buffer]> => [name, await cutFace(packaged[name], characters, 'sfnt')]),
  );
  return Object.fromEntries(faces) as Record<Face, Buffer>;
}
