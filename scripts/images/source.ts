/** What the pipeline is fed with: drawings of ours and photographs of the club, as one kind of thing. */
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { color } from '#app/lib/colors.server.ts';
import { cropAround, sameAspect, type Focal, type Size } from './crop.ts';
import type { Pixels } from './encode.ts';
import { PictureError } from './problems.ts';
import type { Slot } from './slots.ts';

/** A picture that code draws. */
export type Drawing = Size & {
  id: string;
  focal: Focal;
  svg: () => string;
  /** Hash of the code that draws it, where that is known: as long as it stays the same, nothing needs to be drawn. */
  codeHash?: string;
  /** The drawing as PNG, `width` pixels wide. */
  render: (width: number) => Buffer;
};

export type Source = {
  id: string;
  kind: 'illustration' | 'photo';
  /** The whole original: same bytes, same picture. */
  original: () => Buffer | string;
  /**
   * Something quicker to know than the original that changes whenever the original does, and sometimes when it does
   * not.
   */
  codeHash?: string;
  /** The part of the picture that fits the slot, as wide as the slot's widest file, and the focal point within it. */
  pixels: (slot: Slot) => Promise<Pixels & { focal: Focal }>;
};

const megabyte = 1_000_000;
const heaviest = 12 * megabyte;
/** Some 60-megapixel cameras exist; beyond 100 million it is a stitched panorama or a mistake. */
const mostPixels = 100_000_000;
/** Cutting away more than this is not cropping any more: a tall photograph has no wide one in it. */
const leastKept = 0.4;

const spoken = ({ width, height }: Size) => `${width} × ${height} pixels`;

/** A drawing as a source. Throws a {@link PictureError} when its shape is not that of its slot. */
export function fromDrawing(drawing: Drawing, slot: Slot, focal: Focal = drawing.focal): Source {
  if (!sameAspect(drawing, slot.aspect)) {
    throw new PictureError([
      `The drawing ${drawing.id} is ${spoken(drawing)}, and a ${slot.name} picture is ${slot.shape}. Draw it in that shape.`,
    ]);
  }
  const renders = new Map<number, Buffer>();
  const renderedAt = (width: number) => {
    const png = renders.get(width) ?? drawing.render(width);
    renders.set(width, png);
    return png;
  };
  return {
    id: drawing.id,
    kind: 'illustration',
    original: drawing.svg,
    ...(drawing.codeHash !== undefined && { codeHash: drawing.codeHash }),
    pixels: async (wanted) => {
      // The nearer crop comes out of the same rendering: rendering a drawing is as dear as encoding it.
      const png = renderedAt(Math.max(...slot.widths));
      const { width, height } = await sharp(png).metadata();
      return cut(sharp(png), { width, height }, focal, wanted);
    },
  };
}

/**
 * A photograph as a source, turned upright as its EXIF data say. `file` is its path, `name` what the editor calls it.
 * Throws a {@link PictureError} when it is too heavy, unreadable, too small for its slot, or of a wholly other shape.
 */
export async function fromPhotograph(
  file: string,
  name: string,
  id: string,
  slot: Slot,
  focal: Focal = { x: 0.5, y: 0.5 },
): Promise<Source> {
  const { size } = await stat(file);
  if (size > heaviest) {
    throw new PictureError([
      `${name} has ${(size / megabyte).toFixed(1)} MB, and ${heaviest / megabyte} MB are allowed. Save it as JPEG with a quality of about 85 per cent.`,
    ]);
  }
  const bytes = await readFile(file);
  const open = () => sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: mostPixels });
  const unreadable = (error: unknown) =>
    new PictureError([
      `${name} cannot be read as a picture (${error instanceof Error ? error.message : String(error)}). Open it in a picture program and save it again as JPEG.`,
    ]);
  const { autoOrient: upright } = await open()
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });

  const crop = cropAround(upright, focal, slot.aspect);
  if (crop.kept < leastKept) {
    throw new PictureError([
      `${name} is ${spoken(upright)}, and a ${slot.name} picture is ${slot.shape}: only ${Math.round(crop.kept * 100)} per cent of it would be seen. Cut it to about ${slot.shape} yourself, or choose another one.`,
    ]);
  }
  if (crop.width < slot.minimumWidth) {
    const cutTo = sameAspect(upright, slot.aspect) ? '' : `, ${crop.width} pixels wide when cut to ${slot.shape}`;
    throw new PictureError([
      `${name} is too small: ${spoken(upright)}${cutTo}. A ${slot.name} picture needs at least ${slot.minimumWidth} × ${Math.round(slot.minimumWidth / slot.aspect)} pixels. Use the original from the camera.`,
    ]);
  }
  return {
    id,
    kind: 'photo',
    original: () => bytes,
    pixels: (wanted) =>
      cut(open(), upright, focal, wanted).catch((error: unknown) => {
        throw unreadable(error);
      }),
  };
}

/**
 * The part of an opened image that fits the slot, as pixels. The colour profile becomes sRGB; all metadata stay behind.
 */
async function cut(image: Sharp, size: Size, focal: Focal, slot: Slot): Promise<Pixels & { focal: Focal }> {
  const { left, top, width, height, focal: inside } = cropAround(size, focal, slot.aspect, slot.share);
  const widest = Math.max(...slot.widths.filter((one) => one <= width));
  const { data, info } = await image
    .extract({ left, top, width, height })
    .resize({ width: widest, height: Math.round(widest / slot.aspect), fit: 'fill' })
    .flatten({ background: color('paper') })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, focal: inside };
}
