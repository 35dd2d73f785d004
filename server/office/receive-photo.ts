/** A photograph from a form, streamed to the disk: the web process never holds or decodes it. */
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { photoFolder } from './folders.ts';
import type { Fields } from './job.ts';

const megabyte = 1024 * 1024;
export const maxPhotoMegabytes = 20;
/** The photograph and the form's other fields. */
const maxBodyBytes = maxPhotoMegabytes * megabyte + 64 * 1024;

const tooLarge = `The photo has more than ${maxPhotoMegabytes} MB. Send a smaller one.`;
const otherFormat = 'This is not a JPEG, PNG, WebP or HEIC picture.';

/**
 * The fields of a form, and its file as `file`: the name below {@link photoFolder}. `fault` says why there is none, and
 * `step` which form it was, if that could not be read.
 */
export async function receivePhoto(request: Request, dataDir: string): Promise<Fields> {
  // Without its length, a body could be as long as the connection lasts.
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (!(length <= maxBodyBytes) || !request.body) return { step: 'photo', fault: tooLarge };
  const folder = photoFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fields: Record<string, string> = {};
  const part = path.join(folder, `${crypto.randomUUID()}.part`);
  let writing: Promise<void> = Promise.resolve();
  let isCut = false;
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { files: 1, fileSize: maxPhotoMegabytes * megabyte, fields: 20, fieldSize: 4096 },
  });
  parser.on('field', (name, value) => void (fields[name] = value.trim()));
  parser.on('file', (_name, file) => {
    file.on('limit', () => (isCut = true));
    writing = pipeline(file, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    // It is awaited below; until then a failure must not end the process.
    writing.catch(() => undefined);
  });
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
    await writing;
    if (isCut) return { ...fields, fault: tooLarge };
    const ending = await endingOf(part);
    if (ending === undefined) return { ...fields, fault: otherFormat };
    const name = path.basename(part).replace(/part$/, ending);
    renameSync(part, path.join(folder, name));
    return { ...fields, file: name };
  } finally {
    rmSync(part, { force: true });
  }
}

const signatures: readonly (readonly [ending: string, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|heif)/],
];

/** By the file's first bytes: its name and type are what the sender says. Undefined for another format. */
async function endingOf(file: string): Promise<string | undefined> {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return signatures.find(([, signature]) => signature.test(head))?.[0];
  } finally {
    await handle.close();
  }
}
