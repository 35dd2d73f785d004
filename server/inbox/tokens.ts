import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256, in hexadecimal, of the unambiguously encoded parts. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** 256 random bits in 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A mail's token: always the same for the mail's seed, which is a token too. */
export const derivedToken = (seed: string, purpose: string): string =>
  createHmac('sha256', seed).update(purpose).digest('base64url');

export const tokenShape = /^[\w-]{43}$/;
