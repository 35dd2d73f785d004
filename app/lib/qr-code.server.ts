/** A text for a phone's camera. */
import { create } from 'qrcode';

export type QrCode = {
  /** Modules on each side; the path is drawn in them. */
  size: number;
  path: string;
};

/** The dark modules as one SVG path. The quiet zone of four modules around them is for whoever draws it. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size).join(''));
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: path.join('') };
}
