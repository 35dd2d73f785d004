/** Opens an original for the pipeline: drawings of ours and photographs of the club alike. */
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { color } from '#app/lib/colors.server.ts';
import { cropAround, sameAspect, type Focal, type Size } from './crop.ts';
import { heicToPng, isHeic } from './heic.ts';
import { PictureError, type Original } from './originals.ts';
import { widthsIn, type Slot } from './slots.ts';

/** Opaque pixels in sRGB, three bytes each. */
export type Pixels = Size & { data: Buffer };

export type Source = {
  /** The whole original: same bytes, same picture. */
  bytes: Buffer;
  /** Of the slot's widest file that the picture is large enough for. */
  sizeIn: (slot: Slot) => Size;
  /** The part of the picture that fits the slot, in that size. */
  pixels: (slot: Slot) => Promise<Pixels>;
};

const megabyte = 1_000_000;
const heaviest = 12 * megabyte;
/** Some 60-megapixel cameras exist; beyond 100 million it is a stitched panorama or a mistake. */
const maxPixels = 100_000_000;
/** Cutting away more than this is not cropping any more: a tall photograph has no wide one in it. */
const minKept = 0.4;

const spoken = ({ width, height }: Size) => `${width} × ${height} pixels`;

/**
 * An original as a source, turned upright as its EXIF data say. Throws a {@link PictureError} when it is too heavy,
 * unreadable, too small for its slot, or of a wholly other shape.
 */
export async function openOriginal(
  { file, name }: Pick<Original, 'file' | 'name'>,
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
  const open = (from: Buffer = bytes) =>
    sharp(from, { autoOrient: true, failOn: 'error', limitInputPixels: maxPixels });
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
  if (crop.kept < minKept) {
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
    bytes,
    sizeIn: (wanted) => sizeIn(wanted, cropAround(upright, focal, wanted.aspect).width),
    pixels: async (wanted) => {
      try {
        return await cut(open(isHeic(file) ? await heicToPng(bytes) : bytes), upright, focal, wanted);
      } catch (error) {
        throw unreadable(error);
      }
    },
  };
}

function sizeIn(slot: Slot, cropped: number): Size {
  const width = Math.max(...widthsIn(slot, cropped));
  return { width, height: Math.round(width / slot.aspect) };
}

/**
 * The part of an opened image that fits the slot, as pixels. The colour profile becomes sRGB; all metadata stay behind.
 */
async function cut(image: Sharp, size: Size, focal: Focal, slot: Slot): Promise<Pixels> {
  const { left, top, width, height } = cropAround(size, focal, slot.aspect);
  const { data, info } = await image
    .extract({ left, top, width, height })
    .resize({ ...sizeIn(slot, width), fit: 'fill' })
    .flatten({ background: color('paper') })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
