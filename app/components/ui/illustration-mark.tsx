import type { PictureData } from '#app/lib/picture-data.ts';

/** Says of a drawing that it is none of the range's photographs. Stands in the corner of the picture's box. */
export function IllustrationMark({ of: { illustration } }: { of: PictureData }) {
  return illustration && <span className="illustration-mark">Illustration</span>;
}
