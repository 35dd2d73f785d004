/** The photographs of iPhones. Sharp reads their sizes, and has no decoder of their pixels (HEVC). */
import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp from 'sharp';

/** Whether a file's name ends as those of iPhones do. */
export const isHeic = (file: string) => /\.hei[cf]$/i.test(file);

/** The same picture as PNG, upright, with its color profile (iPhones use Display P3). Throws for a broken file. */
export async function heicToPng(bytes: Buffer): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { data, width, height } = await decode({ buffer: bytes });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return icc ? withProfile(png, icc) : png;
}

/** Puts a color profile after the first 33 bytes, which are the PNG's signature and size. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
