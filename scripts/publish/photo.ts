import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '#content/source.server.ts';
import { heicToPng, isHeic } from '#scripts/build/images/source.ts';

/** Larger than any use on the site, even after cropping. Every version stays in the repository's history. */
const longestSide = 3200;
const maxPixels = 100_000_000;

/**
 * Converts an uploaded photograph to JPEG: upright, in sRGB, without EXIF, location or any other metadata.
 * @throws {ContentError} if it can't be read, or is gone: what was sent is deleted after some days. The log has the
 * system's reason.
 */
export async function cleanPhoto(file: string, name: string): Promise<Buffer> {
  const unreadable = new ContentError([
    `content/${name} cannot be read as a picture. Send it again, or take another one.`,
  ]);
  try {
    const bytes = await readFile(file);
    const picture = isHeic(file) ? await heicToPng(bytes) : bytes;
    // sharp writes no metadata unless requested.
    return await sharp(picture, { autoOrient: true, failOn: 'error', limitInputPixels: maxPixels })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch (error) {
    process.stderr.write(`A photo of the office’s page could not be read: ${String(error)}\n`);
    throw unreadable;
  }
}
