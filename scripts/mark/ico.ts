/**
 * PNG files as one Windows icon, which browsers ask for at /favicon.ico without being told. Each PNG is square and
 * at most 256 pixels wide. Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const headerLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(side % 256, entry); // 256 is written as 0
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
