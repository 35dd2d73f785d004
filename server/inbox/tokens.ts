/** Tokens for links in mails, and the hashes that are kept in place of them and of idempotency keys. */
import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hexadecimal over the parts, which cannot run into each other. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** 256 random bits, 43 characters that need no escaping in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenShape = /^[\w-]{43}$/;
