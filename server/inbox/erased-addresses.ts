/**
 * Keyed hashes of erased addresses, stored outside of the inbox, so that restoring a backup doesn't restore their data.
 */
import { createHmac } from 'node:crypto';
import { appendFileSync, closeSync, constants, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newToken, tokenShape } from './tokens.ts';
import { StorageError } from './storage-error.ts';

export const erasureFiles = { key: 'forget-key', list: 'forgotten-addresses' } as const;

const beside = (inbox: string, name: string): string => path.join(path.dirname(inbox), name);

/**
 * Records durably that everything sent by an address until now is deleted. The file is open with O_SYNC, because Node's
 * permission model, under which the server runs, forbids `fsyncSync`, and so the option `flush`.
 */
export function recordErasure(inbox: string, address: string, at: Date): void {
  const hash = hashWith(readKey(inbox) ?? makeKey(inbox), address);
  appendFileSync(beside(inbox, erasureFiles.list), `${hash} ${at.getTime()}\n`, { mode: 0o600, flag: 'as' });
}

/** Returns a function that says whether an address's item from a time (Unix milliseconds) must be deleted. */
export function readErasures(inbox: string): (address: string, receivedAt: number) => boolean {
  const list = beside(inbox, erasureFiles.list);
  if (!existsSync(list)) return () => false;
  const key = readKey(inbox);
  if (key === undefined)
    throw new StorageError(
      'damaged',
      new Error(`${erasureFiles.key} is missing: no address in the list can be recognized`),
    );
  const until = new Map<string, number>();
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const [hash = '', at] = line.split(' ');
    until.set(hash, Math.max(Number(at ?? 0), until.get(hash) ?? 0));
  }
  return (address, receivedAt) => receivedAt <= (until.get(hashWith(key, address)) ?? -Infinity);
}

const hashWith = (key: string, address: string): string => createHmac('sha256', key).update(address).digest('hex');

function makeKey(inbox: string): string {
  const key = newToken();
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_SYNC | constants.O_WRONLY;
  const descriptor = openSync(beside(inbox, erasureFiles.key), flags, 0o600);
  try {
    writeFileSync(descriptor, key);
  } finally {
    closeSync(descriptor);
  }
  return key;
}

function readKey(inbox: string): string | undefined {
  const file = beside(inbox, erasureFiles.key);
  if (!existsSync(file)) return undefined;
  const key = readFileSync(file, 'utf8').trim();
  if (!tokenShape.test(key)) throw new StorageError('damaged', new Error(`${erasureFiles.key} holds no key`));
  return key;
}
