import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hexadecimal of the parts, encoded unambiguously. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** 256 random bits in 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenShape = /^[\w-]{43}$/;
