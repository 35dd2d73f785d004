import { useShellWords } from '#app/lib/shell-words.ts';
import { areAllDrawn, type PictureData } from '#app/lib/picture-data.ts';

/** Says of a drawing that it is none of the range's photographs. Stands in the corner of the picture's box. */
export function IllustrationMark({ of: { illustration } }: { of: PictureData }) {
  const words = useShellWords();
  return illustration && <span className="illustration-mark">{words.illustration}</span>;
}

/** Says it once, below pictures that are all drawn; where a photograph is among them, each drawing bears its mark. */
export function IllustrationsNote({ of: pictures }: { of: readonly PictureData[] }) {
  return areAllDrawn(pictures) && <p className="screen-only illustrations-note">These pictures are illustrations.</p>;
}
